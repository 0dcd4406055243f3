import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import { readError } from '../said-error.ts';

/** Any field, whatever its value. */
export interface AnyField {
  id: string;
  name: string;
  required?: boolean | undefined;
  errors?: string[] | undefined;
  errorId: string;
}

/** What fields know of their form. */
export const FormContext = createContext<{
  /** The group of its texts: a form's own words for a field come before those that all forms share. */
  texts: string;
  /** The first field that is wrong in the server's answer: without scripts as well, the visitor begins there. */
  firstWrong: string | null;
  formId: string;
  /** Says what is wrong with these fields, by their names, as far as the server knows too. Resolves to the first one that is. */
  check(names: readonly string[]): Promise<string | null>;
}>({ texts: 'forms', firstWrong: null, formId: '', check: () => Promise.resolve(null) });

/** Whether the page opens with the focus in this field. */
export function useIsFirstWrong(field: AnyField): boolean {
  return useContext(FormContext).firstWrong === field.name;
}

/** `persons[0].firstName` → `firstName`: fields of one meaning have one label, wherever they are. */
const plainName = (name: string) => name.replace(/^.*\./, '').replace(/\[\d+\]$/, '');

/** A field's words, by its name: `fields.firstName`, `options.title.mr` of the form's own group or of `forms`. */
export function useFieldText(field: AnyField): {
  label: string;
  /** Beside the label of a field that may stay empty. */
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

/** What to mend, in words. */
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
