//! Differentiates the crate, and links the gradient in. polyglot-ad is needed here, and nowhere else.

use std::{env, process::Command};

fn main() {
    let out = env::var("OUT_DIR").unwrap();
    let program = env::var("POLYGLOT_AD").unwrap_or("polyglot-ad".into());
    let status = Command::new(&program)
        .args(["build", "../rust_crate", "--name", "interest", "--gradient", "present_value", "-o", &out])
        .status()
        .unwrap_or_else(|error| panic!("{program} does not run: {error}"));
    assert!(status.success(), "{program} build failed");
    println!("cargo:rustc-link-search=native={out}");
    println!("cargo:rustc-link-lib=static=interest");
    println!("cargo:rerun-if-changed=../rust_crate");
}
