use glam::DVec3;
use nalgebra::base::{array_storage::ArrayStorage, dimension::*, vec_storage::VecStorage};
use nalgebra::*;
use ndarray::{Array1, Array2, ArrayView1, ArrayView2, ArrayViewMut2};

pub struct Body {
    pub position: Vector3<f64>,
    pub mass: f64,
}

fn dot(a: &Vector3<f64>, b: &Vector3<f64>) -> f64 {
    (0..3).map(|i| a.data.0[0][i] * b.data.0[0][i]).sum()
}

/// Vectors of known length: by value, by reference, in slices and structures.
pub fn fixed(a: Vector3<f64>, b: &Vector3<f64>, c: RowVector3<f64>, d: Vector2<f64>) -> f64 {
    dot(&a, b) * a.data.0[0][1] + c.data.0[2][0] * d.data.0[0][1] * d.data.0[0][0]
}

pub fn neighbours(path: &[Vector3<f64>]) -> f64 {
    path.windows(2).map(|pair| dot(&pair[0], &pair[1]) * pair[0].data.0[0][0]).sum()
}

pub fn energy(body: &Body, force: DVec3) -> f64 {
    body.mass * dot(&body.position, &body.position) + force.x * force.y * force.z
}

pub fn doubled(a: &Vector3<f64>) -> Vector3<f64> {
    Vector3::of(ArrayStorage([[a.data.0[0][0] * a.data.0[0][1], a.data.0[0][1], a.data.0[0][2].sin()]]))
}

pub fn halves(x: f32, y: f32) -> SMatrix<f32, 1, 2> {
    SMatrix::of(ArrayStorage([[x * y], [x]]))
}

/// Matrices, whose columns stand one after the other.
pub fn entries(a: Matrix2x3<f64>, b: &Matrix2x3<f64>) -> f64 {
    let (a, b) = (a.data.0, b.data.0);
    a[1][0] * b[2][1] + a[0][1] * b[0][1] * 3.0
}

pub fn products(a: &Matrix2x3<f64>) -> Matrix2x3<f64> {
    let a = a.data.0;
    Matrix2x3::of(ArrayStorage([[a[0][0] * a[0][1], a[0][1]], [a[1][0], a[1][1] * 2.0], [a[2][0].exp(), a[2][1]]]))
}

pub fn turned(x: f32, y: f32) -> SMatrix<f32, 2, 2> {
    SMatrix::of(ArrayStorage([[x, y], [x * y, 1.0]]))
}

/// Of lengths that the program chooses.
pub fn weighted(a: &DVector<f64>, b: DVector<f64>) -> f64 {
    assert!(a.data.nrows.0 == a.data.data.len() && b.data.nrows.0 == b.data.data.len());
    a.data.data.iter().zip(&b.data.data).enumerate().map(|(i, (a, b))| a * b * b * i as f64).sum()
}

pub fn at(a: &DMatrix<f64>, b: DMatrix<f64>) -> f64 {
    let (rows, columns) = (a.data.nrows.0, a.data.ncols.0);
    let mut sum = 0.0;
    for i in 0..rows {
        for j in 0..columns {
            sum += a.data.data[i + rows * j] * b.data.data[j + columns * i] * (i + 10 * j) as f64;
        }
    }
    sum * b.data.nrows.0 as f64
}

pub fn scaled(a: &mut DMatrix<f64>, x: f64) {
    let rows = a.data.nrows.0;
    a.data.data[rows] *= x;
}

pub fn reshaped(a: &mut DMatrix<f64>) {
    std::mem::swap(&mut a.data.nrows.0, &mut a.data.ncols.0);
}

pub fn outer(a: &[f64], b: &[f64]) -> DMatrix<f64> {
    let data = b.iter().flat_map(|b| a.iter().map(move |a| a * b)).collect();
    DMatrix::of(VecStorage { data, nrows: Dyn(a.len()), ncols: Dyn(b.len()) })
}

pub fn squares(a: &[f64]) -> DVector<f64> {
    DVector::of(VecStorage { data: a.iter().map(|a| a * a).collect(), nrows: Dyn(a.len()), ncols: Const })
}

/// ndarray's: views, references, and arrays that are given away.
pub fn seen(a: ArrayView1<f64>, b: &Array1<f64>, c: Array1<f64>) -> f64 {
    (0..a.len()).map(|i| a.at(i) * b.at(i) * c.at(i) * i as f64).sum()
}

pub fn table(a: ArrayView2<f64>, b: &Array2<f64>, c: Array2<f64>) -> f64 {
    let mut sum = 0.0;
    for i in 0..a.dim.index[0] {
        for j in 0..a.dim.index[1] {
            sum += a.at(i, j) * b.at(i, j) * c.at(j, i) * (i + 10 * j) as f64;
        }
    }
    sum
}

pub fn grown(mut a: ArrayViewMut2<f64>, x: f64) {
    *a.at_mut(1, 0) *= x;
}

pub fn renewed(a: &mut Array2<f64>, x: f64, turned: bool) {
    let [rows, columns] = a.dim.index;
    let data = (0..rows * columns).map(|k| a.at(k / columns, k % columns) * x).collect();
    *a = if turned { Array2::from_rows(columns, rows, data) } else { Array2::from_rows(rows, columns, data) };
}
