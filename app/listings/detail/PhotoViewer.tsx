import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Carousel, type CarouselFooter } from '~/ui/Carousel.tsx';
import { Dialog } from '~/ui/Dialog.tsx';
import { Image, type ImageRef } from '~/ui/Image.tsx';
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
        footer={(strip) => (
          <>
            <Keys press={strip.press} />
            {images.length > 1 && <Thumbnails images={images} {...strip} />}
          </>
        )}
      />
    </Dialog>
  );
}

/** A picture that grows to twice the screen and is then moved about. Fingers may pinch it as any page. */
function Zoomable({ image, priority }: { image: ImageRef; priority: boolean }) {
  const { t } = useTranslation();
  const [close, setClose] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    if (element === null || !close) return;
    element.scrollTo(
      (element.scrollWidth - element.clientWidth) / 2,
      (element.scrollHeight - element.clientHeight) / 2,
    );
    // Dragging moves the picture, not the slider around it.
    const stopEvent = (event: Event) => event.stopPropagation();
    const kinds = ['mousedown', 'touchstart', 'pointerdown'];
    for (const kind of kinds) element.addEventListener(kind, stopEvent);
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, stopEvent);
    };
  }, [close]);
  return (
    <div className="relative">
      <div ref={pane} className="zoom-pane" data-close={close || undefined} {...(close ? { tabIndex: 0 } : {})}>
        <Image
          image={image}
          widths={[640, 960, 1280, 1600, 1920]}
          sizes={close ? '200vw' : '100vw'}
          priority={priority}
          className="zoom-picture"
        />
      </div>
      <button
        type="button"
        aria-pressed={close}
        className={`${buttonStyles.icon} absolute right-3 bottom-3`}
        onClick={() => setClose(!close)}
      >
        {close ? <ZoomOut size={20} aria-hidden /> : <ZoomIn size={20} aria-hidden />}
        <span className="sr-only">{t('property.zoom')}</span>
      </button>
    </div>
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
