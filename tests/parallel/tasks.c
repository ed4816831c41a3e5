/* Tasks, each function a number made of x[0..n). */
#include <math.h>
#include <stdlib.h>
#include <omp.h>
static double quad(const double*p,double a,double b,int depth){
  if(depth==0){ double m=.5*(a+b); return (b-a)*sin(p[0]*m)*exp(p[1]*m); }
  double l,r,m=.5*(a+b);
#pragma omp task shared(l)
  l=quad(p,a,m,depth-1);
#pragma omp task shared(r)
  r=quad(p,m,b,depth-1);
#pragma omp taskwait
  return l+r*p[2];
}
double quadrature(const double*x,int n){ double s;
#pragma omp parallel
#pragma omp single
 s=quad(x,0,1,4);
 return s; }
double task_loop(const double*x,int n){ double*y=malloc(n*8); double s=0;
#pragma omp parallel
#pragma omp single
 for(int i=0;i<n;i++){
#pragma omp task firstprivate(i)
  y[i]=sin(x[i])*x[(i+1)%n];
 }
 for(int i=0;i<n;i++) s+=y[i]*y[i]; free(y); return s; }
double depend(const double*x,int n){ double a=0,b=0,c=0;
#pragma omp parallel
#pragma omp single
 {
#pragma omp task depend(out:a)
 a=x[0]*x[1];
#pragma omp task depend(in:a) depend(out:b)
 b=a*a+x[2];
#pragma omp task depend(in:a) depend(out:c)
 c=sin(a)*x[3];
#pragma omp task depend(in:b,c) depend(inout:a)
 a=b*c*a;
 }
 return a; }
double taskgroup(const double*x,int n){ double a=0,b=0,s=0;
#pragma omp parallel
#pragma omp single
 {
#pragma omp taskgroup
 {
#pragma omp task
 { a=x[0]*x[0];
#pragma omp task
   b=x[1]*x[2]; }
 }
 s=a*b;
 }
 return s; }
double firstprivate(const double*x,int n){ double s=0,k=x[0];
#pragma omp parallel
#pragma omp single
 for(int i=0;i<n;i++){ double t=k*x[i];
#pragma omp task firstprivate(t) shared(s)
 { double v=t*t;
#pragma omp atomic
 s+=v; }
 k=k*1.01;
 }
 return s; }
double if_clause(const double*x,int n){ double s=0;
#pragma omp parallel
#pragma omp single
 for(int i=0;i<n;i++){
#pragma omp task shared(s) if(i>3)
 { double v=x[i]*x[i];
#pragma omp atomic
 s+=v; }
 }
 return s; }
double critical(const double*x,int n){ double s=1;
#pragma omp parallel
#pragma omp single
 for(int i=0;i<n;i++){
#pragma omp task shared(s)
 { double v=1+x[i];
#pragma omp critical
 s*=v; }
 }
 return s; }
double wavefront(const double*x,int n){ int m=5; double g[36]; for(int i=0;i<36;i++) g[i]=x[i%n];
#pragma omp parallel
#pragma omp single
 for(int i=1;i<6;i++) for(int j=1;j<6;j++){
#pragma omp task depend(in:g[(i-1)*6+j],g[i*6+j-1]) depend(out:g[i*6+j]) firstprivate(i,j)
  g[i*6+j]=g[i*6+j]*sin(g[(i-1)*6+j])+0.5*g[i*6+j-1];
 }
 return g[35]*g[35]; }
double outside_regions(const double*x,int n){ double a,b;
#pragma omp task shared(a)
 a=x[0]*x[1];
#pragma omp task shared(b)
 b=x[2]*x[3];
#pragma omp taskwait
 return a*b; }
