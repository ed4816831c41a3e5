! Made by generate.py: the module mpi. Its procedures are external, as with mpif.h.
module mpi
  implicit none
  public
  include 'mpif.h'
  type, bind(C) :: MPI_Comm
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Datatype
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Errhandler
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_File
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Group
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Info
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Message
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Op
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Request
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Win
    integer :: MPI_VAL
  end type
  type, bind(C) :: MPI_Status
    include 'mpi_status.h'
  end type
  interface
    subroutine mpi_init(ierror)
      import
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_init_thread(required, provided, ierror)
      import
      integer, intent(in) :: required
      !dir$ ignore_tkr(r) provided
      integer :: provided(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_detach(buffer_addr, size, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer_addr
      integer :: buffer_addr(*)
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state, ierror)
      import
      external :: comm_copy_attr_fn
      external :: comm_delete_attr_fn
      !dir$ ignore_tkr(r) comm_keyval
      integer :: comm_keyval(*)
      integer(8), intent(in) :: extra_state
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state, ierror)
      import
      external :: win_copy_attr_fn
      external :: win_delete_attr_fn
      !dir$ ignore_tkr(r) win_keyval
      integer :: win_keyval(*)
      integer(8), intent(in) :: extra_state
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state, ierror)
      import
      external :: type_copy_attr_fn
      external :: type_delete_attr_fn
      !dir$ ignore_tkr(r) type_keyval
      integer :: type_keyval(*)
      integer(8), intent(in) :: extra_state
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_attr(comm, comm_keyval, attribute_val, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer(8), intent(in) :: attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_attr(comm, comm_keyval, attribute_val, flag, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: comm_keyval
      !dir$ ignore_tkr(r) attribute_val
      integer(8) :: attribute_val(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_set_attr(win, win_keyval, attribute_val, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: win_keyval
      integer(8), intent(in) :: attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_attr(win, win_keyval, attribute_val, flag, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: win_keyval
      !dir$ ignore_tkr(r) attribute_val
      integer(8) :: attribute_val(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_set_attr(datatype, type_keyval, attribute_val, ierror)
      import
      integer, intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer(8), intent(in) :: attribute_val
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_attr(datatype, type_keyval, attribute_val, flag, ierror)
      import
      integer, intent(in) :: datatype
      integer, intent(in) :: type_keyval
      !dir$ ignore_tkr(r) attribute_val
      integer(8) :: attribute_val(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_abort(comm, errorcode, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, op, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: op
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_add_error_class(errorclass, ierror)
      import
      !dir$ ignore_tkr(r) errorclass
      integer :: errorclass(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_add_error_code(errorclass, errorcode, ierror)
      import
      integer, intent(in) :: errorclass
      !dir$ ignore_tkr(r) errorcode
      integer :: errorcode(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_add_error_string(errorcode, string, ierror)
      import
      integer, intent(in) :: errorcode
      character(len=*), intent(in) :: string
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alloc_mem(size, info, baseptr, ierror)
      import
      integer(8), intent(in) :: size
      integer, intent(in) :: info
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allreduce(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      integer :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      integer :: recvtypes(*)
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      integer :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      integer :: recvtypes(*)
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_barrier(comm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_barrier_init(comm, info, request, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_bcast(buffer, count, datatype, root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_bcast_init(buffer, count, datatype, root, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_bsend(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_bsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_attach(buffer, size, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer, intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_flush(ierror)
      import
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_buffer_iflush(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cancel(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_coords(comm, rank, maxdims, coords, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: rank
      integer, intent(in) :: maxdims
      !dir$ ignore_tkr(r) coords
      integer :: coords(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_create(comm_old, ndims, dims, periods, reorder, comm_cart, ierror)
      import
      integer, intent(in) :: comm_old
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      !dir$ ignore_tkr(r) periods
      logical :: periods(*)
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_cart
      integer :: comm_cart(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_get(comm, maxdims, dims, periods, coords, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: maxdims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      !dir$ ignore_tkr(r) periods
      logical :: periods(*)
      !dir$ ignore_tkr(r) coords
      integer :: coords(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_map(comm, ndims, dims, periods, newrank, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      !dir$ ignore_tkr(r) periods
      logical :: periods(*)
      !dir$ ignore_tkr(r) newrank
      integer :: newrank(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_rank(comm, coords, rank, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) coords
      integer :: coords(*)
      !dir$ ignore_tkr(r) rank
      integer :: rank(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_shift(comm, direction, disp, rank_source, rank_dest, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: direction
      integer, intent(in) :: disp
      !dir$ ignore_tkr(r) rank_source
      integer :: rank_source(*)
      !dir$ ignore_tkr(r) rank_dest
      integer :: rank_dest(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cart_sub(comm, remain_dims, newcomm, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) remain_dims
      logical :: remain_dims(*)
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_cartdim_get(comm, ndims, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) ndims
      integer :: ndims(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_close_port(port_name, ierror)
      import
      character(len=*), intent(in) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_accept(port_name, info, root, comm, newcomm, ierror)
      import
      character(len=*), intent(in) :: port_name
      integer, intent(in) :: info
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_call_errhandler(comm, errorcode, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_compare(comm1, comm2, result, ierror)
      import
      integer, intent(in) :: comm1
      integer, intent(in) :: comm2
      !dir$ ignore_tkr(r) result
      integer :: result(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_connect(port_name, info, root, comm, newcomm, ierror)
      import
      character(len=*), intent(in) :: port_name
      integer, intent(in) :: info
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_create(comm, group, newcomm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: group
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_create_errhandler(comm_errhandler_fn, errhandler, ierror)
      import
      external :: comm_errhandler_fn
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_create_from_group(group, stringtag, info, errhandler, newcomm, ierror)
      import
      integer, intent(in) :: group
      character(len=*), intent(in) :: stringtag
      integer, intent(in) :: info
      integer, intent(in) :: errhandler
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_create_group(comm, group, tag, newcomm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: group
      integer, intent(in) :: tag
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_delete_attr(comm, comm_keyval, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: comm_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_disconnect(comm, ierror)
      import
      !dir$ ignore_tkr(r) comm
      integer :: comm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_dup(comm, newcomm, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_dup_with_info(comm, info, newcomm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_flush_buffer(comm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_free(comm, ierror)
      import
      !dir$ ignore_tkr(r) comm
      integer :: comm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_free_keyval(comm_keyval, ierror)
      import
      !dir$ ignore_tkr(r) comm_keyval
      integer :: comm_keyval(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_errhandler(comm, errhandler, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_info(comm, info_used, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) info_used
      integer :: info_used(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_name(comm, comm_name, resultlen, ierror)
      import
      integer, intent(in) :: comm
      character(len=*) :: comm_name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_get_parent(parent, ierror)
      import
      !dir$ ignore_tkr(r) parent
      integer :: parent(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_group(comm, group, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) group
      integer :: group(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_idup(comm, newcomm, request, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_idup_with_info(comm, info, newcomm, request, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_iflush_buffer(comm, request, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_join(fd, intercomm, ierror)
      import
      integer, intent(in) :: fd
      !dir$ ignore_tkr(r) intercomm
      integer :: intercomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_rank(comm, rank, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) rank
      integer :: rank(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_remote_group(comm, group, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) group
      integer :: group(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_remote_size(comm, size, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_errhandler(comm, errhandler, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_info(comm, info, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_set_name(comm, comm_name, ierror)
      import
      integer, intent(in) :: comm
      character(len=*), intent(in) :: comm_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_size(comm, size, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_split(comm, color, key, newcomm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: color
      integer, intent(in) :: key
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_split_type(comm, split_type, key, info, newcomm, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: split_type
      integer, intent(in) :: key
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) newcomm
      integer :: newcomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_comm_test_inter(comm, flag, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank &
        , target_disp, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      !dir$ ignore_tkr(tkrdma) compare_addr
      integer :: compare_addr
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      integer, intent(in) :: datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_dims_create(nnodes, ndims, dims, ierror)
      import
      integer, intent(in) :: nnodes
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) dims
      integer :: dims(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_dist_graph_create(comm_old, n, sources, degrees, destinations, weights, info, reorder &
        , comm_dist_graph, ierror)
      import
      integer, intent(in) :: comm_old
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) sources
      integer :: sources(*)
      !dir$ ignore_tkr(r) degrees
      integer :: degrees(*)
      !dir$ ignore_tkr(r) destinations
      integer :: destinations(*)
      !dir$ ignore_tkr(r) weights
      integer :: weights(*)
      integer, intent(in) :: info
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_dist_graph
      integer :: comm_dist_graph(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_dist_graph_create_adjacent(comm_old, indegree, sources, sourceweights, outdegree, destinations &
        , destweights, info, reorder, comm_dist_graph, ierror)
      import
      integer, intent(in) :: comm_old
      integer, intent(in) :: indegree
      !dir$ ignore_tkr(r) sources
      integer :: sources(*)
      !dir$ ignore_tkr(r) sourceweights
      integer :: sourceweights(*)
      integer, intent(in) :: outdegree
      !dir$ ignore_tkr(r) destinations
      integer :: destinations(*)
      !dir$ ignore_tkr(r) destweights
      integer :: destweights(*)
      integer, intent(in) :: info
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_dist_graph
      integer :: comm_dist_graph(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_dist_graph_neighbors(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations &
        , destweights, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: maxindegree
      !dir$ ignore_tkr(r) sources
      integer :: sources(*)
      !dir$ ignore_tkr(r) sourceweights
      integer :: sourceweights(*)
      integer, intent(in) :: maxoutdegree
      !dir$ ignore_tkr(r) destinations
      integer :: destinations(*)
      !dir$ ignore_tkr(r) destweights
      integer :: destweights(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_dist_graph_neighbors_count(comm, indegree, outdegree, weighted, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) indegree
      integer :: indegree(*)
      !dir$ ignore_tkr(r) outdegree
      integer :: outdegree(*)
      !dir$ ignore_tkr(r) weighted
      logical :: weighted(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_errhandler_free(errhandler, ierror)
      import
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_error_class(errorcode, errorclass, ierror)
      import
      integer, intent(in) :: errorcode
      !dir$ ignore_tkr(r) errorclass
      integer :: errorclass(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_error_string(errorcode, string, resultlen, ierror)
      import
      integer, intent(in) :: errorcode
      character(len=*) :: string
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_exscan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      integer, intent(in) :: datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: op
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_call_errhandler(fh, errorcode, ierror)
      import
      integer, intent(in) :: fh
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_close(fh, ierror)
      import
      !dir$ ignore_tkr(r) fh
      integer :: fh(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_create_errhandler(file_errhandler_fn, errhandler, ierror)
      import
      external :: file_errhandler_fn
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_delete(filename, info, ierror)
      import
      character(len=*), intent(in) :: filename
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_amode(fh, amode, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) amode
      integer :: amode(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_atomicity(fh, flag, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_byte_offset(fh, offset, disp, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(r) disp
      integer(8) :: disp(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_errhandler(file, errhandler, ierror)
      import
      integer, intent(in) :: file
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_group(fh, group, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) group
      integer :: group(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_info(fh, info_used, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) info_used
      integer :: info_used(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_position(fh, offset, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) offset
      integer(8) :: offset(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_position_shared(fh, offset, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) offset
      integer(8) :: offset(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_size(fh, size, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_type_extent(fh, datatype, extent, ierror)
      import
      integer, intent(in) :: fh
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) extent
      integer(8) :: extent(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_get_view(fh, disp, etype, filetype, datarep, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(r) disp
      integer(8) :: disp(*)
      !dir$ ignore_tkr(r) etype
      integer :: etype(*)
      !dir$ ignore_tkr(r) filetype
      integer :: filetype(*)
      character(len=*) :: datarep
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread(fh, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_all(fh, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_at(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iread_shared(fh, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite(fh, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_all(fh, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_at(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_at_all(fh, offset, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_iwrite_shared(fh, buf, count, datatype, request, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_open(comm, filename, amode, info, fh, ierror)
      import
      integer, intent(in) :: comm
      character(len=*), intent(in) :: filename
      integer, intent(in) :: amode
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) fh
      integer :: fh(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_preallocate(fh, size, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_all(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_all_begin(fh, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_at_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_ordered(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_begin(fh, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_ordered_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_read_shared(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_seek(fh, offset, whence, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      integer, intent(in) :: whence
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_seek_shared(fh, offset, whence, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      integer, intent(in) :: whence
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_atomicity(fh, flag, ierror)
      import
      integer, intent(in) :: fh
      logical, intent(in) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_errhandler(file, errhandler, ierror)
      import
      integer, intent(in) :: file
      integer, intent(in) :: errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_info(fh, info, ierror)
      import
      integer, intent(in) :: fh
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_size(fh, size, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_set_view(fh, disp, etype, filetype, datarep, info, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: disp
      integer, intent(in) :: etype
      integer, intent(in) :: filetype
      character(len=*), intent(in) :: datarep
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_sync(fh, ierror)
      import
      integer, intent(in) :: fh
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_all(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_all_begin(fh, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_all(fh, offset, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_begin(fh, offset, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh
      integer(8), intent(in) :: offset
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_at_all_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_ordered(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_begin(fh, buf, count, datatype, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_ordered_end(fh, buf, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_file_write_shared(fh, buf, count, datatype, status, ierror)
      import
      integer, intent(in) :: fh
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_finalize(ierror)
      import
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_finalized(flag, ierror)
      import
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_free_mem(base, ierror)
      import
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count &
        , result_datatype, target_rank, target_disp, target_count &
        , target_datatype, op, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      integer, intent(in) :: result_count
      integer, intent(in) :: result_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: op
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_address(location, address, ierror)
      import
      !dir$ ignore_tkr(tkrdma) location
      integer :: location
      !dir$ ignore_tkr(r) address
      integer(8) :: address(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_count(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer :: count(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_elements(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer :: count(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_elements_x(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) count
      integer(8) :: count(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_hw_resource_info(hw_info, ierror)
      import
      !dir$ ignore_tkr(r) hw_info
      integer :: hw_info(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_library_version(version, resultlen, ierror)
      import
      character(len=*) :: version
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_processor_name(name, resultlen, ierror)
      import
      character(len=*) :: name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_get_version(version, subversion, ierror)
      import
      !dir$ ignore_tkr(r) version
      integer :: version(*)
      !dir$ ignore_tkr(r) subversion
      integer :: subversion(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph, ierror)
      import
      integer, intent(in) :: comm_old
      integer, intent(in) :: nnodes
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) edges
      integer :: edges(*)
      logical, intent(in) :: reorder
      !dir$ ignore_tkr(r) comm_graph
      integer :: comm_graph(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graph_get(comm, maxindex, maxedges, indx, edges, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: maxindex
      integer, intent(in) :: maxedges
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) edges
      integer :: edges(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graph_map(comm, nnodes, indx, edges, newrank, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: nnodes
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) edges
      integer :: edges(*)
      !dir$ ignore_tkr(r) newrank
      integer :: newrank(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graph_neighbors(comm, rank, maxneighbors, neighbors, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: rank
      integer, intent(in) :: maxneighbors
      !dir$ ignore_tkr(r) neighbors
      integer :: neighbors(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graph_neighbors_count(comm, rank, nneighbors, ierror)
      import
      integer, intent(in) :: comm
      integer, intent(in) :: rank
      !dir$ ignore_tkr(r) nneighbors
      integer :: nneighbors(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_graphdims_get(comm, nnodes, nedges, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) nnodes
      integer :: nnodes(*)
      !dir$ ignore_tkr(r) nedges
      integer :: nedges(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_grequest_complete(request, ierror)
      import
      integer, intent(in) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_compare(group1, group2, result, ierror)
      import
      integer, intent(in) :: group1
      integer, intent(in) :: group2
      !dir$ ignore_tkr(r) result
      integer :: result(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_difference(group1, group2, newgroup, ierror)
      import
      integer, intent(in) :: group1
      integer, intent(in) :: group2
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_excl(group, n, ranks, newgroup, ierror)
      import
      integer, intent(in) :: group
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) ranks
      integer :: ranks(*)
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_free(group, ierror)
      import
      !dir$ ignore_tkr(r) group
      integer :: group(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_incl(group, n, ranks, newgroup, ierror)
      import
      integer, intent(in) :: group
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) ranks
      integer :: ranks(*)
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_intersection(group1, group2, newgroup, ierror)
      import
      integer, intent(in) :: group1
      integer, intent(in) :: group2
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_range_excl(group, n, ranges, newgroup, ierror)
      import
      integer, intent(in) :: group
      integer, intent(in) :: n
      integer, intent(in) :: ranges(3, *)
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_range_incl(group, n, ranges, newgroup, ierror)
      import
      integer, intent(in) :: group
      integer, intent(in) :: n
      integer, intent(in) :: ranges(3, *)
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_rank(group, rank, ierror)
      import
      integer, intent(in) :: group
      !dir$ ignore_tkr(r) rank
      integer :: rank(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_size(group, size, ierror)
      import
      integer, intent(in) :: group
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_translate_ranks(group1, n, ranks1, group2, ranks2, ierror)
      import
      integer, intent(in) :: group1
      integer, intent(in) :: n
      !dir$ ignore_tkr(r) ranks1
      integer :: ranks1(*)
      integer, intent(in) :: group2
      !dir$ ignore_tkr(r) ranks2
      integer :: ranks2(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_group_union(group1, group2, newgroup, ierror)
      import
      integer, intent(in) :: group1
      integer, intent(in) :: group2
      !dir$ ignore_tkr(r) newgroup
      integer :: newgroup(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      integer :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      integer :: recvtypes(*)
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ibarrier(comm, request, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ibcast(buffer, count, datatype, root, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buffer
      integer :: buffer
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ibsend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iexscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , root, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_improbe(source, tag, comm, flag, message, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) message
      integer :: message(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_imrecv(buf, count, datatype, message, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) message
      integer :: message(*)
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      integer :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      integer :: recvtypes(*)
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_create(info, ierror)
      import
      !dir$ ignore_tkr(r) info
      integer :: info(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_delete(info, key, ierror)
      import
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_dup(info, newinfo, ierror)
      import
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) newinfo
      integer :: newinfo(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_free(info, ierror)
      import
      !dir$ ignore_tkr(r) info
      integer :: info(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get(info, key, valuelen, value, flag, ierror)
      import
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      integer, intent(in) :: valuelen
      character(len=*) :: value
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get_nkeys(info, nkeys, ierror)
      import
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) nkeys
      integer :: nkeys(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get_nthkey(info, n, key, ierror)
      import
      integer, intent(in) :: info
      integer, intent(in) :: n
      character(len=*) :: key
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get_string(info, key, buflen, value, flag, ierror)
      import
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      !dir$ ignore_tkr(r) buflen
      integer :: buflen(*)
      character(len=*) :: value
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_get_valuelen(info, key, valuelen, flag, ierror)
      import
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      !dir$ ignore_tkr(r) valuelen
      integer :: valuelen(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_info_set(info, key, value, ierror)
      import
      integer, intent(in) :: info
      character(len=*), intent(in) :: key
      character(len=*), intent(in) :: value
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_initialized(flag, ierror)
      import
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm &
        , ierror)
      import
      integer, intent(in) :: local_comm
      integer, intent(in) :: local_leader
      integer, intent(in) :: peer_comm
      integer, intent(in) :: remote_leader
      integer, intent(in) :: tag
      !dir$ ignore_tkr(r) newintercomm
      integer :: newintercomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_intercomm_create_from_groups(local_group, local_leader, remote_group, remote_leader, stringtag, info &
        , errhandler, newintercomm, ierror)
      import
      integer, intent(in) :: local_group
      integer, intent(in) :: local_leader
      integer, intent(in) :: remote_group
      integer, intent(in) :: remote_leader
      character(len=*), intent(in) :: stringtag
      integer, intent(in) :: info
      integer, intent(in) :: errhandler
      !dir$ ignore_tkr(r) newintercomm
      integer :: newintercomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_intercomm_merge(intercomm, high, newintracomm, ierror)
      import
      integer, intent(in) :: intercomm
      logical, intent(in) :: high
      !dir$ ignore_tkr(r) newintracomm
      integer :: newintracomm(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iprobe(source, tag, comm, flag, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_irecv(buf, count, datatype, source, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_irsend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_is_thread_main(flag, ierror)
      import
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iscan(sendbuf, recvbuf, count, datatype, op, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_isend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount &
        , recvtype, source, recvtag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_issend(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_lookup_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      integer, intent(in) :: info
      character(len=*) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_mprobe(source, tag, comm, message, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) message
      integer :: message(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_mrecv(buf, count, datatype, message, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) message
      integer :: message(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype &
        , comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info &
        , request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls &
        , recvtype, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer :: sdispls(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer :: rdispls(*)
      integer, intent(in) :: recvtype
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      integer :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      integer :: recvtypes(*)
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls &
        , recvtypes, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) sdispls
      integer(8) :: sdispls(*)
      !dir$ ignore_tkr(r) sendtypes
      integer :: sendtypes(*)
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      !dir$ ignore_tkr(r) rdispls
      integer(8) :: rdispls(*)
      !dir$ ignore_tkr(r) recvtypes
      integer :: recvtypes(*)
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_op_commutative(op, commute, ierror)
      import
      integer, intent(in) :: op
      !dir$ ignore_tkr(r) commute
      logical :: commute(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_op_create(user_fn, commute, op, ierror)
      import
      external :: user_fn
      logical, intent(in) :: commute
      !dir$ ignore_tkr(r) op
      integer :: op(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_op_free(op, ierror)
      import
      !dir$ ignore_tkr(r) op
      integer :: op(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_open_port(info, port_name, ierror)
      import
      integer, intent(in) :: info
      character(len=*) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack(inbuf, incount, datatype, outbuf, outsize, position, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer, intent(in) :: incount
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer, intent(in) :: outsize
      !dir$ ignore_tkr(r) position
      integer :: position(*)
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position, ierror)
      import
      character(len=*), intent(in) :: datarep
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer, intent(in) :: incount
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer(8), intent(in) :: outsize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_external_size(datarep, incount, datatype, size, ierror)
      import
      character(len=*), intent(in) :: datarep
      integer, intent(in) :: incount
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pack_size(incount, datatype, comm, size, ierror)
      import
      integer, intent(in) :: incount
      integer, intent(in) :: datatype
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_parrived(request, partition, flag, ierror)
      import
      integer, intent(in) :: request
      integer, intent(in) :: partition
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pready(partition, request, ierror)
      import
      integer, intent(in) :: partition
      integer, intent(in) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pready_list(length, array_of_partitions, request, ierror)
      import
      integer, intent(in) :: length
      !dir$ ignore_tkr(r) array_of_partitions
      integer :: array_of_partitions(*)
      integer, intent(in) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_pready_range(partition_low, partition_high, request, ierror)
      import
      integer, intent(in) :: partition_low
      integer, intent(in) :: partition_high
      integer, intent(in) :: request
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_precv_init(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: partitions
      integer(8), intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_probe(source, tag, comm, status, ierror)
      import
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: partitions
      integer(8), intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_publish_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      integer, intent(in) :: info
      character(len=*), intent(in) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_put(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_query_thread(provided, ierror)
      import
      !dir$ ignore_tkr(r) provided
      integer :: provided(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, op, win, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: op
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_recv(buf, count, datatype, source, tag, comm, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_recv_init(buf, count, datatype, source, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: source
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce(sendbuf, recvbuf, count, datatype, op, root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_local(inbuf, inoutbuf, count, datatype, op, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      !dir$ ignore_tkr(tkrdma) inoutbuf
      integer :: inoutbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      !dir$ ignore_tkr(r) recvcounts
      integer :: recvcounts(*)
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_remove_error_class(errorclass, ierror)
      import
      integer, intent(in) :: errorclass
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_remove_error_code(errorcode, ierror)
      import
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_remove_error_string(errorcode, ierror)
      import
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_request_free(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_request_get_status(request, flag, status, ierror)
      import
      integer, intent(in) :: request
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_request_get_status_all(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) array_of_statuses
      integer :: array_of_statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_request_get_status_any(count, array_of_requests, indx, flag, status, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_request_get_status_some(incount, array_of_requests, outcount, array_of_indices &
        , array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) outcount
      integer :: outcount(*)
      !dir$ ignore_tkr(r) array_of_indices
      integer :: array_of_indices(*)
      !dir$ ignore_tkr(r) array_of_statuses
      integer :: array_of_statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count &
        , result_datatype, target_rank, target_disp, target_count &
        , target_datatype, op, win, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      !dir$ ignore_tkr(tkrdma) result_addr
      integer :: result_addr
      integer, intent(in) :: result_count
      integer, intent(in) :: result_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: op
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp &
        , target_count, target_datatype, win, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) origin_addr
      integer :: origin_addr
      integer, intent(in) :: origin_count
      integer, intent(in) :: origin_datatype
      integer, intent(in) :: target_rank
      integer(8), intent(in) :: target_disp
      integer, intent(in) :: target_count
      integer, intent(in) :: target_datatype
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rsend(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_rsend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scan(sendbuf, recvbuf, count, datatype, op, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: op
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm &
        , info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype &
        , root, comm, info, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      !dir$ ignore_tkr(r) sendcounts
      integer :: sendcounts(*)
      !dir$ ignore_tkr(r) displs
      integer :: displs(*)
      integer, intent(in) :: sendtype
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: root
      integer, intent(in) :: comm
      integer, intent(in) :: info
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_send(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_send_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount &
        , recvtype, source, recvtag, comm, status, ierror)
      import
      !dir$ ignore_tkr(tkrdma) sendbuf
      integer :: sendbuf
      integer, intent(in) :: sendcount
      integer, intent(in) :: sendtype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      !dir$ ignore_tkr(tkrdma) recvbuf
      integer :: recvbuf
      integer, intent(in) :: recvcount
      integer, intent(in) :: recvtype
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status &
        , ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: sendtag
      integer, intent(in) :: source
      integer, intent(in) :: recvtag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ssend(buf, count, datatype, dest, tag, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_ssend_init(buf, count, datatype, dest, tag, comm, request, ierror)
      import
      !dir$ ignore_tkr(tkrdma) buf
      integer :: buf
      integer, intent(in) :: count
      integer, intent(in) :: datatype
      integer, intent(in) :: dest
      integer, intent(in) :: tag
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_start(request, ierror)
      import
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_startall(count, array_of_requests, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_f2f08(f_status, f08_status, ierror)
      import
      !dir$ ignore_tkr(r) f_status
      integer :: f_status(*)
      !dir$ ignore_tkr(r) f08_status
      integer :: f08_status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_get_error(status, error, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      !dir$ ignore_tkr(r) error
      integer :: error(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_get_source(status, source, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      !dir$ ignore_tkr(r) source
      integer :: source(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_get_tag(status, tag, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      !dir$ ignore_tkr(r) tag
      integer :: tag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_cancelled(status, flag, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      logical, intent(in) :: flag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_elements(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: datatype
      integer, intent(in) :: count
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_elements_x(status, datatype, count, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: datatype
      integer(8), intent(in) :: count
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_error(status, error, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: error
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_source(status, source, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: source
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_status_set_tag(status, tag, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(in) :: tag
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_test(request, flag, status, ierror)
      import
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_test_cancelled(status, flag, ierror)
      import
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_testall(count, array_of_requests, flag, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) array_of_statuses
      integer :: array_of_statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_testany(count, array_of_requests, indx, flag, status, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_testsome(incount, array_of_requests, outcount, array_of_indices &
        , array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) outcount
      integer :: outcount(*)
      !dir$ ignore_tkr(r) array_of_indices
      integer :: array_of_indices(*)
      !dir$ ignore_tkr(r) array_of_statuses
      integer :: array_of_statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_topo_test(comm, status, ierror)
      import
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_commit(datatype, ierror)
      import
      !dir$ ignore_tkr(r) datatype
      integer :: datatype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_contiguous(count, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_darray(size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs &
        , array_of_psizes, order, oldtype, newtype, ierror)
      import
      integer, intent(in) :: size
      integer, intent(in) :: rank
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) array_of_gsizes
      integer :: array_of_gsizes(*)
      !dir$ ignore_tkr(r) array_of_distribs
      integer :: array_of_distribs(*)
      !dir$ ignore_tkr(r) array_of_dargs
      integer :: array_of_dargs(*)
      !dir$ ignore_tkr(r) array_of_psizes
      integer :: array_of_psizes(*)
      integer, intent(in) :: order
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_f90_complex(p, r, newtype, ierror)
      import
      integer, intent(in) :: p
      integer, intent(in) :: r
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_f90_integer(r, newtype, ierror)
      import
      integer, intent(in) :: r
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_f90_real(p, r, newtype, ierror)
      import
      integer, intent(in) :: p
      integer, intent(in) :: r
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype &
        , ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_hvector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer(8), intent(in) :: stride
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      !dir$ ignore_tkr(r) array_of_displacements
      integer :: array_of_displacements(*)
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_resized(oldtype, lb, extent, newtype, ierror)
      import
      integer, intent(in) :: oldtype
      integer(8), intent(in) :: lb
      integer(8), intent(in) :: extent
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types &
        , newtype, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer(8) :: array_of_displacements(*)
      !dir$ ignore_tkr(r) array_of_types
      integer :: array_of_types(*)
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_create_subarray(ndims, array_of_sizes, array_of_subsizes, array_of_starts, order &
        , oldtype, newtype, ierror)
      import
      integer, intent(in) :: ndims
      !dir$ ignore_tkr(r) array_of_sizes
      integer :: array_of_sizes(*)
      !dir$ ignore_tkr(r) array_of_subsizes
      integer :: array_of_subsizes(*)
      !dir$ ignore_tkr(r) array_of_starts
      integer :: array_of_starts(*)
      integer, intent(in) :: order
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_delete_attr(datatype, type_keyval, ierror)
      import
      integer, intent(in) :: datatype
      integer, intent(in) :: type_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_dup(oldtype, newtype, ierror)
      import
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_free(datatype, ierror)
      import
      !dir$ ignore_tkr(r) datatype
      integer :: datatype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_free_keyval(type_keyval, ierror)
      import
      !dir$ ignore_tkr(r) type_keyval
      integer :: type_keyval(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_contents(datatype, max_integers, max_addresses, max_datatypes, array_of_integers &
        , array_of_addresses, array_of_datatypes, ierror)
      import
      integer, intent(in) :: datatype
      integer, intent(in) :: max_integers
      integer, intent(in) :: max_addresses
      integer, intent(in) :: max_datatypes
      !dir$ ignore_tkr(r) array_of_integers
      integer :: array_of_integers(*)
      !dir$ ignore_tkr(r) array_of_addresses
      integer(8) :: array_of_addresses(*)
      !dir$ ignore_tkr(r) array_of_datatypes
      integer :: array_of_datatypes(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) num_integers
      integer :: num_integers(*)
      !dir$ ignore_tkr(r) num_addresses
      integer :: num_addresses(*)
      !dir$ ignore_tkr(r) num_datatypes
      integer :: num_datatypes(*)
      !dir$ ignore_tkr(r) combiner
      integer :: combiner(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_extent(datatype, lb, extent, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) lb
      integer(8) :: lb(*)
      !dir$ ignore_tkr(r) extent
      integer(8) :: extent(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_extent_x(datatype, lb, extent, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) lb
      integer(8) :: lb(*)
      !dir$ ignore_tkr(r) extent
      integer(8) :: extent(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_name(datatype, type_name, resultlen, ierror)
      import
      integer, intent(in) :: datatype
      character(len=*) :: type_name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_true_extent(datatype, true_lb, true_extent, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) true_lb
      integer(8) :: true_lb(*)
      !dir$ ignore_tkr(r) true_extent
      integer(8) :: true_extent(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_true_extent_x(datatype, true_lb, true_extent, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) true_lb
      integer(8) :: true_lb(*)
      !dir$ ignore_tkr(r) true_extent
      integer(8) :: true_extent(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_get_value_index(value_type, index_type, pair_type, ierror)
      import
      integer, intent(in) :: value_type
      integer, intent(in) :: index_type
      !dir$ ignore_tkr(r) pair_type
      integer :: pair_type(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype &
        , ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_blocklengths
      integer :: array_of_blocklengths(*)
      !dir$ ignore_tkr(r) array_of_displacements
      integer :: array_of_displacements(*)
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_match_size(typeclass, size, datatype, ierror)
      import
      integer, intent(in) :: typeclass
      integer, intent(in) :: size
      !dir$ ignore_tkr(r) datatype
      integer :: datatype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_set_name(datatype, type_name, ierror)
      import
      integer, intent(in) :: datatype
      character(len=*), intent(in) :: type_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_size(datatype, size, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_size_x(datatype, size, ierror)
      import
      integer, intent(in) :: datatype
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_type_vector(count, blocklength, stride, oldtype, newtype, ierror)
      import
      integer, intent(in) :: count
      integer, intent(in) :: blocklength
      integer, intent(in) :: stride
      integer, intent(in) :: oldtype
      !dir$ ignore_tkr(r) newtype
      integer :: newtype(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpack(inbuf, insize, position, outbuf, outcount, datatype, comm, ierror)
      import
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer, intent(in) :: insize
      !dir$ ignore_tkr(r) position
      integer :: position(*)
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer, intent(in) :: outcount
      integer, intent(in) :: datatype
      integer, intent(in) :: comm
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype, ierror)
      import
      character(len=*), intent(in) :: datarep
      !dir$ ignore_tkr(tkrdma) inbuf
      integer :: inbuf
      integer(8), intent(in) :: insize
      !dir$ ignore_tkr(r) position
      integer(8) :: position(*)
      !dir$ ignore_tkr(tkrdma) outbuf
      integer :: outbuf
      integer, intent(in) :: outcount
      integer, intent(in) :: datatype
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_unpublish_name(service_name, info, port_name, ierror)
      import
      character(len=*), intent(in) :: service_name
      integer, intent(in) :: info
      character(len=*), intent(in) :: port_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_wait(request, status, ierror)
      import
      !dir$ ignore_tkr(r) request
      integer :: request(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_waitall(count, array_of_requests, array_of_statuses, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) array_of_statuses
      integer :: array_of_statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_waitany(count, array_of_requests, indx, status, ierror)
      import
      integer, intent(in) :: count
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) indx
      integer :: indx(*)
      !dir$ ignore_tkr(r) status
      integer :: status(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_waitsome(incount, array_of_requests, outcount, array_of_indices &
        , array_of_statuses, ierror)
      import
      integer, intent(in) :: incount
      !dir$ ignore_tkr(r) array_of_requests
      integer :: array_of_requests(*)
      !dir$ ignore_tkr(r) outcount
      integer :: outcount(*)
      !dir$ ignore_tkr(r) array_of_indices
      integer :: array_of_indices(*)
      !dir$ ignore_tkr(r) array_of_statuses
      integer :: array_of_statuses(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_allocate(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(8), intent(in) :: size
      integer, intent(in) :: disp_unit
      integer, intent(in) :: info
      integer, intent(in) :: comm
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      !dir$ ignore_tkr(r) win
      integer :: win(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_allocate_shared(size, disp_unit, info, comm, baseptr, win, ierror)
      import
      integer(8), intent(in) :: size
      integer, intent(in) :: disp_unit
      integer, intent(in) :: info
      integer, intent(in) :: comm
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      !dir$ ignore_tkr(r) win
      integer :: win(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_attach(win, base, size, ierror)
      import
      integer, intent(in) :: win
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer(8), intent(in) :: size
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_call_errhandler(win, errorcode, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: errorcode
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_complete(win, ierror)
      import
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create(base, size, disp_unit, info, comm, win, ierror)
      import
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer(8), intent(in) :: size
      integer, intent(in) :: disp_unit
      integer, intent(in) :: info
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) win
      integer :: win(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create_dynamic(info, comm, win, ierror)
      import
      integer, intent(in) :: info
      integer, intent(in) :: comm
      !dir$ ignore_tkr(r) win
      integer :: win(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_create_errhandler(win_errhandler_fn, errhandler, ierror)
      import
      external :: win_errhandler_fn
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_delete_attr(win, win_keyval, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: win_keyval
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_detach(win, base, ierror)
      import
      integer, intent(in) :: win
      !dir$ ignore_tkr(tkrdma) base
      integer :: base
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_fence(assert, win, ierror)
      import
      integer, intent(in) :: assert
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush(rank, win, ierror)
      import
      integer, intent(in) :: rank
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush_all(win, ierror)
      import
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush_local(rank, win, ierror)
      import
      integer, intent(in) :: rank
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_flush_local_all(win, ierror)
      import
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_free(win, ierror)
      import
      !dir$ ignore_tkr(r) win
      integer :: win(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_free_keyval(win_keyval, ierror)
      import
      !dir$ ignore_tkr(r) win_keyval
      integer :: win_keyval(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_errhandler(win, errhandler, ierror)
      import
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) errhandler
      integer :: errhandler(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_group(win, group, ierror)
      import
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) group
      integer :: group(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_info(win, info_used, ierror)
      import
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) info_used
      integer :: info_used(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_get_name(win, win_name, resultlen, ierror)
      import
      integer, intent(in) :: win
      character(len=*) :: win_name
      !dir$ ignore_tkr(r) resultlen
      integer :: resultlen(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_lock(lock_type, rank, assert, win, ierror)
      import
      integer, intent(in) :: lock_type
      integer, intent(in) :: rank
      integer, intent(in) :: assert
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_lock_all(assert, win, ierror)
      import
      integer, intent(in) :: assert
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_post(group, assert, win, ierror)
      import
      integer, intent(in) :: group
      integer, intent(in) :: assert
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_set_errhandler(win, errhandler, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: errhandler
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_set_info(win, info, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: info
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_set_name(win, win_name, ierror)
      import
      integer, intent(in) :: win
      character(len=*), intent(in) :: win_name
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_shared_query(win, rank, size, disp_unit, baseptr, ierror)
      import
      integer, intent(in) :: win
      integer, intent(in) :: rank
      !dir$ ignore_tkr(r) size
      integer(8) :: size(*)
      !dir$ ignore_tkr(r) disp_unit
      integer :: disp_unit(*)
      !dir$ ignore_tkr(tkrdma) baseptr
      integer :: baseptr(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_start(group, assert, win, ierror)
      import
      integer, intent(in) :: group
      integer, intent(in) :: assert
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_sync(win, ierror)
      import
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_test(win, flag, ierror)
      import
      integer, intent(in) :: win
      !dir$ ignore_tkr(r) flag
      logical :: flag(*)
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_unlock(rank, win, ierror)
      import
      integer, intent(in) :: rank
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_unlock_all(win, ierror)
      import
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
    subroutine mpi_win_wait(win, ierror)
      import
      integer, intent(in) :: win
      integer, intent(out) :: ierror
    end subroutine
  end interface
  interface operator(==)
    pure logical function pad_mpi_comm_eq(a, b)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: a, b
    end function
    pure logical function pad_mpi_datatype_eq(a, b)
      import :: MPI_Datatype
      type(MPI_Datatype), intent(in) :: a, b
    end function
    pure logical function pad_mpi_errhandler_eq(a, b)
      import :: MPI_Errhandler
      type(MPI_Errhandler), intent(in) :: a, b
    end function
    pure logical function pad_mpi_file_eq(a, b)
      import :: MPI_File
      type(MPI_File), intent(in) :: a, b
    end function
    pure logical function pad_mpi_group_eq(a, b)
      import :: MPI_Group
      type(MPI_Group), intent(in) :: a, b
    end function
    pure logical function pad_mpi_info_eq(a, b)
      import :: MPI_Info
      type(MPI_Info), intent(in) :: a, b
    end function
    pure logical function pad_mpi_message_eq(a, b)
      import :: MPI_Message
      type(MPI_Message), intent(in) :: a, b
    end function
    pure logical function pad_mpi_op_eq(a, b)
      import :: MPI_Op
      type(MPI_Op), intent(in) :: a, b
    end function
    pure logical function pad_mpi_request_eq(a, b)
      import :: MPI_Request
      type(MPI_Request), intent(in) :: a, b
    end function
    pure logical function pad_mpi_win_eq(a, b)
      import :: MPI_Win
      type(MPI_Win), intent(in) :: a, b
    end function
  end interface
  interface operator(/=)
    pure logical function pad_mpi_comm_ne(a, b)
      import :: MPI_Comm
      type(MPI_Comm), intent(in) :: a, b
    end function
    pure logical function pad_mpi_datatype_ne(a, b)
      import :: MPI_Datatype
      type(MPI_Datatype), intent(in) :: a, b
    end function
    pure logical function pad_mpi_errhandler_ne(a, b)
      import :: MPI_Errhandler
      type(MPI_Errhandler), intent(in) :: a, b
    end function
    pure logical function pad_mpi_file_ne(a, b)
      import :: MPI_File
      type(MPI_File), intent(in) :: a, b
    end function
    pure logical function pad_mpi_group_ne(a, b)
      import :: MPI_Group
      type(MPI_Group), intent(in) :: a, b
    end function
    pure logical function pad_mpi_info_ne(a, b)
      import :: MPI_Info
      type(MPI_Info), intent(in) :: a, b
    end function
    pure logical function pad_mpi_message_ne(a, b)
      import :: MPI_Message
      type(MPI_Message), intent(in) :: a, b
    end function
    pure logical function pad_mpi_op_ne(a, b)
      import :: MPI_Op
      type(MPI_Op), intent(in) :: a, b
    end function
    pure logical function pad_mpi_request_ne(a, b)
      import :: MPI_Request
      type(MPI_Request), intent(in) :: a, b
    end function
    pure logical function pad_mpi_win_ne(a, b)
      import :: MPI_Win
      type(MPI_Win), intent(in) :: a, b
    end function
  end interface
end module
