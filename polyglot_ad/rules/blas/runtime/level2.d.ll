; Made from level2.c by regenerate.py.

define linkonce_odr hidden void @pad.la.FAMILY.d.gemv_tangent(i32 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, ptr %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20) alwaysinline nounwind {
  %22 = icmp eq i32 %0, 78
  %23 = select i1 %22, i64 %1, i64 %2
  %24 = icmp eq ptr %11, null
  br i1 %24, label %26, label %25

25:
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %3, ptr %5, i64 %6, ptr %11, i64 %12, double %13, ptr %19, i64 %20)
  br label %59

26:
  %27 = icmp eq ptr %14, null
  %28 = icmp slt i64 %20, 0
  %29 = sub nsw i64 1, %23
  %30 = mul nsw i64 %20, %29
  %31 = select i1 %28, i64 %30, i64 0
  br i1 %27, label %43, label %32

32:
  %33 = icmp sgt i64 %23, 0
  br i1 %33, label %34, label %59

34:
  %35 = phi i64 [ %41, %34 ], [ %31, %32 ]
  %36 = phi i64 [ %40, %34 ], [ 0, %32 ]
  %37 = getelementptr inbounds double, ptr %19, i64 %35
  %38 = load double, ptr %37, align 8
  %39 = fmul double %13, %38
  store double %39, ptr %37, align 8
  %40 = add nuw nsw i64 %36, 1
  %41 = add nsw i64 %35, %20
  %42 = icmp eq i64 %40, %23
  br i1 %42, label %59, label %34

43:
  %44 = fcmp oeq double %13, 0.000000e+00
  %45 = icmp sgt i64 %23, 0
  br i1 %45, label %46, label %59

46:
  %47 = phi i64 [ %56, %53 ], [ 0, %43 ]
  %48 = phi i64 [ %57, %53 ], [ %31, %43 ]
  br i1 %44, label %53, label %49

49:
  %50 = getelementptr inbounds double, ptr %19, i64 %48
  %51 = load double, ptr %50, align 8
  %52 = fmul double %13, %51
  br label %53

53:
  %54 = phi double [ %52, %49 ], [ 0.000000e+00, %46 ]
  %55 = getelementptr inbounds double, ptr %19, i64 %48
  store double %54, ptr %55, align 8
  %56 = add nuw nsw i64 %47, 1
  %57 = add nsw i64 %48, %20
  %58 = icmp eq i64 %56, %23
  br i1 %58, label %59, label %46

59:
  %60 = icmp eq ptr %7, null
  br i1 %60, label %62, label %61

61:
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %3, ptr %7, i64 %8, ptr %9, i64 %10, double 1.000000e+00, ptr %19, i64 %20)
  br label %62

62:
  %63 = icmp eq ptr %4, null
  br i1 %63, label %66, label %64

64:
  %65 = load double, ptr %4, align 8
  tail call void @pad.blas.FAMILY.d.gemv(i32 %0, i64 %1, i64 %2, double %65, ptr %5, i64 %6, ptr %9, i64 %10, double 1.000000e+00, ptr %19, i64 %20)
  br label %66

66:
  %67 = icmp eq ptr %14, null
  br i1 %67, label %70, label %68

68:
  %69 = load double, ptr %14, align 8
  tail call void @pad.blas.FAMILY.d.axpy(i64 %23, double %69, ptr %15, i64 %16, ptr %19, i64 %20)
  br label %70

70:
  ret void
}

declare void @pad.blas.FAMILY.d.gemv(i32, i64, i64, double, ptr, i64, ptr, i64, double, ptr, i64) nounwind

