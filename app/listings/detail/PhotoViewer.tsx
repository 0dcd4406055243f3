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
  /** Index of the first picture. */
  start: number;
  onClose: () => void;
}

/** A full-screen picture viewer with swipe, buttons, thumbnails, keys and zoom. */
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

/** Forwards keys to the slider: focus starts on the close button, outside of it. */
function Keys({ press }: Pick<CarouselFooter, 'press'>) {
  // A layout effect, so that a key pressed right after the picture appears is not lost.
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
