import { heightFor, imageRatios, type ImageRatio, type ImageWidth } from './image-sizes.ts';

/** A picture as components take it. */
export interface ImageRef {
  /** Path on our image route, with the start of a query: `/images/listing/1001/2?v=8f3a`. */
  src: string;
  /** Pixels of the original, for its shape; null where the source does not say. */
  width: number | null;
  height: number | null;
  alt: string;
  /** A CSS colour that is shown until the picture is there. */
  colour?: string | null;
}

interface Props {
  image: ImageRef;
  /** The widths to offer, from `imageWidths`; the first is the one of `src` (spec §7). */
  widths: readonly ImageWidth[];
  /** The width at which the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Crops the picture; without it the original's aspect ratio is used. */
  ratio?: ImageRatio;
  /** The first picture a visitor sees is loaded at once; all others when they come near. */
  priority?: boolean;
  className?: string;
}

/** Sized, so that nothing shifts when it arrives; asked for in the sizes that the page can use. */
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

/** Spec §7: images are requested with query parameters height, width and format=webp. */
export function imageUrl(image: ImageRef, width: number, height?: number): string {
  const size = height === undefined ? `width=${width}` : `height=${height}&width=${width}`;
  return `${image.src}${image.src.includes('?') ? '&' : '?'}${size}&format=webp`;
}
