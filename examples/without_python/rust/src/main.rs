//! A damped spring in C, fitted from Rust by gradient descent: `cargo run`.

polyglot_ad::derivatives!(spring);

fn main() -> Result<(), spring::Error> {
    let mut data = [0.0; 100];
    spring::motion(&[4.0, 0.3], &mut data, 100)?;
    let mut parameters = [3.0, 0.5];
    for _ in 0..300 {
        let (_, gradient) = spring::misfit_gradient(&parameters, &data, 100, 1.0)?;
        for (parameter, slope) in parameters.iter_mut().zip(&gradient) {
            *parameter -= 2.0 * slope;
        }
    }
    println!("stiffness and damping: {:.6} {:.6}", parameters[0], parameters[1]);
    Ok(())
}
