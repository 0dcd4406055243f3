import { loadCaptcha } from './captcha/load-captcha.ts';
import type { FormParts } from './load-form.ts';

const rules = import.meta.glob<Pick<FormParts, 'schema' | 'defaults'>>('./*/schema.ts', { eager: true });
const fields = import.meta.glob<Pick<FormParts, 'Fields'>>('./*/Fields.tsx', { eager: true });

// Editors may enable it at any time.
await loadCaptcha();

/** @throws for an unknown form */
export function formParts(name: string): FormParts {
  const [schema, view] = [rules[`./${name}/schema.ts`], fields[`./${name}/Fields.tsx`]];
  if (schema === undefined || view === undefined) throw new Error(`There is no form ${name}`);
  // The server's dictionaries include the texts of all forms.
  return { schema: schema.schema, defaults: schema.defaults, Fields: view.Fields, dictionary: null };
}
