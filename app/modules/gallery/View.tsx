import { useTranslation } from '~/i18n/translation.ts';
import { ContentLink } from '~/content/ContentLink.tsx';
import { PageSlider } from '~/ui/PageSlider.tsx';
import { Image } from '~/ui/Image.tsx';
import { galleryThumbnailWidth } from '~/ui/image-sizes.ts';
import { ItemGrid } from '../item-layout.tsx';
import type { Loaded } from '../module-view.ts';
import type { load } from './load.server.ts';

export function View({ module }: { module: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { slides, delay, view, title } = module;
  if (slides.length === 0) return <p>{t('property.noPhoto')}</p>;
  const large = view === 'slider' || view === 'list';
  const items = slides.map(({ key, image, link }) => {
    const picture = (
      <Image
        image={image}
        ratio="card"
        widths={large ? [640, 960, 1280] : [galleryThumbnailWidth, 640, 800]}
        sizes={large ? '(min-width: 1280px) 1216px, 100vw' : '(min-width: 1280px) 410px, 50vw'}
        className="w-full bg-line"
      />
    );
    return { key, content: link ? <ContentLink link={link}>{picture}</ContentLink> : picture };
  });
  if (view === 'slider') return <PageSlider label={title?.text ?? t('carousel.role')} slides={items} delay={delay} />;
  return <ItemGrid module={module} items={items} />;
}
