import { useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { fieldStyle } from '~/ui/field.ts';
import { Field } from '~/ui/Field.tsx';
import { selectOnFocus } from '~/ui/select-on-focus.ts';
import { loanDefaults } from './tariffs.ts';
import { formatNumber, parseDecimal } from '../domain/rules/number.ts';

interface Props {
  label: string;
  /** Shown under the field. */
  help?: string;
  value: number;
  onChange: (value: number) => void;
}

/** Whole euros, formatted on blur; other characters are ignored. */
export function AmountField(props: Props) {
  return (
    <NumberField
      {...props}
      sign="€"
      most={loanDefaults.mostEuros}
      read={(text) => {
        const digits = text.replace(/\D/g, '');
        return digits === '' ? 0 : Number(digits);
      }}
    />
  );
}

/** A yearly percentage, with a decimal comma or point. */
export function PercentField({ most, ...props }: Props & { most: number }) {
  const { language } = useTranslation();
  return (
    <NumberField
      {...props}
      language={language}
      sign="%"
      most={most}
      read={(text) => {
        const number = parseDecimal(text.replace('.', ','));
        return number === null || number < 0 ? null : number;
      }}
    />
  );
}

/**
 * Shows the raw input while typing; `read` parses it and returns null for invalid input. Values above `most` are
 * clamped, with a message.
 */
function NumberField({
  label,
  help,
  sign,
  value,
  onChange,
  most,
  read,
  language,
}: Props & { sign: string; most: number; read: (text: string) => number | null; language?: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  return (
    <Field
      label={label}
      {...(help !== undefined && { help })}
      {...(isTooLarge && { error: t('search.atMost', { most: formatNumber(most, { language }) }) })}
    >
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...selectOnFocus}
            value={typed ?? formatNumber(value, { language })}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              const number = read(currentTarget.value);
              if (number === null) return;
              setTooLarge(number > most);
              onChange(Math.min(most, number));
            }}
            onBlur={() => setTyped(null)}
            className={`${fieldStyle} pr-9 figures`}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 grid items-center text-slate-soft"
          >
            {sign}
          </span>
        </span>
      )}
    </Field>
  );
}
