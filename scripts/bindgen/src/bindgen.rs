//! Makes the JavaScript glue for a compiled wasm file: `bindgen INPUT.wasm OUTPUT_FOLDER`.

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, output] = arguments.as_slice() else {
        bail!("usage: bindgen INPUT.wasm OUTPUT_FOLDER");
    };
    Bindgen::new()
        .input_path(input)
        .out_name("glue")
        .web(true)?
        // No `new URL("….wasm", import.meta.url)` in the glue: bundlers would emit a second wasm file for it.
        .omit_default_module_path(true)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(output)
}
