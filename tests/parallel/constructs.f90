! One function per construct of OpenMP, each a number made of x(1:n).
module constructs
 use iso_c_binding
 use omp_lib
 real(8),save::tp=1,tpa(3)
 !$omp threadprivate(tp,tpa)
 real(8),allocatable,save::work(:),own(:),table(:,:)
 !$omp threadprivate(own,table)
 type node
  real(8)::val
  type(node),pointer::left=>null(),right=>null()
 end type
contains
 recursive subroutine plant(t,x,lo,hi)
  type(node),pointer,intent(out)::t; real(8),intent(in)::x(:); integer,intent(in)::lo,hi
  nullify(t)
  if(lo>hi) return
  allocate(t); t%val=x((lo+hi)/2)
  call plant(t%left,x,lo,(lo+hi)/2-1); call plant(t%right,x,(lo+hi)/2+1,hi)
 end subroutine
 recursive real(8) function weight(t) result(r)
  type(node),pointer,intent(in)::t; real(8)::a,b
  r=0; if(.not.associated(t)) return
  !$omp task shared(a)
  a=weight(t%left)
  !$omp end task
  !$omp task shared(b)
  b=weight(t%right)
  !$omp end task
  !$omp taskwait
  r=t%val**2+a+b*sin(t%val)
 end function
 recursive subroutine fell(t)
  type(node),pointer,intent(inout)::t
  if(.not.associated(t)) return
  call fell(t%left); call fell(t%right); deallocate(t)
 end subroutine
 real(8) function dot(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  s=0
  !$omp parallel do reduction(+:s)
  do i=1,n
   s=s+x(i)*sin(x(i))
  end do
  dot=s
 end function
 real(8) function dynamic(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s,y(n)
  s=0
  !$omp parallel do schedule(dynamic,2)
  do i=1,n
   y(i)=x(i)*x(mod(i,n)+1)
  end do
  !$omp parallel do schedule(guided) reduction(+:s)
  do i=1,n
   s=s+y(i)**2
  end do
  dynamic=s
 end function
 real(8) function product_max(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s,t
  s=1;t=-1d300
  !$omp parallel do reduction(*:s) reduction(max:t)
  do i=1,n
   s=s*(1+0.1d0*x(i)); t=max(t,x(i))
  end do
  product_max=s*t
 end function
 real(8) function critical_product(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  s=0.5
  !$omp parallel do
  do i=1,n
   !$omp critical
   s=s*(1+0.1d0*x(i))
   !$omp end critical
  end do
  critical_product=s
 end function
 real(8) function atomic_sum(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  s=0.5
  !$omp parallel do
  do i=1,n
   !$omp atomic
   s=s+x(i)**2
  end do
  atomic_sum=s
 end function
 real(8) function array_reduction(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::h(3)
  h=0
  !$omp parallel do reduction(+:h)
  do i=1,n
   h(mod(i,3)+1)=h(mod(i,3)+1)+x(i)**2
  end do
  array_reduction=h(1)*h(2)+h(3)
 end function
 real(8) function single(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::a,s
  s=0
  !$omp parallel reduction(+:s)
  !$omp single
  a=x(1)*x(2)
  !$omp end single
  !$omp do
  do i=1,n
   s=s+a*x(i)
  end do
  !$omp end do
  !$omp end parallel
  single=s
 end function
 real(8) function first_and_last(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::k,t,last
  k=x(1)*2
  !$omp parallel do firstprivate(k) private(t) lastprivate(last)
  do i=1,n
   t=x(i)*k
   last=t*t
  end do
  first_and_last=last
 end function
 real(8) function collapsed(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i,j
  real(8)::s
  s=0
  !$omp parallel do collapse(2) reduction(+:s) if(n>3) num_threads(2)
  do i=1,n
   do j=1,n
    s=s+x(i)*cos(x(j))
   end do
  end do
  collapsed=s
 end function
 real(8) function sections(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n)
  real(8)::a,b
  !$omp parallel sections
  !$omp section
  a=x(1)**2
  !$omp section
  b=exp(x(2))
  !$omp end parallel sections
  sections=a*b
 end function
 real(8) function ordered_loop(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  s=0.3
  !$omp parallel do ordered
  do i=1,n
   !$omp ordered
   s=0.5*s*s+0.1*x(i)
   !$omp end ordered
  end do
  ordered_loop=s
 end function
 real(8) function workshare(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n)
  real(8)::y(n)
  !$omp parallel workshare
  y=x*x+1
  !$omp end parallel workshare
  workshare=sum(y)*y(1)
 end function
 real(8) function heat(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i,t
  real(8),allocatable::a(:),b(:)
  a=x; b=x
  do t=1,4
   !$omp parallel do
   do i=2,n-1
    b(i)=a(i)+0.1*(a(i-1)-2*a(i)+a(i+1))*a(i)
   end do
   a=b
  end do
  heat=sum(a*a)
 end function
 real(8) function threadprivate(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  tp=x(1); s=0
  !$omp parallel copyin(tp) reduction(+:s)
  !$omp do
  do i=1,n
   s=s+tp*x(i)
  end do
  !$omp end parallel
  threadprivate=s
 end function
 real(8) function common_block(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s,ca,cb
  common /blk/ ca,cb
  !$omp threadprivate(/blk/)
  s=0
  !$omp parallel reduction(+:s)
  ca=x(1);cb=x(2)**2
  !$omp do
  do i=1,n
   s=s+ca*x(i)+cb
  end do
  !$omp end parallel
  common_block=s
 end function
 real(8) function taskloop(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::y(n)
  !$omp parallel
  !$omp single
  !$omp taskloop grainsize(3)
  do i=1,n
   y(i)=x(i)**2
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  taskloop=sum(y*y)
 end function
 real(8) function taskloop_firstprivate(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::y(n),k
  k=x(1)*x(2)
  !$omp parallel
  !$omp single
  !$omp taskloop num_tasks(4) firstprivate(k)
  do i=1,n
   k=k+x(i)
   y(i)=k*x(i)
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  taskloop_firstprivate=sum(y*y)
 end function
 real(8) function taskloop_private(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::y(n),t
  !$omp parallel
  !$omp single
  !$omp taskloop private(t) grainsize(2) if(n>3)
  do i=1,n
   t=x(i)*x(i); y(i)=t*x(2)
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  taskloop_private=sum(y*y)
 end function
 real(8) function taskloop_nogroup(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::y(n)
  !$omp parallel
  !$omp single
  !$omp taskloop nogroup grainsize(4)
  do i=1,n
   y(i)=x(i)*x(i)
  end do
  !$omp end taskloop
  !$omp taskwait
  y(1)=y(1)*y(2)
  !$omp end single
  !$omp end parallel
  taskloop_nogroup=sum(y*y)
 end function
 real(8) function taskloop_atomic(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  s=0
  !$omp parallel
  !$omp single
  !$omp taskloop
  do i=1,n
   !$omp atomic
   s=s+x(i)**2
  end do
  !$omp end taskloop
  !$omp end single
  !$omp end parallel
  taskloop_atomic=s*s
 end function
 real(8) function firstprivate_allocatable(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8),allocatable::w(:)
  real(8)::s,y(n),z(3)
  w=x**2; z=x(1:3); s=0
  !$omp parallel do firstprivate(w) reduction(+:s)
  do i=1,n
   w(i)=w(i)*x(1); s=s+w(i)
  end do
  !$omp parallel
  !$omp single
  do i=1,n
   !$omp task firstprivate(w,z) shared(y)
   w(i)=w(i)*x(i); y(i)=w(i)*z(1)
   !$omp end task
  end do
  !$omp end single
  !$omp end parallel
  firstprivate_allocatable=s*sum(y)
 end function
 real(8) function copyin_array(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s
  s=0; tpa=x(1:3)
  !$omp parallel copyin(tpa) reduction(+:s)
  tpa(2)=tpa(1)*tpa(3)
  !$omp do
  do i=1,n
   s=s+x(i)*tpa(mod(i,3)+1)
  end do
  !$omp end parallel
  copyin_array=s
 end function
 real(8) function atomic_complex(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  complex(8)::z,w
  complex(8),allocatable::p(:)
  real(8)::s
  z=0; s=0; allocate(p(2)); p=(1d0,1d0)
  !$omp parallel do private(w) reduction(+:s)
  do i=1,n
   !$omp atomic
   z=z+cmplx(x(i),x(i)**2,8)
   !$omp atomic update
   p(mod(i,2)+1)=p(mod(i,2)+1)*cmplx(1,0.1*x(i),8)
  end do
  !$omp parallel do ordered private(w) reduction(+:s)
  do i=1,n
   !$omp ordered
   !$omp atomic capture
   w=z
   z=z+cmplx(x(i),1d0,8)
   !$omp end atomic
   !$omp end ordered
   s=s+abs(w)
  end do
  atomic_complex=s+real(z*p(1)*p(2))
 end function
 real(8) function module_allocatable(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  if(allocated(work)) deallocate(work)
  allocate(work(n))
  !$omp parallel do
  do i=1,n
   work(i)=x(i)**2
  end do
  !$omp parallel do
  do i=1,n
   work(i)=work(i)*x(n+1-i)
  end do
  module_allocatable=sum(work**2)
 end function
 subroutine use_own(a,b)
  real(8),intent(in)::a; real(8),intent(out)::b
  if(allocated(table)) deallocate(table)
  allocate(table(4,2))
  table(:,1)=own(1)*a; table(:,2)=own(2)+sin(a)
  own=table(1:2,1)+table(3:4,2)
  b=sum(own**2)
 end subroutine
 real(8) function threadprivate_allocatable(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::y(n)
  if(allocated(own)) deallocate(own)
  allocate(own(2)); own=x(1:2)
  !$omp parallel copyin(own)
  own(2)=own(1)*x(3)
  !$omp end parallel
  !$omp parallel do
  do i=1,n
   own=x(1:2)
   call use_own(x(i),y(i))
  end do
  !$omp parallel
  deallocate(own)
  !$omp end parallel
  threadprivate_allocatable=sum(y)
 end function
 real(8) function tree(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n)
  type(node),pointer::t
  call plant(t,x,1,n)
  !$omp parallel
  !$omp single
  tree=weight(t)
  !$omp end single
  !$omp end parallel
  call fell(t)
 end function
 real(8) function teams_loops(x,n) bind(c)
  integer(c_int),value::n; real(8),intent(in)::x(n); integer::i
  real(8)::s,y(n),z(n),w(n)
  s=x(1)
  !$omp teams distribute parallel do reduction(+:s)
  do i=1,n
   s=s+0.01*x(i)**2
  end do
  !$omp teams thread_limit(2)
  !$omp distribute dist_schedule(static,3)
  do i=1,n
   y(i)=x(i)*s
  end do
  !$omp end distribute
  !$omp distribute parallel do simd
  do i=1,n
   z(i)=x(i)*y(mod(i,n)+1)
  end do
  !$omp end teams
  !$omp teams distribute parallel do dist_schedule(static,4) schedule(static,2)
  do i=1,n
   w(i)=z(i)*cos(y(i))
  end do
  !$omp target teams distribute parallel do map(tofrom:s) reduction(max:s)
  do i=1,n
   s=max(s,w(i))
  end do
  teams_loops=sum(w)*s
 end function
end module
