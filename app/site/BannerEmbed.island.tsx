import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import type { BannerVideo } from './banner.server.ts';
import { BannerPicture } from './BannerPicture.tsx';

export const wakes = 'touch';

/** A video on another site, which is contacted only when the visitor presses play. Without scripts it opens there. */
export default function BannerEmbed({
  video,
  label,
}: {
  video: Extract<BannerVideo, { kind: 'embed' }>;
  label: string;
}) {
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
