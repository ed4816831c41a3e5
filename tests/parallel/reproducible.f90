module reproducible
 use iso_c_binding
contains
 real(8) function fortran(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i,j
  real(8)::s,t,h(4),y(2000)
  s=0;t=-1d300;h=0
  !$omp parallel do schedule(dynamic,3)
  do i=1,2000
   y(i)=x(mod(i*17,n)+1)*x(mod(i*i,n)+1)*x(3)
  end do
  !$omp parallel do reduction(+:s,h) reduction(max:t) schedule(guided)
  do i=1,2000
   s=s+y(i)*y(mod(i*7,2000)+1); t=max(t,y(i)); h(mod(i,4)+1)=h(mod(i,4)+1)+y(i)*x(2)
  end do
  !$omp parallel
  !$omp single
  h(1)=h(1)*x(1)
  !$omp end single
  !$omp do collapse(2) reduction(+:s)
  do i=1,9
   do j=1,9
    s=s+x(i)*x(j)*h(mod(i,4)+1)
   end do
  end do
  !$omp end do
  !$omp do ordered
  do i=1,9
   !$omp ordered
   h(2)=h(2)*0.5d0+x(i)
   !$omp end ordered
  end do
  !$omp end parallel
  fortran=s+t*h(2)+h(3)*h(4)+h(1)
 end function
end module
