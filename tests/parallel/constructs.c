/* One function per construct of OpenMP, each a number made of x[0..n). */
#include <math.h>
#include <complex.h>
#include <stdlib.h>
#include <omp.h>
double chunked(const double*x,int n){ double s=0;
#pragma omp parallel for schedule(static,3) reduction(+:s)
 for(int i=0;i<n;i++) s+=x[i]*x[i]*sin(x[i]); return s; }
double dynamic(const double*x,int n){ double s=0;
#pragma omp parallel for schedule(dynamic,2) reduction(+:s)
 for(int i=0;i<n;i++) s+=exp(x[i])*x[(i+1)%n]; return s; }
double guided(const double*x,int n){ double s=0;
#pragma omp parallel for schedule(guided) reduction(+:s)
 for(int i=0;i<n;i++) s+=exp(x[i])*x[(i+1)%n]; return s; }
double runtime(const double*x,int n){ double s=0;
#pragma omp parallel for schedule(runtime) reduction(+:s)
 for(int i=0;i<n;i++) s+=exp(x[i])*x[(i+1)%n]; return s; }
double collapse(const double*x,int n){ double s=0;
#pragma omp parallel for collapse(2) reduction(+:s)
 for(int i=0;i<n;i++) for(int j=0;j<n;j++) s+=x[i]*x[j]*cos(x[i]-x[j]); return s; }
double product(const double*x,int n){ double s=1;
#pragma omp parallel for reduction(*:s)
 for(int i=0;i<n;i++) s*=1+0.1*x[i]; return s; }
double maximum(const double*x,int n){ double s=-1e300;
#pragma omp parallel for reduction(max:s)
 for(int i=0;i<n;i++) s=fmax(s,x[i]*x[i]); return s; }
double two_loops(const double*x,int n){ double*y=malloc(n*8); double s=0;
#pragma omp parallel
 {
#pragma omp for nowait
 for(int i=0;i<n;i++) y[i]=x[i]*x[i];
#pragma omp barrier
#pragma omp for
 for(int i=0;i<n;i++) { double t=y[(i+3)%n]*x[i];
#pragma omp atomic
 s+=t; }
 }
 free(y); return s; }
double critical_product(const double*x,int n){ double s=1;
#pragma omp parallel for
 for(int i=0;i<n;i++) { double t=1+0.1*x[i];
#pragma omp critical
 s=s*t; }
 return s; }
struct Counted { int k; double v[3]; };
double counted(const double*x,int n){ struct Counted t={0,{0,0,0}};
#pragma omp parallel for
 for(int i=0;i<n;i++){
#pragma omp atomic
 t.v[i%3]+=x[i]*x[(i+5)%n];
#pragma omp atomic
 t.k++; }
 return t.v[0]*t.v[1]*t.v[2]*t.k; }
double two_criticals(const double*x,int n){ double s=0,p=0;
#pragma omp parallel for
 for(int i=0;i<n;i++) { double t=x[i]*x[i];
#pragma omp critical(a)
 s+=t;
#pragma omp critical(b)
 p+=t*x[i];
 }
 return s*p; }
double atomic_product(const double*x,int n){ double s=1;
#pragma omp parallel for
 for(int i=0;i<n;i++) { double t=1+0.1*x[i];
#pragma omp atomic
 s*=t; }
 return s; }
double single(const double*x,int n){ double a=0,s=0;
#pragma omp parallel reduction(+:s)
 {
#pragma omp single
 a=x[0]*x[1];
#pragma omp for
 for(int i=0;i<n;i++) s+=a*x[i];
#pragma omp master
 s+=x[2]*x[2];
 }
 return s; }
double sections(const double*x,int n){ double a,b,c;
#pragma omp parallel sections
 {
#pragma omp section
 a=sin(x[0]);
#pragma omp section
 b=x[1]*x[1];
#pragma omp section
 c=exp(x[2]);
 }
 return a*b*c; }
double first_and_last(const double*x,int n){ double k=x[0]*2,last=0; double s=0;
#pragma omp parallel for firstprivate(k) lastprivate(last) reduction(+:s)
 for(int i=0;i<n;i++){ last=x[i]*k; s+=last; }
 return s*last; }
double if_clause(const double*x,int n){ double s=0;
#pragma omp parallel for reduction(+:s) if(n>100)
 for(int i=0;i<n;i++) s+=x[i]*x[i]; return s; }
