import { largestSide, type Area, type Original, type OutputFormat, type Transformation } from './vocabulary.ts';

/**
 * How to render a picture. Equivalent URLs give the same recipe, because an image URL can be written in endless ways
 * and each recipe is rendered and cached once.
 */
export interface Recipe {
  /** The part of the original to start from; absent for all of it. */
  rect?: Area;
  width?: number;
  height?: number;
  /** `clip` has at most one side; `crop` and `fill` have both. */
  fit: 'clip' | 'crop' | 'fill' | 'fillmax' | 'scale';
  /** Which part `crop` keeps. */
  crop: 'center' | 'top' | 'bottom' | 'left' | 'right' | 'entropy';
  format: OutputFormat;
  /** 1 to 100; a constant for formats without quality. */
  quality: number;
  background?: string;
}

type Size = Pick<Transformation, 'width' | 'height'>;

/** Normalizes a transformation: drops what has no effect, and writes equivalent ones the same way. */
export function recipeOf(asked: Transformation, original: Original): Recipe {
  const source = asked.rect ?? { left: 0, top: 0, width: original.width, height: original.height };
  const { fit, ...size } = sizing(asked, source);
  const focused = fit === 'crop' && asked.crop === 'focalpoint' ? aroundFocus(source, size, asked.focus) : source;
  const whole = focused.width === original.width && focused.height === original.height;
  const { format, quality } = asked;
  return {
    ...(whole ? {} : { rect: focused }),
    ...size,
    fit,
    // The rect around a focal point already has the requested shape.
    crop: fit !== 'crop' || asked.crop === 'focalpoint' ? 'center' : asked.crop,
    format,
    quality: format === 'png' || format === 'gif' ? 75 : Math.max(1, quality),
    ...backgroundOf(asked, fit, original),
  };
}

function sizing({ fit, width, height }: Transformation, source: Area): Size & Pick<Recipe, 'fit'> {
  switch (fit) {
    case 'max':
      return clip({ ...at('width', width, source.width), ...at('height', height, source.height) }, source);
    case 'min':
      return cut(shrinkToCover({ width, height }, source), 'crop', source);
    case 'crop':
    case 'fill':
      return cut({ width, height }, fit, source);
    case 'clip':
      return clip({ width, height }, source);
    default:
      if (width === undefined && height === undefined) return { fit: 'clip' };
      return { ...at('width', width), ...at('height', height), fit };
  }
}

function at(name: 'width' | 'height', side: number | undefined, most = Infinity): Size {
  return side === undefined ? {} : { [name]: Math.min(side, most) };
}

/** With a single side, or two in the original's shape, nothing is cropped and no bars are added. */
function cut({ width, height }: Size, fit: 'crop' | 'fill', source: Area): Size & Pick<Recipe, 'fit'> {
  if (width === undefined || height === undefined || width * source.height === height * source.width)
    return clip({ width, height }, source);
  return { width, height, fit };
}

/** Applies the side that makes it smaller, expressed as the longer side for precision, up to `largestSide`. */
function clip({ width, height }: Size, source: Area): Size & Pick<Recipe, 'fit'> {
  const asked = Math.min((width ?? Infinity) / source.width, (height ?? Infinity) / source.height);
  if (asked === Infinity || asked === 1) return { fit: 'clip' };
  const scale = asked > 1 ? Math.min(asked, Math.max(1, largestSide / Math.max(source.width, source.height))) : asked;
  if (scale === 1) return { fit: 'clip' };
  return source.width >= source.height
    ? { width: Math.max(1, Math.round(source.width * scale)), fit: 'clip' }
    : { height: Math.max(1, Math.round(source.height * scale)), fit: 'clip' };
}

/** `fit=min` requests a shape: shrunk until the original covers it, it is a crop. */
function shrinkToCover({ width, height }: Size, source: Area): Size {
  const factor = Math.min(1, source.width / (width ?? source.width), source.height / (height ?? source.height));
  const shrunk = (side: number | undefined): number | undefined =>
    side === undefined ? undefined : Math.max(1, Math.round(side * factor));
  return { width: shrunk(width), height: shrunk(height) };
}

/** The largest part of the requested shape whose centre is as near to the focal point as possible. */
function aroundFocus(source: Area, { width = 1, height = 1 }: Size, focus: Transformation['focus']): Area {
  const scale = Math.min(source.width / width, source.height / height);
  const part = { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
  const start = (point: number, whole: number, length: number): number =>
    Math.round(Math.min(Math.max(point * whole - length / 2, 0), whole - length));
  return {
    left: source.left + start(focus.x, source.width, part.width),
    top: source.top + start(focus.y, source.height, part.height),
    ...part,
  };
}

/** White if the picture needs a background; none where it would be invisible. */
function backgroundOf(
  { background, format }: Transformation,
  fit: Recipe['fit'],
  { extension }: Original,
): Pick<Recipe, 'background'> {
  const bars = fit === 'fill' || fit === 'fillmax';
  const opaque = extension === 'jpg' || extension === 'jpeg';
  if (opaque && !bars) return {};
  const flat = opaque || format === 'jpg' || format === 'pjpg';
  return background === undefined && !flat ? {} : { background: background ?? 'ffffff' };
}
