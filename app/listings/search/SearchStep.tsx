import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { Dialog } from '~/ui/Dialog.tsx';

/** A field of the bar that phones choose in over all of the screen. */
export type StepName = 'city' | 'type' | 'price';

/** Where the bar is narrower than the panels that it unfolds, and a keyboard takes half of the screen. */
export const isPhone = () => window.matchMedia('(width < 47.9375rem)').matches;

interface Props {
  step: StepName | null;
  onClose: () => void;
  /** The button that searches, with what it finds. */
  submit: ReactNode;
  /** The field of the step. */
  children: ReactNode;
}

/**
 * One field over all of a phone's screen: its name and what is typed at the top, above the keyboard, and the button at the foot. What is
 * chosen is the bar's own, so that closing it loses nothing; going back closes it.
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