declare void @pad.blas.FAMILY.d.axpy(i64, double, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.gemv_adjoint(i32 %0, i64 %1, i64 %2, double %3, ptr %4, ptr %5, i64 %6, ptr %7, i64 %8, ptr %9, i64 %10, ptr %11, i64 %12, double %13, ptr %14, ptr %15, i64 %16, ptr %17, i64 %18, ptr %19, i64 %20) alwaysinline nounwind {
  %22 = icmp eq i32 %0, 78
  %23 = select i1 %22, i64 %1, i64 %2
  %24 = select i1 %22, i64 %2, i64 %1
  %25 = icmp eq ptr %4, null
  br i1 %25, label %45, label %26

26:
  %27 = shl i64 %24, 3
  %28 = tail call ptr @malloc(i64 %27)
  %29 = icmp sgt i64 %24, 0
  br i1 %29, label %30, label %35

30:
  %31 = phi i64 [ %33, %30 ], [ 0, %26 ]
  %32 = getelementptr inbounds nuw double, ptr %28, i64 %31
  store double 0.000000e+00, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 1
  %34 = icmp eq i64 %33, %24
  br i1 %34, label %35, label %30

35:
  %36 = icmp eq i32 %0, 82
  %37 = select i1 %36, i32 67, i32 78
  %38 = select i1 %22, i32 84, i32 %37
  tail call void @pad.blas.FAMILY.d.gemv(i32 %38, i64 %1, i64 %2, double 1.000000e+00, ptr %5, i64 %6, ptr %19, i64 %20, double 1.000000e+00, ptr %28, i64 1)
  %39 = tail call double @pad.blas.FAMILY.d.dot(i64 %24, ptr %9, i64 %10, ptr %28, i64 1)
  %40 = load double, ptr %4, align 8
  %41 = fadd double %39, %40
  store double %41, ptr %4, align 8
  %42 = icmp eq ptr %11, null
  br i1 %42, label %44, label %43

43:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %24, double %3, ptr %28, i64 1, ptr %11, i64 %12)
  br label %44

44:
  tail call void @free(ptr %28)
  br label %51

45:
  %46 = icmp eq ptr %11, null
  br i1 %46, label %51, label %47

47:
  %48 = icmp eq i32 %0, 82
  %49 = select i1 %48, i32 67, i32 78
  %50 = select i1 %22, i32 84, i32 %49
  tail call void @pad.blas.FAMILY.d.gemv(i32 %50, i64 %1, i64 %2, double %3, ptr %5, i64 %6, ptr %19, i64 %20, double 1.000000e+00, ptr %11, i64 %12)
  br label %51

51:
  %52 = icmp eq ptr %7, null
  br i1 %52, label %56, label %53

53:
  br i1 %22, label %54, label %55

54:
  tail call void @pad.blas.FAMILY.d.ger(i64 %1, i64 %2, double %3, ptr %19, i64 %20, ptr %9, i64 %10, ptr %7, i64 %8)
  br label %56

55:
  tail call void @pad.blas.FAMILY.d.ger(i64 %1, i64 %2, double %3, ptr %9, i64 %10, ptr %19, i64 %20, ptr %7, i64 %8)
  br label %56

56:
  %57 = icmp eq ptr %14, null
  br i1 %57, label %62, label %58

58:
  %59 = tail call double @pad.blas.FAMILY.d.dot(i64 %23, ptr %15, i64 %16, ptr %19, i64 %20)
  %60 = load double, ptr %14, align 8
  %61 = fadd double %59, %60
  store double %61, ptr %14, align 8
  br label %62

62:
  %63 = icmp slt i64 %20, 0
  %64 = sub nsw i64 1, %23
  %65 = mul nsw i64 %20, %64
  %66 = select i1 %63, i64 %65, i64 0
  br i1 %57, label %78, label %67

67:
  %68 = icmp sgt i64 %23, 0
  br i1 %68, label %69, label %94

69:
  %70 = phi i64 [ %76, %69 ], [ %66, %67 ]
  %71 = phi i64 [ %75, %69 ], [ 0, %67 ]
  %72 = getelementptr inbounds double, ptr %19, i64 %70
  %73 = load double, ptr %72, align 8
  %74 = fmul double %13, %73
  store double %74, ptr %72, align 8
  %75 = add nuw nsw i64 %71, 1
  %76 = add nsw i64 %70, %20
  %77 = icmp eq i64 %75, %23
  br i1 %77, label %94, label %69

78:
  %79 = fcmp oeq double %13, 0.000000e+00
  %80 = icmp sgt i64 %23, 0
  br i1 %80, label %81, label %94

81:
  %82 = phi i64 [ %91, %88 ], [ 0, %78 ]
  %83 = phi i64 [ %92, %88 ], [ %66, %78 ]
  br i1 %79, label %88, label %84

84:
  %85 = getelementptr inbounds double, ptr %19, i64 %83
  %86 = load double, ptr %85, align 8
  %87 = fmul double %13, %86
  br label %88

88:
  %89 = phi double [ %87, %84 ], [ 0.000000e+00, %81 ]
  %90 = getelementptr inbounds double, ptr %19, i64 %83
  store double %89, ptr %90, align 8
  %91 = add nuw nsw i64 %82, 1
  %92 = add nsw i64 %83, %20
  %93 = icmp eq i64 %91, %23
  br i1 %93, label %94, label %81

94:
  ret void
}

declare void @free(ptr) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.ger_tangent(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp eq ptr %6, null
  br i1 %19, label %21, label %20

20:
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %2, ptr %6, i64 %7, ptr %8, i64 %9, ptr %16, i64 %17)
  br label %21

21:
  %22 = icmp eq ptr %10, null
  br i1 %22, label %24, label %23

23:
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %2, ptr %4, i64 %5, ptr %10, i64 %11, ptr %16, i64 %17)
  br label %24

24:
  %25 = icmp eq ptr %3, null
  br i1 %25, label %28, label %26

