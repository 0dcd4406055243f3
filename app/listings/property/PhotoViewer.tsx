import { useTranslation } from 'react-i18next';
import { Carousel } from '~/ui/Carousel.tsx';
import { Dialog } from '~/ui/Dialog.tsx';
import { Image, type ImageRef } from '~/ui/Image.tsx';

interface Props {
  images: readonly ImageRef[];
  title: string;
  /** Index of the photo to begin with. */
  start: number;
  onClose: () => void;
}

/** The photos one by one over the whole screen, by swipe, buttons and arrow keys. */
export function PhotoViewer({ images, title, start, onClose }: Props) {
  const { t } = useTranslation();
  const label = t('property.photosOf', { title });
  return (
    <Dialog open onClose={onClose} label={label} place="screen" className="scheme-dark-part">
      <Carousel
        label={label}
        delay={null}
        effect="strip"
        start={start}
        controls="under"
        className="my-auto"
        slides={images.map((image, index) => ({
          key: image.src,
          content: (
            <figure className="grid gap-3">
              <Image
                image={image}
                widths={[640, 960, 1280, 1600, 1920]}
                sizes="100vw"
                priority={index === start}
                className="mx-auto max-h-[calc(100dvh-14rem)] w-full object-contain"
              />
              <figcaption className="text-center text-small figures">
                {t('carousel.position', { position: index + 1, count: images.length })}
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Dialog>
  );
}
