import type { ComponentType } from 'react';
import { config, type z } from 'zod';
import { withOverrides, withParts, type Dictionary } from '~/i18n/dictionary.ts';
import { pageOverrides } from '~/i18n/page-translation.ts';
import { loadCaptcha } from './captcha/load-captcha.ts';
import type { FieldsOf } from './form.ts';

/** The parts of a form's folder that its view consists of. */
export interface FormParts {
  schema: z.ZodType;
  /** Preselected values. */
  defaults: Record<string, string>;
  Fields: ComponentType<{ fields: FieldsOf<z.ZodType>; data: object | null }>;
  /** Its texts; null if the page's dictionary has them. */
  dictionary: Dictionary | null;
}

const rules = import.meta.glob<Pick<FormParts, 'schema' | 'defaults'>>('./*/schema.ts');
const fields = import.meta.glob<Pick<FormParts, 'Fields'>>('./*/Fields.tsx');
const texts = import.meta.glob<Dictionary>(['./texts/*.json', './*/texts/*.json'], { import: 'default' });

/**
 * Loads the parts of a form. Browser only.
 *
 * @param hasCaptcha whether it has a captcha, which needs more code
 * @throws for an unknown form
 */
export async function loadForm(name: string, hasCaptcha: boolean): Promise<FormParts> {
  // The page's policy would report that zod tries whether it may compile code.
  config({ jitless: true });
  const language = document.documentElement.lang;
  const [schema, view, shared, own] = await Promise.all([
    rules[`./${name}/schema.ts`]?.(),
    fields[`./${name}/Fields.tsx`]?.(),
    texts[`./texts/${language}.json`]?.(),
    texts[`./${name}/texts/${language}.json`]?.(),
    hasCaptcha && loadCaptcha(),
  ]);
  if (schema === undefined || view === undefined) throw new Error(`There is no form ${name}`);
  const dictionary = withOverrides(withParts({}, { shared: shared ?? {}, own: own ?? {} }), pageOverrides());
  return { schema: schema.schema, defaults: schema.defaults, Fields: view.Fields, dictionary };
}
