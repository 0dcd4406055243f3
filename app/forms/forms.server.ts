import type { z } from 'zod';
import type { FormFacts } from './form-facts.ts';
import type { FormServer } from './form-server.ts';
import type { FormName } from './registry.ts';

/** The server part of any form. */
export interface ServerForm extends FormServer<Record<string, unknown>, unknown, unknown> {
  schema: z.ZodType<Record<string, unknown>>;
  facts: FormFacts;
}

const schemas = import.meta.glob<ServerForm['schema']>('./*/schema.ts', { eager: true, import: 'schema' });
const facts = import.meta.glob<FormFacts>('./*/facts.ts', { eager: true, import: 'facts' });
const parts = import.meta.glob<FormServer<Record<string, unknown>, unknown, unknown>>('./*/form.server.ts', {
  eager: true,
  import: 'form',
});

const forms = new Map<string, ServerForm>(
  Object.entries(parts).map(([file, part]) => {
    const folder = file.split('/').at(-2) ?? '';
    const schema = schemas[`./${folder}/schema.ts`];
    const known = facts[`./${folder}/facts.ts`];
    if (schema === undefined || known === undefined) throw new Error(`The form ${folder} is not whole.`);
    return [folder, { ...part, schema, facts: known }];
  }),
);

export const formNames = [...forms.keys()] as FormName[];

export function isForm(name: string): name is FormName {
  return forms.has(name);
}

export function serverForm(name: FormName): ServerForm {
  const form = forms.get(name);
  if (form === undefined) throw new Error(`There is no form ${name}.`);
  return form;
}

/** The group of a form's texts: `siteContactForm` for `site-contact`. */
export function textGroup(name: FormName): string {
  return `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Form`;
}
