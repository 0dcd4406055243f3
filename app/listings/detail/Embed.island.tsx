import Play from 'lucide-react/icons/play';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import { useEffect, useRef, useState } from 'react';
import { colon } from '~/i18n/colon.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Image, type ImageRef } from '~/ui/Image.tsx';
import type { MediaView } from './media.ts';

export const wakes = 'touch';

const marks = { film: Play, tour: Rotate3d } as const;

interface Props {
  media: MediaView;
  poster: ImageRef | undefined;
  title: string;
}

/** A video or tour on another site, which is contacted only on the visitor's request. */
export default function Embed({ media, poster, title }: Props) {
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
      // Focus moves here from the removed link; moving it into another host's iframe is left to the visitor.
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