double num_threads(const double*x,int n){ double s=0;
#pragma omp parallel for reduction(+:s) num_threads(3)
 for(int i=0;i<n;i++) s+=x[i]*x[i]*x[i]; return s; }
double array_reduction(const double*x,int n){ double h[4]={0};
#pragma omp parallel for reduction(+:h[:4])
 for(int i=0;i<n;i++) h[i%4]+=x[i]*x[i];
 return h[0]*h[1]+h[2]*h[3]; }
double atomic_scatter(const double*x,int n){ double*h=calloc(7,8); double s=0;
#pragma omp parallel for
 for(int i=0;i<n;i++){
#pragma omp atomic
 h[i%7]+=x[i]*x[i]; }
 for(int i=0;i<7;i++) s+=h[i]*h[i]; free(h); return s; }
double nested(const double*x,int n){ double s=0;
#pragma omp parallel for reduction(+:s) num_threads(2)
 for(int i=0;i<4;i++){ double t=0;
#pragma omp parallel for reduction(+:t) num_threads(2)
 for(int j=0;j<n;j++) t+=x[j]*sin(x[j]*i);
 s+=t*t; }
 return s; }
static double body(const double*x,int n){ double s=0;
#pragma omp for
 for(int i=0;i<n;i++) s+=x[i]*x[i];
 return s; }
__attribute__((noinline)) double body2(const double*x,int n){ return body(x,n)+1; }
double orphaned(const double*x,int n){ double s=0;
#pragma omp parallel reduction(+:s)
 s+=body2(x,n)*x[0];
 return s-x[0]*omp_get_max_threads(); }
double stencil(const double*x,int n){ double*a=malloc(n*8),*b=malloc(n*8); double s=0;
 for(int i=0;i<n;i++) a[i]=x[i],b[i]=x[i];
 for(int t=0;t<5;t++){
#pragma omp parallel for
 for(int i=1;i<n-1;i++) b[i]=a[i]+0.1*(a[i-1]-2*a[i]+a[i+1])*a[i];
 double*c=a;a=b;b=c; }
#pragma omp parallel for reduction(+:s)
 for(int i=0;i<n;i++) s+=a[i]*a[i];
 free(a);free(b); return s; }
double ordered(const double*x,int n){ double s=0.3;
#pragma omp parallel for ordered
 for(int i=0;i<n;i++){ double t=x[i]*x[i];
#pragma omp ordered
 s=0.5*s*s+0.1*t; }
 return s; }
double locks(const double*x,int n){ omp_lock_t l; omp_init_lock(&l); double s=1;
#pragma omp parallel for
 for(int i=0;i<n;i++){ double t=1+0.1*x[i]; omp_set_lock(&l); s*=t; omp_unset_lock(&l); }
 omp_destroy_lock(&l); return s; }
double simd(const double*x,int n){ double s=0;
#pragma omp parallel for simd reduction(+:s)
 for(int i=0;i<n;i++) s+=x[i]*x[i]; return s; }
double atomic_capture(const double*x,int n){ double s=0,w=0;
#pragma omp parallel for reduction(+:w)
 for(int i=0;i<n;i++){ double o;
#pragma omp atomic capture
 { o=s; s+=x[i]; }
 w+=o; }
 return s*s+0*w; }
double by_thread_number(const double*x,int n){ double s=0;
#pragma omp parallel reduction(+:s)
 { int t=omp_get_thread_num(),m=omp_get_num_threads(); for(int i=t;i<n;i+=m) s+=x[i]*x[i]; }
 return s; }
typedef struct{double re,im;}C2;
#pragma omp declare reduction(cadd:C2:omp_out.re+=omp_in.re,omp_out.im+=omp_in.im) initializer(omp_priv=(C2){0,0})
double declared_reduction(const double*x,int n){ C2 c={0,0};
#pragma omp parallel for reduction(cadd:c)
 for(int i=0;i<n;i++){ c.re+=x[i]*x[i]; c.im+=sin(x[i]); }
 return c.re*c.im; }
double teams(const double*x,int n){ double s=0;
#pragma omp target teams distribute parallel for reduction(+:s)
 for(int i=0;i<n;i++) s+=x[i]*x[i]; return s; }
double teams_distribute(const double*x,int n){ double s=0;
#pragma omp teams num_teams(4) reduction(+:s)
#pragma omp distribute
 for(int i=0;i<n;i++) s+=x[i]*x[i]; return s; }
