let loading: ReturnType<typeof load> | undefined;

/**
 * The library that reads and draws pictures. It is loaded for the first of them, not at the start: with its native half that takes longer
 * than the code of all pages. One thread a picture: the number of pictures at once is what leaves a core free.
 */
export const loadSharp = () => (loading ??= load());

async function load() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
