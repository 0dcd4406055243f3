import { useId, useState, type InputHTMLAttributes } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { fieldStyle } from '~/ui/field.ts';
import { selectOnFocus } from '~/ui/select-on-focus.ts';
import { formatNumber } from '../domain/rules/number.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: string | number;
  /** Characters that are removed while typing. */
  unwanted?: RegExp;
  /** Larger figures are rejected with a note. */
  most?: number;
  onConfirm: (text: string) => void;
}

/** A figure, confirmed by blur or Enter. */
export function TypedField({ value, unwanted = /\D/g, most = Infinity, onConfirm, ...input }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const confirm = () => {
    if (typed === null) return;
    setTyped(null);
    setTooLarge(Number(typed.replace(',', '.')) > most);
    onConfirm(typed);
  };
  return (
    <span className="block">
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        className={`${fieldStyle} figures`}
        {...selectOnFocus}
        {...input}
        aria-describedby={isTooLarge ? id : undefined}
        value={typed ?? value}
        onChange={(event) => setTyped(event.currentTarget.value.replace(unwanted, ''))}
        onBlur={confirm}
        onKeyDown={(event) => {
          if (event.key === 'Enter') confirm();
        }}
      />
      <span id={id} role="status" className="block text-small text-danger">
        {isTooLarge && t('search.atMost', { most: formatNumber(most) })}
      </span>
    </span>
  );
}
