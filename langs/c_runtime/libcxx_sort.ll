; Made from libcxx_sort.c by regenerate.py.

define void @_ZNSt3__16__sortIRNS_6__lessIccEEPcEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = icmp ult i64 %6, 2
  br i1 %7, label %55, label %8

8:
  %9 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %10

10:
  %11 = phi i64 [ 1, %8 ], [ %18, %17 ]
  %12 = shl i64 %11, 1
  br label %20

13:
  tail call void @free(ptr noundef %9) #6
  br label %55

14:
  %15 = icmp ult i64 %26, %6
  %16 = add i64 %21, %12
  br i1 %15, label %20, label %17

17:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %9, i64 %6, i1 false)
  %18 = shl i64 %11, 1
  %19 = icmp ult i64 %18, %6
  br i1 %19, label %10, label %13

20:
  %21 = phi i64 [ %12, %10 ], [ %16, %14 ]
  %22 = phi i64 [ 0, %10 ], [ %26, %14 ]
  %23 = tail call i64 @llvm.umin.i64(i64 %21, i64 %6)
  %24 = add i64 %22, %11
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %6)
  %26 = add i64 %22, %12
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %6)
  %28 = icmp ult i64 %22, %27
  br i1 %28, label %29, label %14

29:
  %30 = phi i64 [ %53, %46 ], [ %22, %20 ]
  %31 = phi i64 [ %48, %46 ], [ %25, %20 ]
  %32 = phi i64 [ %47, %46 ], [ %22, %20 ]
  %33 = icmp ult i64 %32, %25
  br i1 %33, label %34, label %44

34:
  %35 = icmp ult i64 %31, %27
  br i1 %35, label %36, label %42

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  %38 = load i8, ptr %37, align 1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %40 = load i8, ptr %39, align 1
  %41 = icmp slt i8 %38, %40
  br i1 %41, label %44, label %42

42:
  %43 = add i64 %32, 1
  br label %46

44:
  %45 = add i64 %31, 1
  br label %46

46:
  %47 = phi i64 [ %43, %42 ], [ %32, %44 ]
  %48 = phi i64 [ %31, %42 ], [ %45, %44 ]
  %49 = phi i64 [ %32, %42 ], [ %31, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 %30
  store i8 %51, ptr %52, align 1
  %53 = add nuw i64 %30, 1
  %54 = icmp eq i64 %53, %23
  br i1 %54, label %14, label %29

55:
  ret void
}

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #3

define void @_ZNSt3__16__sortIRNS_6__lessIwwEEPwEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 2
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %32
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %41 = load i32, ptr %40, align 4
  %42 = icmp slt i32 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds nuw i32, ptr %10, i64 %31
  store i32 %52, ptr %53, align 4
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIaaEEPaEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = icmp ult i64 %6, 2
  br i1 %7, label %55, label %8

8:
  %9 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %10

10:
  %11 = phi i64 [ 1, %8 ], [ %18, %17 ]
  %12 = shl i64 %11, 1
  br label %20

13:
  tail call void @free(ptr noundef %9) #6
  br label %55

14:
  %15 = icmp ult i64 %26, %6
  %16 = add i64 %21, %12
  br i1 %15, label %20, label %17

17:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %9, i64 %6, i1 false)
  %18 = shl i64 %11, 1
  %19 = icmp ult i64 %18, %6
  br i1 %19, label %10, label %13

20:
  %21 = phi i64 [ %12, %10 ], [ %16, %14 ]
  %22 = phi i64 [ 0, %10 ], [ %26, %14 ]
  %23 = tail call i64 @llvm.umin.i64(i64 %21, i64 %6)
  %24 = add i64 %22, %11
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %6)
  %26 = add i64 %22, %12
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %6)
  %28 = icmp ult i64 %22, %27
  br i1 %28, label %29, label %14

29:
  %30 = phi i64 [ %53, %46 ], [ %22, %20 ]
  %31 = phi i64 [ %48, %46 ], [ %25, %20 ]
  %32 = phi i64 [ %47, %46 ], [ %22, %20 ]
  %33 = icmp ult i64 %32, %25
  br i1 %33, label %34, label %44

34:
  %35 = icmp ult i64 %31, %27
  br i1 %35, label %36, label %42

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  %38 = load i8, ptr %37, align 1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %40 = load i8, ptr %39, align 1
  %41 = icmp slt i8 %38, %40
  br i1 %41, label %44, label %42

42:
  %43 = add i64 %32, 1
  br label %46

44:
  %45 = add i64 %31, 1
  br label %46

