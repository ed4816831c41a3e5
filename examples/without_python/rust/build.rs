fn main() {
    polyglot_ad::Build::new("spring").source("../spring.c").function("motion").gradient("misfit:parameters").compile();
}
