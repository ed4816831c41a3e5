//! The Lennard-Jones energy of a cluster: coordinates x, y, z one after the other.

#[no_mangle]
pub fn cluster_energy(coordinates: &[f64]) -> f64 {
    let atoms: Vec<&[f64]> = coordinates.chunks_exact(3).collect();
    let mut energy = 0.0;
    for (i, a) in atoms.iter().enumerate() {
        for b in &atoms[..i] {
            let r2: f64 = a.iter().zip(b.iter()).map(|(u, v)| (u - v) * (u - v)).sum();
            let s = 1.0 / (r2 * r2 * r2);
            energy += 4.0 * (s * s - s);
        }
    }
    energy
}
