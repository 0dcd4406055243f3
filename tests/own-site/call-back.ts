import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const texts = {
  nl: ['Bel me terug', 'Vraag om teruggebeld te worden', 'Wanneer past het?', 'Zeg wanneer het past.'],
  fr: ['Rappelez-moi', 'Demander à être rappelé', 'Quand êtes-vous joignable ?', 'Dites quand nous pouvons appeler.'],
  en: ['Call me back', 'Ask for a call', 'When does it suit you?', 'Say when it suits you.'],
  de: ['Rufen Sie mich zurück', 'Um Rückruf bitten', 'Wann passt es Ihnen?', 'Sagen Sie, wann es passt.'],
};

const files = {
  'facts.ts': `import type { FormFacts } from '../form-facts.ts';

export const facts: FormFacts = { about: 'nothing', isModulePart: true, order: 99 };
`,
  'words.ts': `import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  name: { en: 'Call back', nl: 'Terugbellen', fr: 'Rappel', de: 'Rückruf' },
});
`,
  'schema.ts': `import { z } from 'zod';
import { requiredEmail, requiredLine, requiredPhone } from '../rules.ts';

export const defaults = {};

/** Whoever wants to be called says where, and when. */
export const schema = z.object({
  phone: requiredPhone,
  moment: requiredLine('callBackForm.errors.moment'),
  email: requiredEmail,
});
`,
  'Fields.tsx': `import { TextField } from '../fields/fields.tsx';
import type { FieldsOf } from '../form.ts';
import type { schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  return (
    <>
      <TextField field={fields.phone} type="tel" autoComplete="tel" />
      <TextField field={fields.moment} />
      <TextField field={fields.email} type="email" autoComplete="email" />
    </>
  );
}
`,
  'form.server.ts': `import type { z } from 'zod';
import type { FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

export const form: FormServer<z.output<typeof schema>> = {
  mails: {
    name: ({ phone }) => phone,
    email: ({ email }) => email,
    office: { subject: ({ phone }, { t }) => t('callBackForm.officeSubject', { phone }) },
    visitor: {
      subject: (_values, { t }) => t('callBackForm.name'),
      text: ({ moment }, { t }) => t('callBackForm.visitorText', { moment }),
    },
  },
};
`,
};

/** Adds the guide's form (docs/add-a-form.md) to the sources in a folder: one folder and one entry of the registry. */
export async function addCallBack(root: string): Promise<void> {
  const folder = path.join(root, 'app/forms/call-back');
  await mkdir(path.join(folder, 'texts'), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  for (const [language, [name, submit, moment, error]] of Object.entries(texts)) {
    const group = {
      name,
      submit,
      officeSubject: `${name}: {{phone}}`,
      visitorText: `${name}: {{moment}}`,
      fields: { moment },
      errors: { moment: error },
    };
    await writeFile(path.join(folder, `texts/${language}.json`), JSON.stringify({ callBackForm: group }));
  }
  const registry = path.join(root, 'app/forms/registry.ts');
  const parts = ['schema.ts', 'Fields.tsx', 'form.server.ts', 'facts.ts', 'words.ts', 'texts/en.json'];
  const entry = parts.map((part) => `typeof import('./call-back/${part}')`).join(', ');
  const before = await readFile(registry, 'utf8');
  await writeFile(registry, before.replace('interface FormRegistry {', `$&\n  'call-back': Parts<${entry}>;`));
}
