/**
 * Puts into the title what came of it, for the test to read.
 * @param {() => string | Promise<string>} work
 */
export async function report(work) {
  try {
    document.title = await work();
  } catch (error) {
    document.title = error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}
