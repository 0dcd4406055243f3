import { useContext, useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles } from '~/ui/button.ts';
import { isSend } from '../is-send.ts';
import { focusOn } from '../focus-on.ts';
import { FormContext, type AnyField } from './field-text.tsx';

interface Step {
  title: string;
  /** The fields of this step: they must be right before the next one opens. */
  fields: readonly AnyField[];
  children: ReactNode;
}

/**
 * A form in steps. Each is a place in the browser's history, so that its back button leads to the step before. Without scripts all of them are
 * one page: what hides the others is a style for pages with scripts.
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
    // The step before is the place before in the history, unless the visitor came another way.
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

  // The new step's heading, once it is in sight; not where the page opens.
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return;
    shown.current = open;
    focusOn(document.getElementById(anchor(open)));
  });

  // Enter in a field goes on, as it would send a form of one page.
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

  // What the server finds wrong may lie in a step before.
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
      // The form's end, with its button, comes after the last step.
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
            // The field that is left would be checked first, and what it says would move the button from under the finger.
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

/** Told to the window when a step has put itself into the address; the browser tells of its own ways there. */
const moved = 'gevel:step';

/** The fragment of the address; empty on the server and while hydrating. */
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
