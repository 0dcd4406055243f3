import { X } from 'lucide-react';
import { useEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { enterDialog, isAtDialog } from './dialog-history.ts';

interface Props {
  open: boolean;
  /** Called on Escape, a click on the backdrop, the back button, or the button. */
  onClose: () => void;
  label: string;
  /** Label of the close button. */
  closeLabel?: string;
  /** Centred, along a side, at the foot, or full screen. */
  place?: 'middle' | 'left' | 'right' | 'foot' | 'screen';
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * A modal dialog or drawer. The browser traps the focus, restores it on closing, and closes on Escape; the page
 * behind does not scroll (`html:has(dialog[open])` in tokens.css). Going back closes it and stays on the page.
 */
export function Dialog({ open, onClose, label, closeLabel, place = 'middle', className = '', style, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  /** Where the last press began. */
  const onBackdrop = useRef(false);
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    // One for phones, whose place a turned phone does not show: open and unseen it would keep the page from being used.
    const closeUnseen = () => {
      if (dialog.current?.getClientRects().length === 0) dialog.current.close();
    };
    window.addEventListener('resize', closeUnseen);
    const leave = enterDialog(() => dialog.current?.close());
    return () => {
      window.removeEventListener('resize', closeUnseen);
      leave();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      data-place={place}
      className={`dialog ${className}`}
      style={style}
      onClose={onClose}
      // The dialog's own box is its backdrop: all content is in a child.
      onPointerDown={({ target, currentTarget }) => {
        onBackdrop.current = target === currentTarget;
      }}
      onClick={(event) => {
        const { target, currentTarget } = event;
        // A press that began inside, on a slider or a word, may end on the backdrop; that must not close the dialog.
        if (target === currentTarget && onBackdrop.current) currentTarget.close();
        followInPlace(event);
      }}
    >
      <div className="flex min-h-full flex-col p-5">
        <button
          type="button"
          className="relative z-20 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center self-end"
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden />
          <span className="sr-only">{closeLabel ?? t('dialog.close')}</span>
        </button>
        {children}
      </div>
    </dialog>
  );
}

/** A link that the router leaves to the browser, such as to another language, takes the place of the dialog's entry, as those of the router do. */
function followInPlace(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest('a');
  if (!link || event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if (link.target !== '' || link.hasAttribute('download') || !/^https?:$/.test(link.protocol) || !isAtDialog()) return;
  event.preventDefault();
  location.replace(link.href);
}
