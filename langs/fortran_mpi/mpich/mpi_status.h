  integer :: pad_1
  integer :: pad_2
  integer :: MPI_SOURCE
  integer :: MPI_TAG
  integer :: MPI_ERROR
