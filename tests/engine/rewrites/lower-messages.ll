; not run: where there is no MPI
%struct.ompi_communicator_t = type opaque
%struct.ompi_datatype_t = type opaque
@ompi_mpi_comm_world = external global %struct.ompi_communicator_t
@ompi_mpi_double = external global %struct.ompi_datatype_t
declare i32 @MPI_Bcast(ptr, i32, ptr, i32, ptr)
define double @f(double %x, ptr noalias %a) {
  %code = call i32 @MPI_Bcast(ptr %a, i32 4, ptr @ompi_mpi_double, i32 0, ptr @ompi_mpi_comm_world)   ; -> call .*MPI_Bcast
  %r = load double, ptr %a, align 8
  ret double %r
}
