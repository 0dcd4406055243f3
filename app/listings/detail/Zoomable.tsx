import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { CSSProperties } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { Image, type ImageRef } from '~/ui/Image.tsx';
import { useZoom } from './use-zoom.ts';
import { zoomLimits } from './zoom.ts';

interface Props {
  image: ImageRef;
  priority: boolean;
}

/**
 * A picture that can be enlarged up to four times with buttons, wheel, double tap, pinch and the keys + − 0, and then
 * panned.
 */
export function Zoomable({ image, priority }: Props) {
  const { t } = useTranslation();
  const { pane, scale, zoomIn, zoomOut } = useZoom();
  const isLarge = scale > zoomLimits.least;
  const isLargest = scale >= zoomLimits.most;
  return (
    <div className="relative">
      <div
        ref={pane}
        className="zoom-pane"
        data-close={isLarge || undefined}
        style={{ '--zoom': scale } as CSSProperties}
        {...(isLarge ? { tabIndex: 0, role: 'group', 'aria-label': image.alt } : {})}
      >
        <Image
          image={image}
          widths={[640, 960, 1280, 1600, 1920]}
          sizes={isLarge ? `${Math.ceil(scale) * 100}vw` : '100vw'}
          priority={priority}
          className="zoom-picture"
        />
      </div>
      <div className="absolute right-3 bottom-3 flex gap-2">
        <span role="status" className="sr-only">
          {isLarge && `${Math.round(scale * 100)} %`}
        </span>
        <button
          type="button"
          aria-disabled={!isLarge || undefined}
          className={buttonStyles.icon}
          onClick={() => isLarge && zoomOut()}
        >
          <ZoomOut size={20} aria-hidden />
          <span className="sr-only">{t('property.zoomOut')}</span>
        </button>
        <button
          type="button"
          aria-disabled={isLargest || undefined}
          className={buttonStyles.icon}
          onClick={() => !isLargest && zoomIn()}
        >
          <ZoomIn size={20} aria-hidden />
          <span className="sr-only">{t('property.zoom')}</span>
        </button>
      </div>
    </div>
  );
}
