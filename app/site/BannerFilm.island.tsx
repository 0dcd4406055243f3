import { imageUrl } from '~/ui/Image.tsx';
import { bannerPhoneHeight, bannerWidth } from '~/ui/image-sizes.ts';
import type { BannerVideo } from './banner.server.ts';
import { BannerPicture } from './BannerPicture.tsx';
import { useIsDesktop } from './use-is-desktop.ts';

export const wakes = 'load';

/** A video that only desktops load and play; phones and tablets, often on mobile networks, show its poster. */
export default function BannerFilm({
  video,
  label,
}: {
  video: Exclude<BannerVideo, { kind: 'embed' }>;
  label: string;
}) {
  const plays = useIsDesktop();
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
