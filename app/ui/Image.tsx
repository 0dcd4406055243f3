import { heightFor, imageRatios, type ImageRatio, type ImageWidth } from './image-sizes.ts';

/** A picture as passed to components. */
export interface ImageRef {
  /** Path of the image route, with the start of a query: `/images/listing/1001/2?v=8f3a`. */
  src: string;
  /** The original's width in pixels, for the aspect ratio; null if the source does not tell. */
  width: number | null;
  height: number | null;
  alt: string;
  /** CSS colour shown until the picture has loaded. */
  colour?: string | null;
}

interface Props {
  image: ImageRef;
  /** The widths to offer, from `imageWidths`; the first is used for `src` (requirements 7.5). */
  widths: readonly ImageWidth[];
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** Crops the picture; by default it keeps the original's aspect ratio. */
  ratio?: ImageRatio;
  /** Loads eagerly, for the first picture that a visitor sees; all others load lazily. */
  priority?: boolean;
  className?: string;
}

/** A responsive picture with reserved space, so that nothing shifts when it loads. */
export function Image({ image, widths, sizes, ratio, priority = false, className = '' }: Props) {
  const shape = ratio ? imageRatios[ratio] : (image.width ?? 3) / (image.height ?? 2);
  const url = (width: number) => imageUrl(image, width, ratio ? heightFor(width, ratio) : undefined);
  const largest = widths[widths.length - 1] ?? 640;
  return (
    <img
      src={url(widths[0] ?? largest)}
      {...(widths.length > 1 ? { srcSet: widths.map((width) => `${url(width)} ${width}w`).join(', '), sizes } : {})}
      width={largest}
      height={Math.round(largest / shape)}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      {...(priority ? { fetchpriority: 'high' } : {})}
      className={className}
      style={image.colour ? { backgroundColor: image.colour } : undefined}
    />
  );
}

/** Requirements 7.5: images are requested with query parameters height, width and format=webp. */
export function imageUrl(image: ImageRef, width: number, height?: number): string {
  const size = height === undefined ? `width=${width}` : `height=${height}&width=${width}`;
  return `${image.src}${image.src.includes('?') ? '&' : '?'}${size}&format=webp`;
}
