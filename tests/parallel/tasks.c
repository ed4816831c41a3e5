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

#define PS _Pragma("omp parallel") _Pragma("omp single")
static double fibr(const double*x,int d){ if(d==0) return x[0]; double s=x[1]*d;
#pragma omp taskgroup task_reduction(+:s)
 { for(int k=0;k<2;k++)
#pragma omp task in_reduction(+:s)
 s+=fibr(x,d-1)*x[2+k]; }
 return s; }
static double fin(const double*x,int d){ double a,b; if(d==0) return x[0]*x[1];
#pragma omp task shared(a) final(d<3) mergeable
 a=fin(x,d-1)*x[2];
#pragma omp task shared(b) final(d<3) mergeable
 b=fin(x,d-1)*x[3];
#pragma omp taskwait
 return a+b; }
typedef struct{double a,b,c;double v[4];}T;
double taskloop_grain(const double*x,int n){ double y[64],s=0,k=x[2];
PS
#pragma omp taskloop grainsize(3) firstprivate(k)
 for(int i=0;i<n;i++) y[i]=k*x[i]*sin(x[i]);
 for(int i=0;i<n;i++) s+=y[i]*y[i]; return s; }
double taskloop_nt(const double*x,int n){ double y[64],s=0;
PS
#pragma omp taskloop num_tasks(5)
 for(int i=n-1;i>=0;i-=2) y[i]=x[i]*sin(x[i]);
 for(int i=n-1;i>=0;i-=2) s+=y[i]*y[i]; return s; }
double taskloop_red(const double*x,int n){ double s=0;
PS
#pragma omp taskloop reduction(+:s)
 for(int i=0;i<n;i++) s+=x[i]*sin(x[i]);
 return s*s; }
double taskloop_nogroup(const double*x,int n){ double y[64],s=0;
PS
 {
#pragma omp taskloop nogroup
 for(int i=0;i<n;i++) y[i]=x[i]*sin(x[i]);
#pragma omp taskwait
 for(int i=0;i<n;i++) s+=y[i]*y[i]; }
 return s; }
double taskloop_collapse(const double*x,int n){ double y[16],s=0;
PS
#pragma omp taskloop collapse(2)
 for(int i=0;i<4;i++) for(int j=0;j<4;j++) y[i*4+j]=x[i]*x[j]*x[i];
 for(int i=0;i<16;i++) s+=y[i]*y[i]; return s; }
double taskloop_last(const double*x,int n){ double y[64],s=0,l;
PS
#pragma omp taskloop lastprivate(l)
 for(int i=0;i<n;i++) { l=x[i]*x[i]; y[i]=l; }
 for(int i=0;i<n;i++) s+=y[i]; return s*l; }
double taskloop_if(const double*x,int n){ double y[64],s=0;
PS
#pragma omp taskloop if(n>100) final(n>3) untied mergeable priority(2)
 for(int i=0;i<n;i++) y[i]=x[i]*sin(x[i]);
 for(int i=0;i<n;i++) s+=y[i]*y[i]; return s; }
double taskred(const double*x,int n){ double s=0;
PS
#pragma omp taskgroup task_reduction(+:s)
 for(int i=0;i<n;i++){
#pragma omp task in_reduction(+:s)
 s+=x[i]*x[i];
 }
 return s*s; }
double red_task(const double*x,int n){ double s=0;
#pragma omp parallel reduction(task,+:s)
#pragma omp single
 for(int i=0;i<n;i++){
#pragma omp task in_reduction(+:s)
 s+=x[i]*x[i];
 }
 return s*s; }
double red_task_for(const double*x,int n){ double s=0;
#pragma omp parallel
#pragma omp for reduction(task,+:s)
 for(int i=0;i<n;i++){
#pragma omp task in_reduction(+:s)
 s+=x[i]*x[i];
 }
 return s*s; }
double untied(const double*x,int n){ double y[64],s=0;
PS
 for(int i=0;i<n;i++){
#pragma omp task untied firstprivate(i)
 y[i]=x[i]*x[i];
 }
 for(int i=0;i<n;i++) s+=y[i]*y[i]; return s; }
double untied_wait(const double*x,int n){ double s=0;
PS
#pragma omp task untied
 { double a,b;
#pragma omp task shared(a)
  a=x[0]*x[1];
#pragma omp task shared(b)
  b=x[2]*x[1];
#pragma omp taskwait
  s=a*b;
 }
 return s; }
double final_c(const double*x,int n){ double s;
PS
 s=fin(x,5);
 return s; }
double taskyield_c(const double*x,int n){ double y[64],s=0;
PS
 for(int i=0;i<n;i++){
#pragma omp task firstprivate(i)
 { double t=x[i]*x[i];
#pragma omp taskyield
 y[i]=t*x[0]; }
 }
 for(int i=0;i<n;i++) s+=y[i]*y[i]; return s; }
double dep_iter(const double*x,int n){ double y[8],s=0;
PS
 {
 for(int i=0;i<8;i++){
#pragma omp task depend(out:y[i]) firstprivate(i)
 y[i]=x[i]*x[i]; }
#pragma omp task depend(iterator(j=0:8),in:y[j])
 for(int i=0;i<8;i++) s+=y[i]*y[i];
 }
 return s; }
double dep_mutex(const double*x,int n){ double s=1;
PS
 {
#pragma omp task depend(out:s)
 s=x[0];
 for(int i=0;i<n;i++){
#pragma omp task depend(mutexinoutset:s) firstprivate(i)
 s*=1+.1*x[i]; }
#pragma omp task depend(in:s)
 s=s*s;
 }
 return s; }
