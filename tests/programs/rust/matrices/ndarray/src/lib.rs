//! The types of the crate of this name, as they are there: by their names and layouts they are known.
use std::{marker::PhantomData, ptr::NonNull};

pub mod data_repr {
    use std::ptr::NonNull;
    #[repr(C)]
    pub struct OwnedRepr<A> {
        pub ptr: NonNull<A>,
        pub len: usize,
        pub capacity: usize,
    }
    impl<A> Drop for OwnedRepr<A> {
        fn drop(&mut self) {
            unsafe { drop(Vec::from_raw_parts(self.ptr.as_ptr(), self.len, self.capacity)) }
        }
    }
}
pub mod dimension {
    pub mod dim {
        #[derive(Clone, Copy, PartialEq)]
        pub struct Dim<I> {
            pub index: I,
        }
    }
}
use data_repr::OwnedRepr;
use dimension::dim::Dim;

pub struct ViewRepr<A> {
    life: PhantomData<A>,
}
pub trait RawData {
    type Elem;
}
impl<A> RawData for OwnedRepr<A> {
    type Elem = A;
}
impl<'a, A> RawData for ViewRepr<&'a A> {
    type Elem = A;
}
impl<'a, A> RawData for ViewRepr<&'a mut A> {
    type Elem = A;
}
pub struct ArrayBase<S: RawData, D> {
    pub data: S,
    pub ptr: NonNull<S::Elem>,
    pub dim: D,
    pub strides: D,
}
pub type Ix1 = Dim<[usize; 1]>;
pub type Ix2 = Dim<[usize; 2]>;
pub type Array1<A> = ArrayBase<OwnedRepr<A>, Ix1>;
pub type Array2<A> = ArrayBase<OwnedRepr<A>, Ix2>;
pub type ArrayView1<'a, A> = ArrayBase<ViewRepr<&'a A>, Ix1>;
pub type ArrayView2<'a, A> = ArrayBase<ViewRepr<&'a A>, Ix2>;
pub type ArrayViewMut2<'a, A> = ArrayBase<ViewRepr<&'a mut A>, Ix2>;

impl<S: RawData> ArrayBase<S, Ix2> {
    pub fn at(&self, i: usize, j: usize) -> &S::Elem {
        assert!(i < self.dim.index[0] && j < self.dim.index[1]);
        unsafe { &*self.ptr.as_ptr().add(i * self.strides.index[0] + j * self.strides.index[1]) }
    }
    pub fn at_mut(&mut self, i: usize, j: usize) -> &mut S::Elem {
        assert!(i < self.dim.index[0] && j < self.dim.index[1]);
        unsafe { &mut *self.ptr.as_ptr().add(i * self.strides.index[0] + j * self.strides.index[1]) }
    }
}
impl<S: RawData> ArrayBase<S, Ix1> {
    pub fn len(&self) -> usize {
        self.dim.index[0]
    }
    pub fn at(&self, i: usize) -> &S::Elem {
        assert!(i < self.len());
        unsafe { &*self.ptr.as_ptr().add(i * self.strides.index[0]) }
    }
}
impl<A> Array2<A> {
    pub fn from_rows(rows: usize, columns: usize, mut of: Vec<A>) -> Self {
        let ptr = NonNull::new(of.as_mut_ptr()).unwrap();
        let data = OwnedRepr { ptr, len: of.len(), capacity: of.capacity() };
        std::mem::forget(of);
        ArrayBase { data, ptr, dim: Dim { index: [rows, columns] }, strides: Dim { index: [columns, 1] } }
    }
}
