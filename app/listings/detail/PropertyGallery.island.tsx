import Images from 'lucide-react/icons/images';
import { useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Image, imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { onDemand } from '~/ui/on-demand.tsx';
import { photoInSight } from './photo-in-sight.ts';
import './photo-mosaic.css';

export const wakes = 'touch';

// The viewer loads the slider, which the page itself does not need.
const PhotoViewer = onDemand(async () => (await import('./PhotoViewer.tsx')).PhotoViewer);

/**
 * The photos as a mosaic, on phones as a strip to swipe; each opens the viewer, or without JavaScript the photo itself.
 */
export default function PropertyGallery({ images, title }: { images: readonly ImageRef[]; title: string }) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) {
    return <p className="grid aspect-[3/1] place-items-center bg-line text-slate">{t('property.noPhoto')}</p>;
  }
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setShown(index);
  };
  const openInSight = (event: MouseEvent) => {
    const photos = [...(strip.current?.children ?? [])].map((photo) => photo.getBoundingClientRect());
    open(photoInSight(strip.current?.getBoundingClientRect() ?? { left: 0 }, photos))(event);
  };
  return (
    <div className="relative">
      <ul
        ref={strip}
        className="photo-mosaic"
        data-count={Math.min(images.length, 5)}
        aria-label={t('property.photosOf', { title })}
      >
        {images.map((image, index) => (
          <li key={image.src}>
            <a
              href={imageUrl(image, 1920)}
              aria-label={t('property.openPhoto', { position: index + 1 })}
              data-in-place=""
              onClick={open(index)}
            >
              <Image
                image={image}
                ratio="card"
                widths={index === 0 ? [640, 960, 1280, 1600] : [400, 640, 800]}
                sizes={
                  index === 0
                    ? '(min-width: 1312px) 800px, (min-width: 767px) 66vw, 100vw'
                    : '(min-width: 1312px) 400px, (min-width: 767px) 33vw, 90vw'
                }
                priority={index === 0}
                className="size-full bg-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      <a
        href={imageUrl(images[0] ?? { src: '', width: null, height: null, alt: '' }, 1920)}
        data-in-place=""
        onClick={openInSight}
        className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-base bg-surface px-4 text-small font-semibold text-slate no-underline hover:bg-limestone print:hidden"
      >
        <Images size={18} aria-hidden />
        {t('property.allPhotos', { count: images.length })}
      </a>
      {shown !== null && (
        <PhotoViewer
          images={images}
          label={t('property.photosOf', { title })}
          start={shown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
