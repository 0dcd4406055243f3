/**
 * Loads the library that decodes and renders pictures, on first use rather than at start: with its native half it takes
 * longer than the code of all pages. One thread per picture, because the limit on concurrent pictures leaves a core
 * free.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
