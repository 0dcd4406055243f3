import { recipeOf, type Recipe } from './recipe.ts';
import {
  crops,
  fits,
  formats,
  largestSide,
  type Original,
  type OutputFormat,
  type Transformation,
} from './vocabulary.ts';

const changing = ['w', 'h', 'rect', 'fm', 'q', 'auto', 'dpr', 'fit', 'crop', 'bg'];

/**
 * Parses the parameters of an image URL to a recipe. Returns `undefined` if they request the unchanged original; a
 * string describes what is wrong with them. `accept` is the request header, for `auto=format`.
 */
export function parseTransformation(
  parameters: URLSearchParams,
  original: Original,
  accept: string,
): Recipe | string | undefined {
  if (!changing.some((name) => parameters.has(name))) return undefined;
  const format = parseFormat(parameters, original.extension, accept);
  if (format === 'original') return undefined;
  if (format === undefined) return `"fm" must be one of ${formats.join(', ')}.`;
  const dpr = parseNumber(parameters.get('dpr'), 1, 3) ?? 1;
  const width = parseNumber(parameters.get('w'), 1, largestSide);
  const height = parseNumber(parameters.get('h'), 1, largestSide);
  if (width === null || height === null) return `"w" and "h" must be numbers from 1 to ${largestSide}.`;
  const rect = parseRect(parameters.get('rect'), original);
  if (rect === null) return '"rect" must be left,top,width,height in pixels of the original.';
  const fit = fits.find((name) => name === (parameters.get('fit') ?? 'clip'));
  if (fit === undefined) return `"fit" must be one of ${fits.join(', ')}.`;
  const background = parameters.get('bg') ?? undefined;
  if (background !== undefined && !/^[0-9a-f]{6}([0-9a-f]{2})?$/i.test(background))
    return '"bg" must be six hex digits.';
  const onScreen = (side: number | undefined): number | undefined =>
    side === undefined ? undefined : Math.min(largestSide, Math.max(1, Math.round(side * dpr)));
  const asked: Transformation = {
    width: onScreen(width),
    height: onScreen(height),
    fit,
    rect,
    crop: crops.find((name) => parameters.get('crop')?.split(',').includes(name)) ?? 'center',
    focus: {
      x: parseNumber(parameters.get('fp-x'), 0, 1) ?? 0.5,
      y: parseNumber(parameters.get('fp-y'), 0, 1) ?? 0.5,
    },
    format,
    quality: Math.round(parseNumber(parameters.get('q'), 0, 100) ?? 75),
    background: background?.toLowerCase(),
  };
  return recipeOf(asked, original);
}

/** `original` if the file is to be sent unchanged: SVGs scale by themselves unless another format is requested. */
function parseFormat(
  parameters: URLSearchParams,
  extension: string,
  accept: string,
): OutputFormat | 'original' | undefined {
  const asked = parameters.get('fm');
  if (asked !== null) return formats.find((name) => name === asked);
  if (extension === 'svg') return 'original';
  // Not AVIF, which takes seconds to encode; clients that accept it accept WebP as well.
  if (parameters.get('auto')?.split(',').includes('format') === true && accept.includes('image/webp')) return 'webp';
  if (extension === 'gif' || extension === 'png' || extension === 'webp') return extension;
  return 'jpg';
}

/** `undefined` if absent, `null` if it is not a number within the limits. */
function parseNumber(text: string | null, least: number, most: number): number | null | undefined {
  if (text === null) return undefined;
  const value = Number(text);
  return text.trim() !== '' && value >= least && value <= most ? value : null;
}

function parseRect(text: string | null, original: Original): Transformation['rect'] | null {
  if (text === null) return undefined;
  const [left, top, width, height, ...more] = text.split(',').map(Number);
  if (left === undefined || top === undefined || width === undefined || height === undefined || more.length > 0)
    return null;
  if (![left, top, width, height].every((side) => Number.isFinite(side) && side >= 0)) return null;
  const inside = {
    left: Math.min(Math.round(left), original.width - 1),
    top: Math.min(Math.round(top), original.height - 1),
  };
  return {
    ...inside,
    width: Math.max(1, Math.min(Math.round(width), original.width - inside.left)),
    height: Math.max(1, Math.min(Math.round(height), original.height - inside.top)),
  };
}
