/**
 * Pictures are requested as `?width=&height=&format=webp` (requirements 7.5), only in sizes from a fixed list:
 * renditions are cached on disk, and arbitrary sizes would let anyone fill it.
 */
export const imageWidths = [160, 250, 400, 640, 800, 960, 1280, 1600, 1920] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** Requirements 7.5. */
export const bannerWidth = 1920;
/** Requirements 7.5: the banner's height on phones. */
export const bannerPhoneHeight = 800;
/** About 1.5 pixels per CSS pixel of a common phone: more doubles the first picture's size without visible gain. */
export const bannerPhoneWidth = 640;
export const galleryThumbnailWidth = 400;
export const listItemWidth = 250;

/** Width divided by height. */
export const imageRatios = { card: 3 / 2, banner: 12 / 5, square: 1 } as const;

export type ImageRatio = keyof typeof imageRatios;

/** The height for a width in a ratio, in whole pixels. */
export function heightFor(width: number, ratio: ImageRatio): number {
  return Math.round(width / imageRatios[ratio]);
}

export interface ImageSize {
  width: number;
  /** Null keeps the original's aspect ratio. */
  height: number | null;
}

/** Clamps to an allowed size: the next larger width, and a height of a known ratio. Invalid values get a default. */
export function allowedSize(width: string | null, height: string | null): ImageSize {
  const asked = Number(width) || galleryThumbnailWidth;
  const allowedWidth = imageWidths.find((each) => each >= asked) ?? bannerWidth;
  const askedHeight = Number(height);
  if (!Number.isFinite(askedHeight) || askedHeight <= 0) return { width: allowedWidth, height: null };
  const heights = [
    ...Object.values(imageRatios).map((ratio) => Math.round(allowedWidth / ratio)),
    ...(allowedWidth >= 640 ? [bannerPhoneHeight] : []),
  ];
  const nearest = heights.reduce((best, each) =>
    Math.abs(each - askedHeight) < Math.abs(best - askedHeight) ? each : best,
  );
  return { width: allowedWidth, height: nearest };
}
