import type { FormFacts } from '../app/forms/form-facts.ts';
import { editorLanguage } from './editor-language.ts';

const facts = import.meta.glob<FormFacts>('../app/forms/*/facts.ts', { eager: true, import: 'facts' });

const folderOf = (file: string): string => file.split('/').at(-2) ?? '';

/** Every form with its title for editors; each form is defined in its own folder (docs/add-a-form.md). */
export const forms = Object.entries(facts)
  .sort(([, a], [, b]) => a.order - b.order)
  .map(([file, { name, isModulePart }]) => ({ name: folderOf(file), isModulePart, title: name[editorLanguage] }));
