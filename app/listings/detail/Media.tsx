import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import { imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { Island } from '~/ui/islands/Island.tsx';
import Embed from './Embed.island.tsx';
import type { MediaView } from './media.ts';

interface Props {
  media: readonly MediaView[];
  /**
   * The photos of the property, used as posters from the second one on, because the first one is at the top of the
   * page.
   */
  photos: readonly ImageRef[];
  title: string;
}

/** Videos and 3D tours. Nothing is loaded from another host before the visitor requests it. */
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
                <Island of={Embed} props={{ media: each, poster, title }} />
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
