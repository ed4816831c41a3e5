  integer :: MPI_SOURCE
  integer :: MPI_TAG
  integer :: MPI_ERROR
  integer :: pad_4
  integer :: pad_5
  integer :: pad_6
  integer :: pad_7
  integer :: pad_8
