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
  /** The value is the default limit, not a visitor's choice: on focus the field is empty. */
  isLimit: boolean;
  /** The limit means "and more", shown with a plus sign (requirements 5.5). */
  openEnded?: boolean;
  live: boolean;
  /** Why the last figure was rejected; null if it was accepted. */
  note: string | null;
  /** The note for a figure while it is being typed; null for none. */
  noteOf?: (value: number) => string | null;
  /** Called with NaN if the field was cleared. Returns whether the figure was accepted. */
  onConfirm: (value: number) => boolean;
}

/**
 * Requirements 5.2: accepts only digits, backspace and delete; Enter or blur confirms. Shows thousands separators when
 * not focused. A figure accepted with Enter closes the surrounding panel.
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
  // Confirmed with Enter and still focused: select the text, so that typing replaces it.
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
              // Enter confirms the figure instead of submitting the form.
              event.preventDefault();
              if (confirm()) foldAround(event.currentTarget);
              // The value is the limit again.
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
