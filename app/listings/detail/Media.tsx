import { ExternalLink, Play, Rotate3d } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { Image, imageUrl, type ImageRef } from '~/ui/Image.tsx';
import type { MediaView } from './media.ts';

interface Props {
  media: readonly MediaView[];
  /** The photos of the property. One of the inside is shown until something plays: the first one heads the page already. */
  photos: readonly ImageRef[];
  title: string;
}

/** Videos and 3D tours. Nothing is loaded from another host before the visitor asks for it. */
export function Media({ media, photos, title }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="media" className="print:hidden">
      <h2 id="media" className="mb-4 text-heading">
        {t('sections.media')}
      </h2>
      <ul className="grid gap-8">
        {media.map((each, index) => {
          const poster = photos[index + 1];
          return (
            <li key={each.page}>
              {each.plays === 'file' ? (
                <video
                  src={each.url}
                  controls
                  playsInline
                  preload="none"
                  poster={poster && imageUrl(poster, 960)}
                  aria-label={t('media.film', { title })}
                  className="aspect-video w-full bg-slate object-contain"
                />
              ) : each.plays === 'embed' ? (
                <Embed media={each} poster={poster} title={title} />
              ) : (
                <a
                  href={each.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${linkStyle} inline-flex gap-2`}
                >
                  <ExternalLink size={18} aria-hidden className="mt-1" />
                  {t(`media.${each.kind}On`, { host: each.host })}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const marks = { film: Play, tour: Rotate3d } as const;

interface EmbedProps {
  media: MediaView;
  poster: ImageRef | undefined;
  title: string;
}

function Embed({ media, poster, title }: EmbedProps) {
  const { t, language } = useTranslation();
  const [asked, setAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) place.current?.focus({ preventScroll: true });
  }, [asked]);
  const name = t(`media.${media.kind}`, { title });
  const Mark = marks[media.kind];
  if (asked) {
    return (
      // The focus moves on from the removed link; only the visitor moves it into another host's iframe.
      <div ref={place} tabIndex={-1} className="outline-none">
        <iframe
          src={media.url}
          title={name}
          allow="fullscreen; picture-in-picture; autoplay; xr-spatial-tracking; gyroscope; accelerometer"
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full bg-line"
        />
      </div>
    );
  }
  return (
    <figure className="grid gap-3">
      <div className="relative grid aspect-video w-full place-items-center overflow-hidden bg-line">
        {poster && (
          <Image
            image={{ ...poster, alt: '' }}
            ratio="card"
            widths={[640, 960, 1280]}
            sizes="(min-width: 1280px) 780px, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <a
          href={media.page}
          className={`${buttonStyles.main} relative`}
          aria-label={t(`media.play.${media.kind}`) + colon(language) + `${title} (${media.host})`}
          data-in-place=""
          onClick={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
        >
          <Mark size={18} aria-hidden />
          {t(`media.play.${media.kind}`)}
        </a>
      </div>
      <figcaption className="text-small text-slate-soft">{t('media.privacy', { host: media.host })}</figcaption>
    </figure>
  );
}
