// The thread that decodes one HEIC picture and ends. Plain JavaScript, because it is started by path and no bundler sees
// it; libheif stays a package of its own, which its licence (LGPL) asks for.
import { parentPort, workerData } from 'node:worker_threads';

/**
 * @typedef {{ bytes: Uint8Array, maxPixels: number, maxBytes: number }} HeicTask `maxBytes`: the decoder's memory
 * @typedef {{ width: number, height: number, pixels: Uint8Array } | { refused: 'damaged' | 'too large', size?: string }}
 * HeicAnswer upright, four bytes a pixel
 */

/** @type {HeicTask} */
const { bytes, maxPixels, maxBytes } = workerData;

// The decoder's memory is not the thread's heap, which `resourceLimits` bounds. Refused memory is an error of the decoder.
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > maxBytes) throw new RangeError('The picture needs too much memory.');
  return grow.call(this, pages);
};

/** @returns {Promise<HeicAnswer>} */
async function decode() {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [first, ...others] = new libheif.HeifDecoder().decode(bytes);
  const image = [first, ...others].find((each) => each?.is_primary()) ?? first;
  if (image === undefined) return { refused: 'damaged' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > maxPixels) return { refused: 'too large', size: `${width} × ${height}` };
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return shown ? { width, height, pixels: new Uint8Array(data.buffer) } : { refused: 'damaged' };
}

const answer = await decode().catch(() => /** @type {HeicAnswer} */ ({ refused: 'damaged' }));
parentPort?.postMessage(answer, 'pixels' in answer ? [answer.pixels.buffer] : []);
