import { useEffect, useId, useRef, useState } from 'react';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { foldAround } from '~/ui/folding.ts';
import { selectOnFocus } from '~/ui/select-on-focus.ts';
import { formatNumber } from '../domain/rules/number.ts';

interface Props {
  name: string;
  label: string;
  /** Whole euros. */
  value: number;
  /** The value is the range's own end: nobody asked for it, so the field is empty while it is typed into. */
  isLimit: boolean;
  /** The limit means "and more", shown with a plus sign (requirements §5). */
  openEnded?: boolean;
  live: boolean;
  /** Says why the last figure was not taken; null for nothing to say. */
  note: string | null;
  /** What is said of a figure while it is typed; null for nothing. */
  noteOf?: (value: number) => string | null;
  /** Called with NaN where the field was emptied. Returns whether the figure was taken. */
  onConfirm: (value: number) => boolean;
}

/**
 * Requirements §5: takes digits, backspace and delete only; Enter or leaving it confirms. At rest it shows thousands. A figure that is taken with
 * Enter closes the panel around the field.
 */
export function PriceInput({
  name,
  label,
  value,
  isLimit,
  openEnded = false,
  live,
  note: last,
  noteOf,
  onConfirm,
}: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const note = (typed ? noteOf?.(Number(typed)) : null) ?? last;
  const input = useRef<HTMLInputElement>(null);
  const atRest = `${formatNumber(value)}${openEnded ? '+' : ''}`;
  const untouched = isLimit ? '' : String(value);
  const confirm = () => {
    setTyped(null);
    return typed === null || typed === untouched || onConfirm(typed === '' ? NaN : Number(typed));
  };
  // Confirmed with Enter and still in the field: the next figure replaces this one too.
  useEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select();
  }, [typed, value]);
  return (
    <div className="relative">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <span className="relative block">
        <span aria-hidden className="absolute bottom-0 left-3 inline-flex h-11 items-center text-slate-soft">
          €
        </span>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          className={`${fieldStyle} pl-8 figures`}
          {...(live ? { placeholder: atRest } : { name, pattern: '[0-9]*' })}
          {...selectOnFocus}
          aria-describedby={note === null ? undefined : `${id}-note`}
          value={live ? (typed ?? atRest) : value}
          onFocus={(event) => {
            if (isLimit) setTyped('');
            else selectOnFocus.onFocus(event);
          }}
          onBlur={confirm}
          onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 9))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              // It confirms the figure; the form's button searches.
              event.preventDefault();
              if (confirm()) foldAround(event.currentTarget);
              // It has become the limit again.
              else setTyped('');
            } else if (/^[^\d]$/u.test(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
          }}
        />
      </span>
      {live && (
        <p id={`${id}-note`} role="status" className="text-small text-danger">
          {note}
        </p>
      )}
    </div>
  );
}
