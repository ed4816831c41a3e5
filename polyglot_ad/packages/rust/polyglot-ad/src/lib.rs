//! Derivatives of C, C++, Rust, Fortran and Julia sources in a crate.
//!
//! `build.rs` has them compiled, by the command `polyglot-ad` (`pip install 'polyglot-ad[embedded]'`):
//!
//! ```no_run
//! polyglot_ad::Build::new("kernels").source("rosenbrock.c").function("rosenbrock").gradient("rosenbrock:x").compile();
//! ```
//!
//! and the crate takes them in, as safe functions on numbers and slices:
//!
//! ```ignore
//! polyglot_ad::derivatives!(kernels);
//!
//! let (value, gradient) = kernels::rosenbrock_gradient(&[-1.2, 1.0], 2, 1.0)?;
//! ```

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The module that [`Build`] wrote, under its name.
#[macro_export]
macro_rules! derivatives {
    ($name:ident) => {
        #[allow(clippy::all)]
        pub mod $name {
            include!(concat!(env!("OUT_DIR"), "/", stringify!($name), ".rs"));
        }
    };
}

/// A library of functions and derivatives, for a build script.
pub struct Build {
    name: String,
    sources: Vec<PathBuf>,
    words: Vec<String>,
    shared: bool,
}

impl Build {
    /// A library called `name`, which is also the name of the module.
    pub fn new(name: &str) -> Build {
        Build { name: name.into(), sources: Vec::new(), words: Vec::new(), shared: false }
    }

    /// A source, in any of the languages, or a crate's folder. All of them are one program.
    pub fn source(mut self, path: impl AsRef<Path>) -> Build {
        self.sources.push(path.as_ref().into());
        self
    }

    /// The function itself: `"f"`.
    pub fn function(self, name: &str) -> Build {
        self.words(["--function", name])
    }

    /// Its gradient, by reverse mode: `"f"`, or `"f:x,y"` with respect to `x` and `y`.
    pub fn gradient(self, name: &str) -> Build {
        self.words(["--gradient", name])
    }

    /// Its derivative along a direction, by forward mode.
    pub fn tangent(self, name: &str) -> Build {
        self.words(["--tangent", name])
    }

    /// For the compilers: `"-DN=3"`.
    pub fn flag(self, flag: &str) -> Build {
        self.words([&format!("--flag={flag}")])
    }

    /// The sources are parallel with OpenMP. The library is a shared one then.
    pub fn openmp(mut self) -> Build {
        self.shared = true;
        self.words(["--openmp"])
    }

    /// Link the shared library, which brings the run-time libraries of its languages, instead of the static one.
    pub fn shared(mut self) -> Build {
        self.shared = true;
        self
    }

    fn words<const N: usize>(mut self, words: [&str; N]) -> Build {
        self.words.extend(words.iter().map(|word| word.to_string()));
        self
    }

    /// Compile, and have cargo link it. Panics where that fails, as build scripts do.
    pub fn compile(self) {
        let out = env::var("OUT_DIR").expect("OUT_DIR is not set: call this in build.rs");
        let program = env::var("POLYGLOT_AD").unwrap_or_else(|_| "polyglot-ad".into());
        let mut parts = program.split_whitespace();
        let mut command = Command::new(parts.next().expect("POLYGLOT_AD is empty"));
        command.args(parts).arg("build").args(&self.sources).args(&self.words);
        command.args(["--name", &self.name, "--rust", "-o", &out]);
        let done = command.output().unwrap_or_else(|error| panic!("{program} does not run: {error}"));
        if !done.status.success() {
            panic!("{program} build failed:\n{}", String::from_utf8_lossy(&done.stderr));
        }
        println!("cargo:rustc-link-search=native={out}");
        if self.shared {
            println!("cargo:rustc-link-lib=dylib={}", self.name);
            println!("cargo:rustc-link-arg=-Wl,-rpath,{out}");
        } else {
            println!("cargo:rustc-link-lib=static={}", self.name);
            println!("cargo:rustc-link-lib=m");
        }
        println!("cargo:rerun-if-env-changed=POLYGLOT_AD");
        for source in &self.sources {
            println!("cargo:rerun-if-changed={}", source.display());
        }
    }
}
