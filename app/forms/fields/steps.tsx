import { useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { isSend } from '../is-send.ts';
import { focusOn } from '../focus-on.ts';
import { FormContext, type AnyField } from './field-text.tsx';

interface Step {
  title: string;
  /** The fields of this step, which must be valid before the next one opens. */
  fields: readonly AnyField[];
  children: ReactNode;
}

/**
 * A form in steps. Each step has a history entry, so the back button leads to the previous one. Without JavaScript all
 * steps are shown on one page; they are hidden by a style that requires scripting.
 */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation();
  const { formId, check } = useContext(FormContext);
  const hash = useHash();
  const anchor = (step: number) => `${formId}-step-${step + 1}`;
  const asked = steps.findIndex((_, step) => hash === `#${anchor(step)}`);
  const open = Math.max(0, asked);
  const isLast = open === steps.length - 1;

  const go = (step: number) => {
    history.pushState({ from: open }, '', step === 0 ? location.pathname + location.search : `#${anchor(step)}`);
    dispatchEvent(new Event(moved));
  };
  const goBack = () => {
    const from: unknown = (history.state as { from?: unknown } | null)?.from;
    // Uses the history if the previous entry is the previous step; the visitor may have come another way.
    if (from === open - 1) history.back();
    else go(open - 1);
  };
  const isChecking = useRef(false);
  const next = async () => {
    if (isChecking.current) return;
    isChecking.current = true;
    const wrong = await check(steps[open]?.fields.map(({ name }) => name) ?? []);
    isChecking.current = false;
    if (wrong !== null) focusOn(document.getElementById(formId)?.querySelector(`[name="${CSS.escape(wrong)}"]`));
    else go(open + 1);
  };

  // Focuses the heading of a new step, but not on page load.
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    focusOn(document.getElementById(anchor(open)));
  });

  // Enter in a field goes to the next step, as it submits a one-page form.
  const goOn = useRef(next);
  useEffect(() => {
    goOn.current = next;
  });
  useEffect(() => {
    const form = document.getElementById(formId);
    if (isLast || form === null) return;
    const submitted = (event: SubmitEvent) => {
      if (!isSend(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void goOn.current();
    };
    form.addEventListener('submit', submitted);
    return () => form.removeEventListener('submit', submitted);
  }, [formId, isLast]);

  // The server's errors may be in an earlier step.
  const wrongStep = steps.findIndex(({ fields }) => fields.some(({ errors }) => errors !== undefined));
  const back = useRef(go);
  useEffect(() => {
    back.current = go;
  });
  useEffect(() => {
    if (isLast && wrongStep >= 0 && wrongStep < open) back.current(wrongStep);
  }, [isLast, wrongStep, open]);

  return steps.map(({ title, children }, step) => (
    <section
      key={title}
      aria-labelledby={anchor(step)}
      className={`gap-5 ${step === open ? 'grid' : 'hidden noscript:grid'}`}
      // The submit button comes after the last step.
      data-more-steps={step === open && !isLast ? '' : undefined}
    >
      <div>
        <p className="text-small text-slate-soft noscript:hidden">
          {t('forms.step', { step: step + 1, steps: steps.length })}
        </p>
        <h2 id={anchor(step)} tabIndex={-1} className="scroll-mt-32 text-title outline-none">
          {title}
        </h2>
      </div>
      {children}
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {step > 0 && (
          <button type="button" onClick={goBack} className={buttonStyles.rest}>
            {t('forms.back')}
          </button>
        )}
        {step < steps.length - 1 && (
          <button
            type="button"
            // Blurring the focused field would validate it, and its error would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void next()}
            className={`${buttonStyles.main} min-w-[min(9rem,100%)]`}
          >
            {t('forms.next')}
          </button>
        )}
      </div>
    </section>
  ));
}

/** Dispatched on window after pushing a step, since pushState fires no event. */
const moved = 'gevel:step';

/** The URL's fragment; empty on the server and during hydration. */
function useHash(): string {
  return useSyncExternalStore(
    (changed) => {
      for (const event of [moved, 'popstate', 'hashchange']) addEventListener(event, changed);
      return () => {
        for (const event of [moved, 'popstate', 'hashchange']) removeEventListener(event, changed);
      };
    },
    () => location.hash,
    () => '',
  );
}