46:
  %47 = phi i64 [ %43, %42 ], [ %32, %44 ]
  %48 = phi i64 [ %31, %42 ], [ %45, %44 ]
  %49 = phi i64 [ %32, %42 ], [ %31, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 %30
  store i8 %51, ptr %52, align 1
  %53 = add nuw i64 %30, 1
  %54 = icmp eq i64 %53, %23
  br i1 %54, label %14, label %29

55:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIhhEEPhEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = icmp ult i64 %6, 2
  br i1 %7, label %55, label %8

8:
  %9 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %10

10:
  %11 = phi i64 [ 1, %8 ], [ %18, %17 ]
  %12 = shl i64 %11, 1
  br label %20

13:
  tail call void @free(ptr noundef %9) #6
  br label %55

14:
  %15 = icmp ult i64 %26, %6
  %16 = add i64 %21, %12
  br i1 %15, label %20, label %17

17:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %9, i64 %6, i1 false)
  %18 = shl i64 %11, 1
  %19 = icmp ult i64 %18, %6
  br i1 %19, label %10, label %13

20:
  %21 = phi i64 [ %12, %10 ], [ %16, %14 ]
  %22 = phi i64 [ 0, %10 ], [ %26, %14 ]
  %23 = tail call i64 @llvm.umin.i64(i64 %21, i64 %6)
  %24 = add i64 %22, %11
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %6)
  %26 = add i64 %22, %12
  %27 = tail call i64 @llvm.umin.i64(i64 %26, i64 %6)
  %28 = icmp ult i64 %22, %27
  br i1 %28, label %29, label %14

29:
  %30 = phi i64 [ %53, %46 ], [ %22, %20 ]
  %31 = phi i64 [ %48, %46 ], [ %25, %20 ]
  %32 = phi i64 [ %47, %46 ], [ %22, %20 ]
  %33 = icmp ult i64 %32, %25
  br i1 %33, label %34, label %44

34:
  %35 = icmp ult i64 %31, %27
  br i1 %35, label %36, label %42

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  %38 = load i8, ptr %37, align 1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %32
  %40 = load i8, ptr %39, align 1
  %41 = icmp ult i8 %38, %40
  br i1 %41, label %44, label %42

42:
  %43 = add i64 %32, 1
  br label %46

44:
  %45 = add i64 %31, 1
  br label %46

46:
  %47 = phi i64 [ %43, %42 ], [ %32, %44 ]
  %48 = phi i64 [ %31, %42 ], [ %45, %44 ]
  %49 = phi i64 [ %32, %42 ], [ %31, %44 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 %30
  store i8 %51, ptr %52, align 1
  %53 = add nuw i64 %30, 1
  %54 = icmp eq i64 %53, %23
  br i1 %54, label %14, label %29

55:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIssEEPsEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 1
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 2 %0, ptr align 2 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i16, ptr %0, i64 %32
  %39 = load i16, ptr %38, align 2
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %33
  %41 = load i16, ptr %40, align 2
  %42 = icmp slt i16 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i16, ptr %0, i64 %50
  %52 = load i16, ptr %51, align 2
  %53 = getelementptr inbounds nuw i16, ptr %10, i64 %31
  store i16 %52, ptr %53, align 2
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIttEEPtEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 1
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 2 %0, ptr align 2 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i16, ptr %0, i64 %32
  %39 = load i16, ptr %38, align 2
  %40 = getelementptr inbounds nuw i16, ptr %0, i64 %33
  %41 = load i16, ptr %40, align 2
  %42 = icmp ult i16 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i16, ptr %0, i64 %50
  %52 = load i16, ptr %51, align 2
  %53 = getelementptr inbounds nuw i16, ptr %10, i64 %31
  store i16 %52, ptr %53, align 2
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIiiEEPiEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 2
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %32
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %41 = load i32, ptr %40, align 4
  %42 = icmp slt i32 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds nuw i32, ptr %10, i64 %31
  store i32 %52, ptr %53, align 4
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIjjEEPjEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 2
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %32
  %39 = load i32, ptr %38, align 4
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %33
  %41 = load i32, ptr %40, align 4
  %42 = icmp ult i32 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i32, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds nuw i32, ptr %10, i64 %31
  store i32 %52, ptr %53, align 4
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIllEEPlEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 3
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i64, ptr %0, i64 %33
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i64, ptr %0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %10, i64 %31
  store i64 %52, ptr %53, align 8
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessImmEEPmEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 3
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i64, ptr %0, i64 %33
  %41 = load i64, ptr %40, align 8
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i64, ptr %0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %10, i64 %31
  store i64 %52, ptr %53, align 8
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIxxEEPxEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 3
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i64, ptr %0, i64 %33
  %41 = load i64, ptr %40, align 8
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i64, ptr %0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %10, i64 %31
  store i64 %52, ptr %53, align 8
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIyyEEPyEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 3
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw i64, ptr %0, i64 %32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i64, ptr %0, i64 %33
  %41 = load i64, ptr %40, align 8
  %42 = icmp ult i64 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw i64, ptr %0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %10, i64 %31
  store i64 %52, ptr %53, align 8
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIffEEPfEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 2
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %32
  %39 = load float, ptr %38, align 4
  %40 = getelementptr inbounds nuw float, ptr %0, i64 %33
  %41 = load float, ptr %40, align 4
  %42 = fcmp olt float %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds nuw float, ptr %10, i64 %31
  store float %52, ptr %53, align 4
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIddEEPdEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 3
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw double, ptr %0, i64 %32
  %39 = load double, ptr %38, align 8
  %40 = getelementptr inbounds nuw double, ptr %0, i64 %33
  %41 = load double, ptr %40, align 8
  %42 = fcmp olt double %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw double, ptr %0, i64 %50
  %52 = load double, ptr %51, align 8
  %53 = getelementptr inbounds nuw double, ptr %10, i64 %31
  store double %52, ptr %53, align 8
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

define void @_ZNSt3__16__sortIRNS_6__lessIeeEEPeEEvT0_S5_T_(ptr noundef %0, ptr noundef %1, ptr noundef readnone captures(none) %2) local_unnamed_addr #0 {
  %4 = ptrtoint ptr %1 to i64
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %4, %5
  %7 = ashr exact i64 %6, 4
  %8 = icmp ult i64 %7, 2
  br i1 %8, label %56, label %9

9:
  %10 = tail call noalias ptr @malloc(i64 noundef %6) #5
  br label %11

11:
  %12 = phi i64 [ 1, %9 ], [ %19, %18 ]
  %13 = shl i64 %12, 1
  br label %21

14:
  tail call void @free(ptr noundef %10) #6
  br label %56

15:
  %16 = icmp ult i64 %27, %7
  %17 = add i64 %22, %13
  br i1 %16, label %21, label %18

18:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 16 %0, ptr align 16 %10, i64 %6, i1 false)
  %19 = shl i64 %12, 1
  %20 = icmp ult i64 %19, %7
  br i1 %20, label %11, label %14

