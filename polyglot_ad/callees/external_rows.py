"""The table behind callees/externals.py: kind, names separated by spaces, effects. Of languages, their own folders tell."""

from __future__ import annotations

from polyglot_ad.langs.run_times import RUN_TIMES
from polyglot_ad.language.external import FIRST, HIDDEN, MAY_STOP, NOTHING, PRINTS, READS, STOPS, External, Row, writes

from .openmp_rows import OPENMP_ROWS

_POSITIONS = " ".join(
    form.format(name)
    for name in ("isamax", "idamax", "icamax", "izamax", "isamin", "idamin", "icamin", "izamin")
    for form in ("{}_", "{}_64_", "{}64_", "cblas_{}", "cblas_{}64_", "cblas_{}_64", "scipy_{}_", "scipy_{}_64_", "scipy_cblas_{}64_")
)

OWN_ROWS: tuple[Row, ...] = (
    ("system", "pad_mpi_separate pad_mpi_twin", External(hidden=True)),
    ("system", "pad_mpi_carries", NOTHING),
    ("system", "pad_mpi_next_twin", writes(2)),
    ("exit", "pad_mpi_unfollowed", STOPS),
    # the end
    ("exit", "pad.raise pad.raise.kept pad.raise.refusal llvm.trap llvm.ubsantrap", STOPS),
    ("exit", "llvm.experimental.guard llvm.experimental.deoptimize*", MAY_STOP),
    # clocks: constants to a derivative
    ("clock", "llvm.readcyclecounter llvm.readsteadycounter", HIDDEN),
    # integers and predicates: no memory, no derivative
    ("bits", "llvm.ctpop.* llvm.ctlz.* llvm.cttz.* llvm.bswap.* llvm.bitreverse.* llvm.fshl.* llvm.fshr.* llvm.abs.* llvm.smax.* "
     "llvm.smin.* llvm.umax.* llvm.umin.* llvm.scmp.* llvm.ucmp.* llvm.sadd.* llvm.uadd.* llvm.ssub.* llvm.usub.* llvm.smul.* "
     "llvm.umul.* llvm.sshl.* llvm.ushl.* llvm.clmul.* llvm.is.fpclass.* llvm.lrint.* llvm.llrint.* llvm.lround.* llvm.llround.* "
     "llvm.fptosi.sat.* llvm.fptoui.sat.* llvm.vscale.* llvm.get.active.lane.mask.* llvm.vector.reduce.add.* "
     "llvm.vector.reduce.mul.* llvm.vector.reduce.and.* llvm.vector.reduce.or.* llvm.vector.reduce.xor.* llvm.vector.reduce.smax.* "
     "llvm.vector.reduce.smin.* llvm.vector.reduce.umax.* llvm.vector.reduce.umin.* llvm.stepvector.*", NOTHING),
    ("bits", "llvm.expect.* llvm.expect.with.probability.* llvm.is.constant.* llvm.objectsize.* llvm.allow.runtime.check "
     "llvm.allow.ubsan.check llvm.eh.typeid.for.* llvm.returnaddress llvm.frameaddress.* llvm.addressofreturnaddress.* "
     "llvm.flt.rounds llvm.get.rounding llvm.call.preallocated.setup llvm.vector.partial.reduce.add.* llvm.cttz.elts.*", NOTHING),
    # BLAS and LAPACK: positions, and facts about the machine
    ("integer", _POSITIONS, READS),
    ("integer", "slamch_ dlamch_ slamch_64_ dlamch_64_ lsame_ lsame_64_ ilaenv_ ilaenv_64_", READS),
    ("integer", "openblas_set_num_threads openblas_get_num_threads openblas_set_num_threads64_ mkl_set_num_threads xerbla_ xerbla_64_ "
     "cblas_xerbla", PRINTS),
    ("system", "llvm.set.rounding llvm.get.fpenv.* llvm.set.fpenv.* llvm.reset.fpenv llvm.get.fpmode.* llvm.set.fpmode.* llvm.reset.fpmode",
     PRINTS),
    # compiler's notes
    ("hint", "llvm.assume llvm.experimental.noalias.scope.decl llvm.sideeffect llvm.donothing llvm.pseudoprobe llvm.var.annotation* "
     "llvm.codeview.annotation llvm.fake.use llvm.instrprof* llvm.experimental.widenable.condition", HIDDEN),
    ("hint", "llvm.lifetime.start* llvm.lifetime.end* llvm.invariant.start.* llvm.invariant.end.*", HIDDEN),
    ("hint", "llvm.prefetch.*", HIDDEN),
    ("hint", "llvm.stacksave* llvm.stackrestore* llvm.localescape llvm.eh.recoverfp", HIDDEN),
    ("debug", "llvm.dbg.*", NOTHING),
    # integers where numbers may lie (differentiate/shadows/kinds.py)
    ("hint", "pad.kinds.loaded pad.kinds.stored pad.kinds.copied", HIDDEN),
    ("bits", "pad.kinds.f64.* pad.kinds.f32.*", NOTHING),
    # what earlier calls left, in derivatives that are differentiated once more (differentiate/shadows/earlier.py)
    ("hint", "pad.earlier.differs pad.earlier.own", HIDDEN),
    # what a call has written (differentiate/rewrites/memory/written_set.py)
    ("system", "pad.written.*", HIDDEN),
    # Where the objects are that checkpointed loops restore (differentiate/checkpoint).
    ("hint", "pad.checkpoint.object pad.checkpoint.forget pad.checkpoint.chunk pad.checkpoint.ranks pad.checkpoint.hold "
     "pad.checkpoint.unhold polyglot_ad_checkpoint polyglot_ad_checkpoint_", HIDDEN),
    ("hint", "llvm.launder.invariant.group* llvm.strip.invariant.group* llvm.ptr.annotation* llvm.ptrmask.* llvm.threadlocal.address* "
     "llvm.preserve.array.access.index* llvm.preserve.struct.access.index*", FIRST),
    ("hint", "pad.address.offset", External(passes=0, within=True)),
    # threads
    *OPENMP_ROWS,
    ("event", "pad.lanes.barrier", HIDDEN),
    ("query", "pad.lanes.ballot pad.lanes.match pad.lanes.count", HIDDEN),
    ("lock", "pad.thread.unjoin pad.thread.self pad.thread.stack pad.thread.detach pad.thread.detach.as pad.thread.leave "
     "pad.thread.scatter pad.thread.into pad.thread.unmeet pad.thread.spun", PRINTS),
    ("lock", "pad.once.enter pad.once.leave", PRINTS),
    ("event", "pad.thread.join pad.thread.meet pad.thread.gather pad.thread.all", PRINTS),
    # exceptions that are values (differentiate/unwinding)
    ("unwinding", "pad.unwind.throw pad.unwind.rethrow pad.unwind.select.* pad.unwind.caught.* pad.unwind.peek.* pad.unwind.dying.* "
     "pad.unwind.hold pad.unwind.held.* pad.unwind.moved pad.unwind.end pad.unwind.keep pad.unwind.keep.owned pad.unwind.adopt "
     "pad.unwind.addref pad.unwind.release pad.unwind.revive pad.unwind.prime", HIDDEN),
    ("unwinding", "pad.unwind.abandon", writes(0)),
    ("exit", "pad.unwind.raise", STOPS),
    ("system", "llvm.eh.*", PRINTS),
)  # fmt: skip
"""LLVM's intrinsics, the engine's own functions, OpenMP, BLAS: of no language."""

ROWS: tuple[Row, ...] = (*OWN_ROWS, *(row for language in RUN_TIMES for row in language.externals))
