import { useTranslation } from 'react-i18next';
import { Carousel } from '~/ui/Carousel.tsx';
import { Image, imageUrl, type ImageRef } from '~/ui/Image.tsx';
import { galleryThumbnailWidth } from '~/ui/image-sizes.ts';

/** The photos: a large slider, and thumbnails that open each photo by itself. */
export function PropertyGallery({ images, title }: { images: readonly ImageRef[]; title: string }) {
  const { t } = useTranslation();
  if (images.length === 0) {
    return <p className="grid aspect-[3/2] place-items-center bg-line text-slate">{t('property.noPhoto')}</p>;
  }
  return (
    <div className="grid gap-3">
      <Carousel
        label={t('property.photosOf', { title })}
        delay={null}
        slides={images.map((image, index) => ({
          key: image.src,
          content: (
            <Image
              image={image}
              ratio="card"
              widths={[640, 960, 1280, 1600]}
              sizes="(min-width: 1280px) 800px, 100vw"
              priority={index === 0}
              className="w-full bg-line"
            />
          ),
        }))}
      />
      <ul className="grid grid-cols-4 gap-2 tablet:grid-cols-6" aria-label={t('property.thumbnails')}>
        {images.map((image, index) => (
          <li key={image.src}>
            <a
              href={imageUrl(image, 1920)}
              target="_blank"
              rel="noopener"
              aria-label={t('property.openPhoto', { position: index + 1 })}
            >
              <Image
                image={{ ...image, alt: '' }}
                ratio="card"
                widths={[160, galleryThumbnailWidth]}
                sizes="(min-width: 1280px) 130px, 25vw"
                className="w-full bg-line"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
