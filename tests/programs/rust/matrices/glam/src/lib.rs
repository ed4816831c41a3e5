//! A type of the crate of this name, as it is there.
pub mod f64 {
    pub mod dvec3 {
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub struct DVec3 {
            pub x: f64,
            pub y: f64,
            pub z: f64,
        }
    }
}
pub use f64::dvec3::DVec3;
