/**
 * The library that reads and draws pictures. It is loaded for the first of them, not at the start: with its native half that takes longer
 * than the code of all pages. One thread a picture: the number of pictures at once is what leaves a core free.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