26:
  %27 = load double, ptr %3, align 8
  tail call void @pad.blas.FAMILY.d.ger(i64 %0, i64 %1, double %27, ptr %4, i64 %5, ptr %8, i64 %9, ptr %16, i64 %17)
  br label %28

28:
  ret void
}

declare void @pad.blas.FAMILY.d.ger(i64, i64, double, ptr, i64, ptr, i64, ptr, i64) nounwind

define linkonce_odr hidden void @pad.la.FAMILY.d.ger_adjoint(i64 %0, i64 %1, double %2, ptr %3, ptr %4, i64 %5, ptr %6, i64 %7, ptr %8, i64 %9, ptr %10, i64 %11, ptr %12, i64 %13, ptr %14, i64 %15, ptr %16, i64 %17) alwaysinline nounwind {
  %19 = icmp ne ptr %6, null
  %20 = icmp ne ptr %3, null
  %21 = or i1 %20, %19
  br i1 %21, label %22, label %57

22:
  %23 = shl i64 %0, 3
  %24 = tail call ptr @malloc(i64 %23)
  %25 = shl i64 %1, 3
  %26 = tail call ptr @malloc(i64 %25)
  %27 = icmp sgt i64 %1, 0
  br i1 %27, label %28, label %33

28:
  %29 = icmp slt i64 %9, 0
  %30 = sub nsw i64 1, %1
  %31 = mul nsw i64 %9, %30
  %32 = select i1 %29, i64 %31, i64 0
  br label %35

33:
  %34 = icmp sgt i64 %0, 0
  br i1 %34, label %44, label %49

35:
  %36 = phi i64 [ %41, %35 ], [ 0, %28 ]
  %37 = phi i64 [ %42, %35 ], [ %32, %28 ]
  %38 = getelementptr inbounds double, ptr %8, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %26, i64 %36
  store double %39, ptr %40, align 8
  %41 = add nuw nsw i64 %36, 1
  %42 = add nsw i64 %37, %9
  %43 = icmp eq i64 %41, %1
  br i1 %43, label %33, label %35

44:
  %45 = phi i64 [ %47, %44 ], [ 0, %33 ]
  %46 = getelementptr inbounds nuw double, ptr %24, i64 %45
  store double 0.000000e+00, ptr %46, align 8
  %47 = add nuw nsw i64 %45, 1
  %48 = icmp eq i64 %47, %0
  br i1 %48, label %49, label %44

49:
  tail call void @pad.blas.FAMILY.d.gemv(i32 78, i64 %0, i64 %1, double 1.000000e+00, ptr %16, i64 %17, ptr %26, i64 1, double 1.000000e+00, ptr %24, i64 1)
  br i1 %20, label %50, label %54

50:
  %51 = tail call double @pad.blas.FAMILY.d.dot(i64 %0, ptr %4, i64 %5, ptr %24, i64 1)
  %52 = load double, ptr %3, align 8
  %53 = fadd double %51, %52
  store double %53, ptr %3, align 8
  br label %54

54:
  br i1 %19, label %55, label %56

55:
  tail call void @pad.blas.FAMILY.d.axpy(i64 %0, double %2, ptr %24, i64 1, ptr %6, i64 %7)
  br label %56

56:
  tail call void @free(ptr %24)
  tail call void @free(ptr %26)
  br label %57

57:
  %58 = icmp eq ptr %10, null
  br i1 %58, label %78, label %59

59:
  %60 = shl i64 %0, 3
  %61 = tail call ptr @malloc(i64 %60)
  %62 = icmp sgt i64 %0, 0
  br i1 %62, label %63, label %77

63:
  %64 = icmp slt i64 %5, 0
  %65 = sub nsw i64 1, %0
  %66 = mul nsw i64 %5, %65
  %67 = select i1 %64, i64 %66, i64 0
  br label %68

68:
  %69 = phi i64 [ %74, %68 ], [ 0, %63 ]
  %70 = phi i64 [ %75, %68 ], [ %67, %63 ]
  %71 = getelementptr inbounds double, ptr %4, i64 %70
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds nuw double, ptr %61, i64 %69
  store double %72, ptr %73, align 8
  %74 = add nuw nsw i64 %69, 1
  %75 = add nsw i64 %70, %5
  %76 = icmp eq i64 %74, %0
  br i1 %76, label %77, label %68

77:
  tail call void @pad.blas.FAMILY.d.gemv(i32 84, i64 %0, i64 %1, double %2, ptr %16, i64 %17, ptr %61, i64 1, double 1.000000e+00, ptr %10, i64 %11)
  tail call void @free(ptr %61)
  br label %78

78:
  ret void
}

declare ptr @malloc(i64) nounwind

declare double @pad.blas.FAMILY.d.dot(i64, ptr, i64, ptr, i64) nounwind