double copyprivate(const double*x,int n){ double s=0;
#pragma omp parallel reduction(+:s)
 { double k,l[3]; int m;
#pragma omp single copyprivate(k,l,m)
 {k=x[0]*x[1]; l[0]=x[2];l[1]=x[3];l[2]=k; m=x[0]>0?2:1;}
#pragma omp for
 for(int i=0;i<n;i++) s+=k*x[i]+l[i%3]*l[(i+m)%3]; }
 return s; }
double kept;
#pragma omp threadprivate(kept)
__attribute__((noinline)) void add(double x){ kept+=x; }
double threadprivate(const double*x,int n){ double s=0;
#pragma omp parallel reduction(+:s)
 { kept=0;
#pragma omp for
 for(int i=0;i<n;i++)add(x[i]*x[i]); 
 s+=kept; }
 return s; }
double doacross(const double*x,int n){ double y[65]; y[0]=x[0];
#pragma omp parallel for ordered(1)
 for(int i=1;i<n;i++){
  double t=sin(x[i]);
#pragma omp ordered depend(sink:i-1)
  y[i]=y[i-1]*t+x[i];
#pragma omp ordered depend(source)
 }
 return y[n-1]*y[n-2]; }
double doacross2(const double*x,int n){ double y[6][6]; for(int i=0;i<6;i++)for(int j=0;j<6;j++) y[i][j]=x[(i*6+j)%n];
#pragma omp parallel for ordered(2)
 for(int i=1;i<6;i++) for(int j=1;j<6;j++){
#pragma omp ordered depend(sink:i-1,j) depend(sink:i,j-1)
  y[i][j]=y[i-1][j]*sin(y[i][j-1])+0.5*y[i][j];
#pragma omp ordered depend(source)
 }
 return y[5][5]*y[5][4]; }
double nestlock(const double*x,int n){ omp_nest_lock_t l; omp_init_nest_lock(&l); double s=1;
#pragma omp parallel for
 for(int i=0;i<n;i++){ double t=1+0.1*x[i]; omp_set_nest_lock(&l); omp_set_nest_lock(&l); s*=t; omp_unset_nest_lock(&l); omp_unset_nest_lock(&l); }
 omp_destroy_nest_lock(&l); return s; }
double complex_prod(const double*x,int n){ double complex s=1;
#pragma omp parallel for reduction(*:s)
 for(int i=0;i<n;i++) s*=1+0.1*x[i]*I;
 return creal(s)*cimag(s); }
static void __attribute__((noinline)) meet(void){
#pragma omp barrier
}
static void __attribute__((noinline)) count(int*c){
#pragma omp critical
 *c+=1; }
double meets_in_functions(const double*x,int n){ double s=1,y[64]; int c=0;
#pragma omp parallel
 {
#pragma omp for nowait
 for(int i=0;i<n;i++) y[i]=sin(x[i]);
 meet();
#pragma omp for
 for(int i=0;i<n;i++){ double v=1+.1*y[i]*y[(i+7)%n]; count(&c);
#pragma omp critical
 s*=v; }
 }
 return s*c; }
/* Numbers that processors have no atomic operations on. */
double extended(const double*x,int n){ long double w[6],y[40],k=x[0]*x[1],c=0,p=1; double s=0; for(int i=0;i<6;i++) w[i]=x[i]*x[i+6];
#pragma omp parallel for schedule(dynamic)
 for(int i=0;i<40;i++){ y[i]=w[(i*i)%6]*w[1]*cosl(i)*k;
#pragma omp atomic
 c+=y[i]*y[i];
#pragma omp atomic
 p*=1+0.01L*y[i]; }
#pragma omp parallel
#pragma omp single
#pragma omp taskgroup task_reduction(+:c)
 for(int i=0;i<n;i++)
#pragma omp task in_reduction(+:c)
 c+=k*x[i];
 for(int i=0;i<40;i++) s+=y[i]*(i%3); return s*c*p; }
double extended_complex(const double*x,int n){ long double complex s=0,p=1;
#pragma omp parallel for reduction(*:p)
 for(int i=0;i<n;i++){ long double complex v=x[i]+I*x[i]*x[i]; p*=1+0.1L*v;
#pragma omp atomic
 s+=v*v; }
 return creall(s*p)*cimagl(s); }