double dep_inoutset(const double*x,int n){ double s[4],r=0;
PS
 {
#pragma omp task depend(out:s)
 for(int i=0;i<4;i++) s[i]=x[0];
 for(int i=0;i<4;i++){
#pragma omp task depend(inoutset:s) firstprivate(i)
 s[i]*=x[i]; }
#pragma omp task depend(in:s)
 for(int i=0;i<4;i++) r+=s[i]*s[i];
 }
 return r; }
double taskwait_dep(const double*x,int n){ double a=0,b=0,r=0;
PS
 {
#pragma omp task depend(out:a) shared(a)
 a=x[0]*x[0];
#pragma omp task depend(out:b) shared(b)
 b=x[1]*x[1];
#pragma omp taskwait depend(in:a)
 r=a*x[2];
#pragma omp taskwait
 r+=b*r;
 }
 return r; }
double atomic_in_task(const double*x,int n){ double s=1;
PS
 for(int i=0;i<n;i++){
#pragma omp task shared(s)
 { double v=1+.1*x[i];
#pragma omp atomic
 s*=v; }
 }
 return s; }
double lock_in_task(const double*x,int n){ double s=1; omp_lock_t l; omp_init_lock(&l);
PS
 for(int i=0;i<n;i++){
#pragma omp task shared(s,l)
 { double v=1+.1*x[i];
 omp_set_lock(&l); s*=v; omp_unset_lock(&l); }
 }
 omp_destroy_lock(&l); return s; }
double many_spawners(const double*x,int n){ double y[64],s=0;
#pragma omp parallel
#pragma omp for
 for(int i=0;i<n;i++){
#pragma omp task firstprivate(i)
 y[i]=x[i]*x[i];
 }
 for(int i=0;i<n;i++) s+=y[i]*y[i]; return s; }
double spawn_all(const double*x,int n){ double s=0;
#pragma omp parallel
 {
#pragma omp for nowait schedule(dynamic)
 for(int i=0;i<n;i++){ double t=x[i]*x[i];
#pragma omp task firstprivate(t) shared(s)
 { double u=t*x[0];
#pragma omp atomic
 s+=u; }
 }
#pragma omp taskwait
#pragma omp barrier
#pragma omp for
 for(int i=0;i<n;i++){
 double w=x[i]*0.5;
#pragma omp atomic
 s+=w; }
 }
 return s; }
double nested_fp(const double*x,int n){ double s=0;
PS
 for(int i=0;i<4;i++){ double a=x[i]*x[i+1];
#pragma omp task firstprivate(a) shared(s)
 { double b=a*x[3];
  for(int j=0;j<3;j++){
#pragma omp task firstprivate(a,b,j) shared(s)
  { double c=a*b*x[j];
#pragma omp atomic
   s+=c; }
  b*=x[5]; a+=b;
  }
 }
 }
 return s; }
double task_struct(const double*x,int n){ T t={0};
PS
 {
#pragma omp task depend(out:t.a)
 t.a=x[0]*x[1];
#pragma omp task depend(out:t.b)
 t.b=x[2]*x[1];
#pragma omp task depend(in:t.a,t.b) depend(out:t.c)
 t.c=t.a*t.b;
#pragma omp task depend(in:t.c)
 for(int i=0;i<4;i++) t.v[i]=t.c*x[i];
 }
 return t.v[0]+t.v[1]*t.v[2]*t.v[3]; }
double task_array_fp(const double*x,int n){ double y[4],s=0,t[3]={x[0],x[1],x[2]};
PS
 for(int i=0;i<4;i++){
#pragma omp task firstprivate(i,t)
 { t[0]*=x[i]; y[i]=t[0]*t[1]+t[2]; }
 }
 for(int i=0;i<4;i++) s+=y[i]*y[i]; return s; }
double undeferred_dep(const double*x,int n){ double a=0,b=0;
PS
 {
#pragma omp task depend(out:a) shared(a)
 a=x[0]*x[0];
#pragma omp task depend(in:a) depend(out:b) if(0) shared(a,b)
 b=a*x[1];
 }
 return a*b; }
double task_in_section(const double*x,int n){ double a=0,b=0;
#pragma omp parallel sections
 {
#pragma omp section
 {
#pragma omp task shared(a)
 a=x[0]*x[0];
 }
#pragma omp section
 {
#pragma omp task shared(b)
 b=x[1]*x[0];
 }
 }
 return a*b; }
double taskred_rec(const double*x,int n){ double s;
PS
 s=fibr(x,4);
 return s; }
double detach_c(const double*x,int n){ double a; omp_event_handle_t ev;
PS
#pragma omp task detach(ev) shared(a)
 { a=x[0]*x[0]; omp_fulfill_event(ev); }
 return a; }
static double near_task(double v){ return v*v; }
static double far_task(double v){ double s=0;
#pragma omp parallel for reduction(+:s) num_threads(2)
 for(int i=0;i<4;i++) s+=v*cos(i*v);
 return s; }
double pointed_tasks(const double*x,int n){ double y[64];
#pragma omp parallel
#pragma omp single
 for(int i=0;i<n;i++){ double (*f)(double)=i%3==0?near_task:far_task;
#pragma omp task firstprivate(f)
  y[i]=f(x[i]); }
 double s=0; for(int i=0;i<n;i++) s+=y[i]*y[(i+1)%n]; return s; }
