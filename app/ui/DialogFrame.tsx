import X from 'lucide-react/icons/x';
import { forwardRef, type DialogHTMLAttributes, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';

export interface DialogFrameProps extends Omit<DialogHTMLAttributes<HTMLDialogElement>, 'open'> {
  label: string;
  closeLabel?: string | undefined;
  /** Centred, at a side, at the bottom, or full screen. */
  place?: 'middle' | 'left' | 'right' | 'foot' | 'screen' | undefined;
  children: ReactNode;
}

/** The markup of a modal dialog or drawer. An element with `data-opens` and its id opens it (`dialogs.ts`). */
export const DialogFrame = forwardRef<HTMLDialogElement, DialogFrameProps>(
  ({ label, closeLabel, place = 'middle', className = '', children, ...rest }, ref) => {
    const { t } = useTranslation();
    return (
      <dialog ref={ref} aria-label={label} data-place={place} className={`dialog ${className}`} {...rest}>
        {/* The dialog element itself acts as the backdrop, so all content is in a child. */}
        <div className="flex min-h-full flex-col p-5">
          <button
            type="button"
            data-closes=""
            className="relative z-20 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center self-end"
          >
            <X aria-hidden />
            <span className="sr-only">{closeLabel ?? t('dialog.close')}</span>
          </button>
          {children}
        </div>
      </dialog>
    );
  },
);
DialogFrame.displayName = 'DialogFrame';
