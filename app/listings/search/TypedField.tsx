import { useState, type InputHTMLAttributes } from 'react';
import { fieldStyle } from '~/ui/field.ts';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> {
  value: string | number;
  /** Not in a figure: taken away while it is typed. */
  unwanted?: RegExp;
  onConfirm: (text: string) => void;
}

/** A figure that is typed. It counts when the field is left, or with Enter. */
export function TypedField({ value, unwanted = /\D/g, onConfirm, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const confirm = () => {
    if (typed === null) return;
    setTyped(null);
    onConfirm(typed);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      className={`${fieldStyle} figures`}
      {...input}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value.replace(unwanted, ''))}
      onBlur={confirm}
      onKeyDown={(event) => {
        if (event.key === 'Enter') confirm();
      }}
    />
  );
}
