import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId, type ReactNode } from 'react';
import { labelStyle } from './field.ts';

interface Props {
  label: string;
  /** Help text under the field, shown while there is no error. */
  help?: string;
  /** The error message, which says how to correct it. */
  error?: string;
  /** Shown beside the label of an optional field. */
  optional?: string;
  /** Receives the ids that link the control to its texts. */
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A form field: label above, help and error below the control and announced with it. */
export function Field({ label, help, error, optional, children }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
        {optional && <span className="font-normal text-slate-soft"> {optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-small font-semibold text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-small text-slate-soft">
          {help}
        </p>
      )}
    </div>
  );
}
