import { imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { bannerPhoneHeight, bannerPhoneWidth, bannerWidth } from '~/ui/image-sizes.ts';
import { layoutWidths } from './device-flags.ts';

const alone = 'h-[34svh] min-h-48 tablet:max-h-[29rem]';
/** Keeps the search below visible without scrolling, even in low windows and above the cookie dialog. */
const aboveSearch = 'h-[26svh] min-h-36 tablet:min-h-44 tablet:max-h-[min(29rem,calc(100svh-29rem))]';

/** Requirements 7.5: banner images are requested at width 1920, and at height 800 on phones. */
export function BannerPicture({
  image,
  priority,
  covered = false,
}: {
  image: ImageRef;
  priority: boolean;
  covered?: boolean;
}) {
  return (
    <picture>
      <source
        media={`(width < ${layoutWidths.tablet}rem)`}
        srcSet={imageUrl(image, bannerPhoneWidth, bannerPhoneHeight)}
      />
      <img
        src={imageUrl(image, bannerWidth, Math.round(bannerWidth / (12 / 5)))}
        srcSet={[960, 1280, bannerWidth]
          .map((width) => `${imageUrl(image, width, Math.round(width / (12 / 5)))} ${width}w`)
          .join(', ')}
        sizes="100vw"
        width={bannerWidth}
        height={bannerPhoneHeight}
        alt={image.alt}
        loading={priority ? 'eager' : 'lazy'}
        {...(priority ? { fetchpriority: 'high' } : {})}
        className={`max-h-80 w-full object-cover tablet:aspect-[12/5] tablet:h-auto ${covered ? aboveSearch : alone}`}
        style={image.colour ? { backgroundColor: image.colour } : undefined}
      />
    </picture>
  );
}
