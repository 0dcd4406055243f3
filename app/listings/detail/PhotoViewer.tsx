import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Carousel, type CarouselFooter } from '~/ui/Carousel.tsx';
import { Slides } from '~/ui/carousel-parts.tsx';
import { Dialog } from '~/ui/Dialog.tsx';
import { Image, type ImageRef } from '~/ui/Image.tsx';
import { Zoomable } from './Zoomable.tsx';
import './photo-viewer.css';

interface Props {
  images: readonly ImageRef[];
  label: string;
  /** Index of the picture to begin with. */
  start: number;
  onClose: () => void;
}

/** Pictures one by one over the whole screen: by swipe, buttons, thumbnails and keys; each can be looked at closely. */
export function PhotoViewer({ images, label, start, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} label={label} place="screen" className="scheme-dark-part">
      <Carousel
        label={label}
        delay={null}
        effect="strip"
        start={start}
        controls="under"
        className="photo-viewer my-auto"
        count={images.length}
        footer={(strip) => (
          <>
            <Keys press={strip.press} />
            {images.length > 1 && <Thumbnails images={images} {...strip} />}
          </>
        )}
      >
        <Slides
          start={start}
          slides={images.map((image, index) => ({
            key: image.src,
            content: (
              <figure className="grid gap-3 bg-limestone">
                <Zoomable image={image} priority={index === start} />
                <figcaption className="text-center text-small figures" aria-hidden>
                  {t('carousel.position', { position: index + 1, count: images.length })}
                </figcaption>
              </figure>
            ),
          }))}
        />
      </Carousel>
    </Dialog>
  );
}

/** The close button has the focus at first, outside the slider, whose keys work there as well. */
function Keys({ press }: Pick<CarouselFooter, 'press'>) {
  // With the picture that they belong to, or the first key after it is lost.
  useLayoutEffect(() => {
    const move = ({ key, target }: KeyboardEvent) => {
      if (!(target instanceof Element && target.closest('.carousel'))) press(key);
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, [press]);
  return null;
}

function Thumbnails({ images, current, goTo }: CarouselFooter & { images: readonly ImageRef[] }) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <ul ref={list} className="thumbnails">
      {images.map((image, index) => (
        <li key={image.src}>
          <button
            type="button"
            aria-label={t('property.showPhoto', { position: index + 1 })}
            aria-current={index === current || undefined}
            onClick={() => goTo(index)}
          >
            <Image image={{ ...image, alt: '' }} ratio="card" widths={[160]} sizes="96px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
