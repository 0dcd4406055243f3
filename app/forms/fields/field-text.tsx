import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { readError } from '../said-error.ts';

/** Any field, whatever its type. */
export interface AnyField {
  id: string;
  name: string;
  required?: boolean | undefined;
  errors?: string[] | undefined;
  errorId: string;
}

/** What fields need from their form. */
export const FormContext = createContext<{
  /** The group of its texts: a form's own words for a field take precedence over the shared ones. */
  texts: string;
  /** The first invalid field in the server's response, focused on load, also without JavaScript. */
  firstWrong: string | null;
  formId: string;
  /** Validates fields by name, including the server's checks. Resolves to the first invalid one. */
  check(names: readonly string[]): Promise<string | null>;
}>({ texts: 'forms', firstWrong: null, formId: '', check: () => Promise.resolve(null) });

/** Whether this field is focused on load. */
export function useIsFirstWrong(field: AnyField): boolean {
  return useContext(FormContext).firstWrong === field.name;
}

/** `persons[0].firstName` → `firstName`: fields with the same meaning share a label. */
const plainName = (name: string) => name.replace(/^.*\./, '').replace(/\[\d+\]$/, '');

/** A field's texts, by its name: `fields.firstName`, `options.title.mr` in the form's own group or in `forms`. */
export function useFieldText(field: AnyField): {
  label: string;
  /** Shown after the label of an optional field. */
  optional: ReactNode;
  option(value: string): string;
} {
  const { t } = useTranslation();
  const { texts } = useContext(FormContext);
  const name = plainName(field.name);
  const words = (key: string) => t([`${texts}.${key}`, `forms.${key}`] as unknown as 'forms.fields.email');
  return {
    label: words(`fields.${name}`),
    optional: field.required ? null : <span className="font-normal text-slate-soft"> {t('forms.optional')}</span>,
    option: (value) => words(`options.${name}.${value}`),
  };
}

/** The field's error message. */
export function FieldError({ field }: { field: AnyField }) {
  const { t } = useTranslation();
  const [error] = field.errors ?? [];
  if (error === undefined) return null;
  const [key, values] = readError(error);
  return (
    <p id={field.errorId} className="mt-1 flex items-start gap-1.5 text-small font-semibold text-danger">
      <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {t(key as 'forms.errors.email', values as Record<never, never>)}
    </p>
  );
}
