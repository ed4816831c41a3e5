//! The types of the crate of this name, as they are there: by their names and layouts they are known.
pub mod base {
    pub mod dimension {
        #[derive(Clone, Copy)]
        pub struct Const<const N: usize>;
        #[derive(Clone, Copy)]
        pub struct Dyn(pub usize);
    }
    pub mod array_storage {
        #[repr(transparent)]
        #[derive(Clone, Copy)]
        pub struct ArrayStorage<T, const R: usize, const C: usize>(pub [[T; R]; C]);
    }
    pub mod vec_storage {
        pub struct VecStorage<T, R, C> {
            pub data: Vec<T>,
            pub nrows: R,
            pub ncols: C,
        }
    }
    pub mod matrix {
        use std::marker::PhantomData;
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub struct Matrix<T, R, C, S> {
            pub data: S,
            pub phantoms: PhantomData<(T, R, C)>,
        }
        impl<T, R, C, S> Matrix<T, R, C, S> {
            pub fn of(data: S) -> Self {
                Matrix { data, phantoms: PhantomData }
            }
        }
    }
}
use base::{array_storage::ArrayStorage, dimension::*, matrix::Matrix, vec_storage::VecStorage};
pub type SMatrix<T, const R: usize, const C: usize> = Matrix<T, Const<R>, Const<C>, ArrayStorage<T, R, C>>;
pub type Vector2<T> = SMatrix<T, 2, 1>;
pub type Vector3<T> = SMatrix<T, 3, 1>;
pub type RowVector3<T> = SMatrix<T, 1, 3>;
pub type Matrix2x3<T> = SMatrix<T, 2, 3>;
pub type DVector<T> = Matrix<T, Dyn, Const<1>, VecStorage<T, Dyn, Const<1>>>;
pub type DMatrix<T> = Matrix<T, Dyn, Dyn, VecStorage<T, Dyn, Dyn>>;
