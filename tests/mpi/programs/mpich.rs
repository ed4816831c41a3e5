//! Messages of a program in Rust, which declares what it calls of C's interface. Handles are integers, as in MPICH.
use std::ffi::{c_int, c_void};

type Comm = c_int;
type Datatype = c_int;
type Op = c_int;
type Request = c_int;
const DOUBLE: Datatype = 0x4c00080b;
const SUM: Op = 0x58000003;

#[repr(C)]
struct Status([c_int; 5]);

extern "C" {
    fn MPI_Comm_rank(comm: Comm, rank: *mut c_int) -> c_int;
    fn MPI_Comm_size(comm: Comm, size: *mut c_int) -> c_int;
    fn MPI_Allreduce(send: *const c_void, receive: *mut c_void, count: c_int, kind: Datatype, op: Op, comm: Comm) -> c_int;
    fn MPI_Isend(b: *const c_void, n: c_int, kind: Datatype, to: c_int, tag: c_int, comm: Comm, r: *mut Request) -> c_int;
    fn MPI_Recv(b: *mut c_void, n: c_int, kind: Datatype, from: c_int, tag: c_int, comm: Comm, status: *mut Status) -> c_int;
    fn MPI_Wait(request: *mut Request, status: *mut Status) -> c_int;
}

struct World {
    comm: Comm,
    rank: c_int,
    size: c_int,
}

impl World {
    fn new(comm: Comm) -> World {
        let (mut rank, mut size) = (0, 0);
        unsafe {
            MPI_Comm_rank(comm, &mut rank);
            MPI_Comm_size(comm, &mut size);
        }
        World { comm, rank, size }
    }
    fn sum(&self, values: &[f64]) -> Vec<f64> {
        let mut found = vec![0.0; values.len()];
        let code = unsafe { MPI_Allreduce(values.as_ptr().cast(), found.as_mut_ptr().cast(), values.len() as c_int, DOUBLE, SUM, self.comm) };
        assert_eq!(code, 0);
        found
    }
    fn shift(&self, values: &[f64]) -> Vec<f64> {
        let mut found = vec![0.0; values.len()];
        let count = values.len() as c_int;
        let (mut request, mut status) = (0, Status([0; 5]));
        unsafe {
            MPI_Isend(values.as_ptr().cast(), count, DOUBLE, (self.rank + 1) % self.size, 3, self.comm, &mut request);
            MPI_Recv(found.as_mut_ptr().cast(), count, DOUBLE, (self.rank + self.size - 1) % self.size, 3, self.comm, &mut status);
            MPI_Wait(&mut request, &mut status);
        }
        found
    }
}

#[no_mangle]
pub fn mpi_r_sum(x: &[f64], n: usize, comm: Comm) -> f64 {
    let world = World::new(comm);
    let squares: Vec<f64> = x[..n].iter().map(|v| v * v).collect();
    let all = world.sum(&squares);
    all.iter().zip(x).map(|(a, b)| a.sin() * b).sum()
}

#[no_mangle]
pub fn mpi_r_ring(x: &[f64], n: usize, comm: Comm) -> f64 {
    let world = World::new(comm);
    let mut values = x[..n].to_vec();
    for _ in 0..3 {
        let got = world.shift(&values);
        for (value, other) in values.iter_mut().zip(got) {
            *value *= other.cos();
        }
    }
    values.iter().sum()
}
