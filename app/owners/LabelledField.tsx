import { useId, type ComponentProps } from 'react';
import { fieldStyle, labelStyle } from '~/ui/field.ts';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  problem?: string | null;
}

/** An input with label, hint and error, for the portal's plain forms. */
export function LabelledField({ label, hint, problem = null, ...field }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem !== null && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-small text-slate-soft">
          {hint}
        </p>
      )}
      <input
        id={id}
        {...field}
        className={fieldStyle}
        aria-invalid={problem !== null || undefined}
        aria-describedby={described || undefined}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className="mt-1 text-small font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