21:
  %22 = phi i64 [ %13, %11 ], [ %17, %15 ]
  %23 = phi i64 [ 0, %11 ], [ %27, %15 ]
  %24 = tail call i64 @llvm.umin.i64(i64 %7, i64 %22)
  %25 = add i64 %23, %12
  %26 = tail call i64 @llvm.umin.i64(i64 %25, i64 %7)
  %27 = add i64 %23, %13
  %28 = tail call i64 @llvm.umin.i64(i64 %27, i64 %7)
  %29 = icmp ult i64 %23, %28
  br i1 %29, label %30, label %15

30:
  %31 = phi i64 [ %54, %47 ], [ %23, %21 ]
  %32 = phi i64 [ %49, %47 ], [ %26, %21 ]
  %33 = phi i64 [ %48, %47 ], [ %23, %21 ]
  %34 = icmp ult i64 %33, %26
  br i1 %34, label %35, label %45

35:
  %36 = icmp ult i64 %32, %28
  br i1 %36, label %37, label %43

37:
  %38 = getelementptr inbounds nuw x86_fp80, ptr %0, i64 %32
  %39 = load x86_fp80, ptr %38, align 16
  %40 = getelementptr inbounds nuw x86_fp80, ptr %0, i64 %33
  %41 = load x86_fp80, ptr %40, align 16
  %42 = fcmp olt x86_fp80 %39, %41
  br i1 %42, label %45, label %43

43:
  %44 = add i64 %33, 1
  br label %47

45:
  %46 = add i64 %32, 1
  br label %47

47:
  %48 = phi i64 [ %44, %43 ], [ %33, %45 ]
  %49 = phi i64 [ %32, %43 ], [ %46, %45 ]
  %50 = phi i64 [ %33, %43 ], [ %32, %45 ]
  %51 = getelementptr inbounds nuw x86_fp80, ptr %0, i64 %50
  %52 = load x86_fp80, ptr %51, align 16
  %53 = getelementptr inbounds nuw x86_fp80, ptr %10, i64 %31
  store x86_fp80 %52, ptr %53, align 16
  %54 = add nuw i64 %31, 1
  %55 = icmp eq i64 %54, %24
  br i1 %55, label %15, label %30

56:
  ret void
}

declare i64 @llvm.umin.i64(i64, i64) #4

attributes #0 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-jump-tables"="true" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }
