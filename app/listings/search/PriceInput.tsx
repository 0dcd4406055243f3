import { useId, useState } from 'react';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { formatNumber } from '../domain/rules/number.ts';

interface Props {
  name: string;
  label: string;
  /** Whole euros. */
  value: number;
  /** The limit means "and more", shown with a plus sign (requirements §5). */
  openEnded?: boolean;
  live: boolean;
  onConfirm: (value: number) => void;
}

/** Requirements §5: takes digits, backspace and delete only; Enter or leaving it confirms. At rest it shows thousands. */
export function PriceInput({ name, label, value, openEnded = false, live, onConfirm }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const confirm = () => {
    if (typed !== null && typed !== String(value)) onConfirm(typed === '' ? NaN : Number(typed));
  };
  return (
    <div className="relative">
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <span aria-hidden className="absolute bottom-0 left-3 inline-flex h-11 items-center text-slate-soft">
        €
      </span>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        maxLength={10}
        autoComplete="off"
        className={`${fieldStyle} pl-8 figures`}
        {...(live ? {} : { name, pattern: '[0-9]*' })}
        value={live ? (typed ?? `${formatNumber(value)}${openEnded ? '+' : ''}`) : value}
        onFocus={() => setTyped(String(value))}
        onBlur={() => {
          confirm();
          setTyped(null);
        }}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 9))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // It confirms the figure; the form's button searches.
            event.preventDefault();
            confirm();
            setTyped(null);
          } else if (/^[^\d]$/u.test(event.key) && !event.ctrlKey && !event.metaKey) event.preventDefault();
        }}
      />
    </div>
  );
}
