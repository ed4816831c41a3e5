! Enzyme's words, and the two functions that need no interface of their own (docs/enzyme.md): `use enzyme`.
!
! Any external procedure whose name contains `__enzyme_autodiff` or `__enzyme_fwddiff` asks for a derivative. Where an argument is of assumed
! shape, write an interface for one of these.
module enzyme
  use, intrinsic :: iso_c_binding, only: c_int
  implicit none
  private :: c_int
  external :: fortran__enzyme_autodiff, fortran__enzyme_fwddiff
  integer(c_int), bind(c, name="enzyme_const") :: enzyme_const
  integer(c_int), bind(c, name="enzyme_dup") :: enzyme_dup
  integer(c_int), bind(c, name="enzyme_dupnoneed") :: enzyme_dupnoneed
  integer(c_int), bind(c, name="enzyme_out") :: enzyme_out
  integer(c_int), bind(c, name="enzyme_dupv") :: enzyme_dupv
  integer(c_int), bind(c, name="enzyme_dupnoneedv") :: enzyme_dupnoneedv
  integer(c_int), bind(c, name="enzyme_width") :: enzyme_width
  integer(c_int), bind(c, name="enzyme_tape") :: enzyme_tape
  integer(c_int), bind(c, name="enzyme_allocated") :: enzyme_allocated
  integer(c_int), bind(c, name="enzyme_byref") :: enzyme_byref
  integer(c_int), bind(c, name="enzyme_nofree") :: enzyme_nofree
  integer(c_int), bind(c, name="enzyme_primal_return") :: enzyme_primal_return
  integer(c_int), bind(c, name="enzyme_noret") :: enzyme_noret
  integer(c_int), bind(c, name="enzyme_const_return") :: enzyme_const_return
  integer(c_int), bind(c, name="enzyme_active_return") :: enzyme_active_return
  integer(c_int), bind(c, name="enzyme_dup_return") :: enzyme_dup_return
  integer(c_int), bind(c, name="enzyme_dupnoneed_return") :: enzyme_dupnoneed_return
  integer(c_int), bind(c, name="enzyme_runtime_activity") :: enzyme_runtime_activity
  integer(c_int), bind(c, name="enzyme_strong_zero") :: enzyme_strong_zero
  integer(c_int), bind(c, name="enzyme_interleave") :: enzyme_interleave
  integer(c_int), bind(c, name="enzyme_notypeanalysis") :: enzyme_notypeanalysis
  integer(c_int), bind(c, name="enzyme_scalar") :: enzyme_scalar
  integer(c_int), bind(c, name="enzyme_vector") :: enzyme_vector
  integer(c_int), bind(c, name="enzyme_buffer") :: enzyme_buffer
end module
