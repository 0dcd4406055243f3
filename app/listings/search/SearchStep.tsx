import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Dialog } from '~/ui/Dialog.tsx';

/** A field of the bar that opens full screen on phones. */
export type StepName = 'city' | 'type' | 'price';

/** Whether the bar is narrower than its panels; a keyboard then covers half of the screen. */
export const isPhone = () => window.matchMedia('(width < 47.9375rem)').matches;

interface Props {
  step: StepName | null;
  onClose: () => void;
  /** The submit button, with the number of homes. */
  submit: ReactNode;
  /** The field of the step. */
  children: ReactNode;
}

/**
 * One field, full screen on a phone: its label and input at the top, above the keyboard, the button at the bottom. It
 * edits the bar's own state, so closing it, also with the back button, loses nothing.
 */
export function SearchStep({ step, onClose, submit, children }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog open={step !== null} onClose={onClose} label={step === null ? '' : t(`search.${step}`)} place="screen">
      {step !== null && (
        <div className="search-step">
          {children}
          <div className="search-foot search-step-foot">{submit}</div>
        </div>
      )}
    </Dialog>
  );
}
