; invoke, landingpad with cleanup, catch, filter; resume; calls that unwind.
@type = external constant ptr
@filters = external constant ptr

define double @itanium(double %x, ptr %f) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke noundef double @may_throw(double noundef %x) #0
          to label %fine unwind label %catch, !prof !0

fine:
  invoke void %f(ptr byval({ i32, double }) align 8 null, i32 signext 3) [ "deopt"(i32 1, double %a), "gc-live"(ptr %f) ]
          to label %done unwind label %cleanup

catch:
  %0 = landingpad { ptr, i32 }
          catch ptr @type
          catch ptr null
          filter [1 x ptr] [ptr @filters]
          filter [0 x ptr] zeroinitializer
  %1 = extractvalue { ptr, i32 } %0, 0
  %2 = extractvalue { ptr, i32 } %0, 1
  br label %done

cleanup:
  %3 = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %3

done:
  %r = phi double [ %a, %fine ], [ 0.000000e+00, %catch ]
  ret double %r
}

define void @only_cleanup() personality ptr @__gxx_personality_v0 {
  %1 = invoke fastcc i32 @other()
          to label %2 unwind label %3

2:
  ret void

3:
  %4 = landingpad { ptr, i32 }
          cleanup
          catch ptr @type
  resume { ptr, i32 } %4
}

declare double @may_throw(double)
declare fastcc i32 @other()
declare i32 @__gxx_personality_v0(...)

attributes #0 = { cold "key"="value" "bare" }
!0 = !{!"branch_weights", i32 100, i32 1}
