//! Runs a compiled wasm test file, in Node or in a browser: what `cargo test` calls as its runner for wasm.

fn main() -> anyhow::Result<()> {
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())?;
    Ok(())
}
