import type { FormFacts } from '../app/forms/form-facts.ts';

const facts = import.meta.glob<FormFacts>('../app/forms/*/facts.ts', { eager: true, import: 'facts' });
const words = import.meta.glob<{ name: string }>('../app/forms/*/words.ts', { eager: true, import: 'words' });

const folderOf = (file: string): string => file.split('/').at(-2) ?? '';

/** Every form with its title for editors; each form is defined in its own folder (docs/add-a-form.md). */
export const forms = Object.entries(facts)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([file, { isModulePart }]) => {
    const name = folderOf(file);
    return { name, isModulePart, title: words[`../app/forms/${name}/words.ts`]?.name ?? name };
  });
