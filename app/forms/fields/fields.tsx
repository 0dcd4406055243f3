import { getInputProps, getSelectProps, getTextareaProps, type FieldMetadata } from '@conform-to/react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { choiceMarkStyle, choiceStyle, fieldStyle, fileStyle, labelStyle, selectStyle } from '~/ui/field.ts';
import { selectOnFocus } from '~/ui/select-on-focus.ts';
import { FieldError, useFieldText, useIsFirstWrong, type AnyField } from './field-text.tsx';

type TextType = 'text' | 'email' | 'tel' | 'date' | 'url' | 'password';

interface TextProps {
  field: FieldMetadata<string | undefined>;
  type?: TextType;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'numeric' | 'decimal' | 'url';
  help?: string | undefined;
  /** A number: selected on focus, so that typing replaces it. */
  isAmount?: boolean;
  /** Required together with another field, so it is not marked as optional. */
  isAsked?: boolean;
}

/** A text input; `type` and `autoComplete` select the keyboard and autofill. */
export function TextField({
  field,
  type = 'text',
  autoComplete,
  inputMode,
  help,
  isAmount = false,
  isAsked = false,
}: TextProps) {
  const { key: _key, ...props } = getInputProps(field, {
    type,
    ...(help ? { ariaDescribedBy: `${field.id}-help` } : {}),
  });
  return (
    <Labelled field={field} help={help} isChosen={isAsked}>
      <input
        {...props}
        autoFocus={useIsFirstWrong(field)}
        autoComplete={autoComplete}
        inputMode={isAmount ? 'numeric' : inputMode}
        {...(isAmount && selectOnFocus)}
        className={fieldStyle}
      />
    </Labelled>
  );
}

export function TextArea({ field, rows = 5 }: { field: FieldMetadata<string | undefined>; rows?: number }) {
  const { key: _key, ...props } = getTextareaProps(field);
  return (
    <Labelled field={field}>
      <textarea {...props} autoFocus={useIsFirstWrong(field)} rows={rows} className={`${fieldStyle} min-h-32`} />
    </Labelled>
  );
}

/**
 * A file input. After a failed submission the file must be chosen again, because a page cannot restore it.
 *
 * @param accept the accepted types: `image/jpeg,image/png`
 */
export function FileField({
  field,
  accept,
  help,
}: {
  field: FieldMetadata<File | undefined>;
  accept: string;
  help: string;
}) {
  const { key: _key, ...props } = getInputProps(field, { type: 'file', ariaDescribedBy: `${field.id}-help` });
  return (
    <Labelled field={field} help={help}>
      <input {...props} autoFocus={useIsFirstWrong(field)} accept={accept} className={fileStyle} />
    </Labelled>
  );
}

interface ChoiceProps<Option extends string> {
  field: FieldMetadata<Option | undefined>;
  options: readonly Option[];
}

/** Radio buttons, for few options. */
export function ChoiceField<Option extends string>({ field, options }: ChoiceProps<Option>) {
  const { label, optional, option } = useFieldText(field);
  const isFirstWrong = useIsFirstWrong(field);
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className={labelStyle}>
        {label}
        {field.initialValue === undefined && optional}
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((each, index) => (
          <label key={each} className={choiceStyle}>
            <input
              type="radio"
              autoFocus={isFirstWrong && index === 0}
              name={field.name}
              value={each}
              defaultChecked={field.initialValue === each}
              required={field.required}
              form={field.formId}
              className={choiceMarkStyle}
              aria-invalid={field.errors ? true : undefined}
            />
            {option(each)}
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

/** A select, for more options. */
export function SelectField<Option extends string>({ field, options }: ChoiceProps<Option>) {
  const { option } = useFieldText(field);
  const { key: _key, ...props } = getSelectProps(field);
  return (
    <Labelled field={field} isChosen={field.initialValue !== undefined}>
      <select {...props} className={selectStyle}>
        {options.map((each) => (
          <option key={each} value={each}>
            {option(each)}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function CheckField({ field }: { field: FieldMetadata<boolean | undefined> }) {
  const { label } = useFieldText(field);
  const { key: _key, ...props } = getInputProps(field, { type: 'checkbox' });
  return (
    <div>
      <label className={choiceStyle}>
        <input {...props} className={choiceMarkStyle} />
        {label}
      </label>
      <FieldError field={field} />
    </div>
  );
}

/** A group of checkboxes with the same name. */
export function CheckGroup({
  field,
  options,
  isLabelHidden = false,
}: {
  field: AnyField & { initialValue?: unknown; formId: string };
  options: readonly { value: string; label: string }[];
  isLabelHidden?: boolean;
}) {
  const { label } = useFieldText(field);
  const chosen = [field.initialValue].flat().map(String);
  const isFirstWrong = useIsFirstWrong(field);
  return (
    <fieldset aria-describedby={field.errors ? field.errorId : undefined}>
      <legend className={isLabelHidden ? 'sr-only' : labelStyle}>{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-1">
        {options.map((option, index) => (
          <label key={option.value} className={`${choiceStyle} gap-2`}>
            <input
              type="checkbox"
              name={field.name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              form={field.formId}
              autoFocus={isFirstWrong && index === 0}
              className={choiceMarkStyle}
              aria-invalid={field.errors ? true : undefined}
            />
            <span className="min-w-0 wrap-break-word">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

/** Whether a field has a value or an error, so that its section must be open. */
export const isFilled = ({ initialValue, errors }: { initialValue?: unknown; errors?: string[] | undefined }) =>
  errors !== undefined || (initialValue !== undefined && initialValue !== '');

/** Rarely used fields, collapsed. */
export function More({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen || undefined} className="border-y border-line">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{label}</summary>
      <div className="grid gap-5 pb-5">{children}</div>
    </details>
  );
}

/** Fields side by side if there is room. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2">{children}</div>;
}

/** Label above, error and help below. */
function Labelled({
  field,
  help,
  isChosen = false,
  children,
}: {
  field: AnyField;
  help?: string | undefined;
  /** It always has a value, or is required together with another field, so it is not marked as optional. */
  isChosen?: boolean;
  children: ReactNode;
}) {
  const { label, optional } = useFieldText(field);
  return (
    <div>
      <label htmlFor={field.id} className={labelStyle}>
        {label}
        {!isChosen && optional}
      </label>
      {children}
      <FieldError field={field} />
      {help && (
        <p id={`${field.id}-help`} className="mt-1 text-small text-slate-soft">
          {help}
        </p>
      )}
    </div>
  );
}

/** A titled group of fields. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-title">{title}</legend>
      {children}
    </fieldset>
  );
}
