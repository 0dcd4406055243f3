import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { PropertySlide } from '~/listings/cards/PropertySlide.tsx';
import { Carousel } from '~/ui/Carousel.tsx';
import { buttonStyles } from '~/ui/button.ts';
import { imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { bannerPhoneHeight, bannerPhoneWidth, bannerWidth } from '~/ui/image-sizes.ts';
import { layoutWidths } from './device-flags.ts';
import type { BannerVideo, BannerView } from './banner.server.ts';
import { useDeviceFlags } from './use-device-flags.ts';

interface Props {
  banner: BannerView;
  /** The home page's banner holds the page's title and its search bar. */
  home?: { title: ReactNode; search: ReactNode };
}

/** The banner of requirements §2: a picture, a gallery, a video or a slideshow of properties. */
export function Banner({ banner, home }: Props) {
  const { t } = useTranslation();
  const { title, description, slides } = banner;
  // The search box may overlap a picture; over a property's facts or a video it would hide them.
  const overlapping = slides.length > 0;
  const text = (
    <>
      {home?.title}
      {!home && title && (
        <p className="font-serif text-heading" lang={title.lang}>
          {title.text}
        </p>
      )}
      {description && (
        <p className="mt-3 max-w-text text-lead" lang={description.lang}>
          {description.text}
        </p>
      )}
    </>
  );
  return (
    <div className="bg-surface">
      <BannerMedia banner={banner} label={t('banner.label')} covered={home !== undefined} />
      {(home || title || description) && (
        <div className="page-width">
          <div
            className={
              home && overlapping
                ? 'relative -mx-4 -mt-6 bg-surface px-4 pt-6 pb-4 tablet:mx-0 tablet:-mt-24 tablet:p-10 tablet:pb-6'
                : 'py-6'
            }
          >
            {text}
            {home && <div className="mt-6">{home.search}</div>}
          </div>
        </div>
      )}
    </div>
  );
}

function BannerMedia({ banner, label, covered }: { banner: BannerView; label: string; covered: boolean }) {
  const { slides, video, properties, delay } = banner;
  const [only] = slides;
  if (video) return <Video video={video} label={label} />;
  if (properties.length > 0) {
    return (
      <div className="page-width py-8">
        <Carousel
          label={label}
          delay={delay}
          controls="over-top"
          slides={properties.map((card, index) => ({
            key: card.id,
            content: <PropertySlide card={card} priority={index === 0} />,
          }))}
        />
      </div>
    );
  }
  if (!only) return null;
  if (slides.length === 1) return <BannerPicture image={only.image} covered={covered} priority />;
  return (
    <Carousel
      label={label}
      delay={delay}
      controls={covered ? 'over-top' : 'over'}
      slides={slides.map(({ key, image, link }, index) => {
        const picture = <BannerPicture image={image} covered={covered} priority={index === 0} />;
        return { key, content: link ? <ContentLink link={link}>{picture}</ContentLink> : picture };
      })}
    />
  );
}

const alone = 'h-[34svh] min-h-48 tablet:max-h-[29rem]';
/** The search below it can be seen without scrolling, in low windows as well, and above the cookie dialog. */
const aboveSearch = 'h-[26svh] min-h-36 tablet:min-h-44 tablet:max-h-[min(29rem,calc(100svh-29rem))]';

/** Requirements §7: banner images at width 1920, and 800 high on phones. */
function BannerPicture({
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

/** Phones and tablets on mobile networks get the poster; only desktops load and play the video. */
function Video({ video, label }: { video: BannerVideo; label: string }) {
  const plays = useDeviceFlags()?.isDesktop === true;
  if (video.kind === 'embed') return <EmbeddedVideo video={video} label={label} />;
  if (!plays && video.poster) return <BannerPicture image={video.poster} priority />;
  return (
    <video
      src={video.url}
      aria-label={label}
      muted
      playsInline
      loop
      controls
      autoPlay={plays}
      preload={plays ? 'auto' : 'none'}
      poster={video.poster ? imageUrl(video.poster, bannerWidth, bannerPhoneHeight) : undefined}
      className="aspect-[12/5] max-h-[36rem] w-full object-cover"
    />
  );
}

/** A video on another site, which is contacted only when the visitor presses play. Without scripts it opens there. */
function EmbeddedVideo({ video, label }: { video: Extract<BannerVideo, { kind: 'embed' }>; label: string }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  if (asked) {
    return (
      <iframe
        src={video.url}
        title={label}
        allow="fullscreen; picture-in-picture; autoplay"
        className="aspect-video max-h-[36rem] w-full"
      />
    );
  }
  return (
    <div className={`relative ${video.poster ? '' : 'grid min-h-48 place-items-center bg-ochre-tint py-16'}`}>
      {video.poster && <BannerPicture image={video.poster} priority />}
      <a
        href={video.url}
        className={`${buttonStyles.main} ${video.poster ? 'absolute bottom-6 left-1/2 -translate-x-1/2' : ''}`}
        data-in-place=""
        onClick={(event) => {
          event.preventDefault();
          setAsked(true);
        }}
      >
        <Play size={18} aria-hidden />
        {t('banner.play', { host: new URL(video.url).hostname.replace(/^www\./, '') })}
      </a>
    </div>
  );
}
