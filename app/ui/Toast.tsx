import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useTranslation } from '~/i18n/translation.ts';

/** Milliseconds; long enough to read a sentence twice. */
const shownFor = 6000;

interface Props {
  /** Null shows nothing. */
  message: string | null;
  onClose: () => void;
}

/**
 * A short message at the bottom of the screen. The live region is always rendered, or screen readers would miss the
 * first message. It disappears by itself, so it must not contain anything to act on.
 */
export function Toast({ message, onClose }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(onClose, shownFor);
    return () => clearTimeout(timer);
  }, [message, onClose]);
  return (
    <div
      role="status"
      data-at-end=""
      className="fixed inset-x-4 bottom-[calc(1rem+var(--covered-below))] z-40 flex justify-center print:hidden"
    >
      {message !== null && (
        <p className="flex items-center gap-3 rounded-base bg-slate py-1 pr-1 pl-4 text-surface shadow-float">
          {message}
          <button
            type="button"
            onClick={onClose}
            className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center outline-current"
          >
            <X size={18} aria-hidden />
            <span className="sr-only">{t('dialog.close')}</span>
          </button>
        </p>
      )}
    </div>
  );
}
