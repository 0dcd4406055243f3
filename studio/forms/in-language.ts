/**
 * The schema with the words of another language: titles, descriptions, choices, previews and messages. Sanity translates only what
 * has a key in its own packs, and most places that show a title (forms, trails, menus, comparisons) have no hook for another; so the
 * types are translated before the Studio sees them, and the schema itself stays in English.
 */
import { isRecord } from '../../schemas/rules/translated.ts';
import { rulesInLanguage } from './rules-in-language.ts';

/** Puts our English words in another language; words that are not ours come back as they are. */
export type Say = (english: string) => string;

/** What holds definitions of the same kind, or lists of things with a title, below a definition. */
const branches = ['fields', 'of', 'fieldsets', 'orderings', 'styles', 'lists', 'decorators', 'annotations', 'groups'];

/** A type, a field, or any part of one that has a title, with everything in it. */
export function inLanguage<Definition extends object>(definition: Definition, say: Say): Definition {
  const changed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(definition)) {
    if ((key === 'title' || key === 'description') && typeof value === 'string') changed[key] = say(value);
    else if (branches.includes(key) && Array.isArray(value))
      changed[key] = value.map((part) => partInLanguage(part, say));
    else if (key === 'marks' && isRecord(value)) changed[key] = inLanguage(value, say);
    else if (key === 'options' && isRecord(value)) changed[key] = optionsInLanguage(value, say);
    else if (key === 'preview' && isRecord(value)) changed[key] = previewInLanguage(value, say);
    else if (key === 'validation') changed[key] = rulesInLanguage(value, say);
  }
  return { ...definition, ...changed };
}

function partInLanguage(part: unknown, say: Say): unknown {
  // The tabs of a form have keys of their own in `studio/texts`.
  return isRecord(part) && !('i18n' in part) ? inLanguage(part, say) : part;
}

/** The choices of a list and the groups of the menu in which a module is picked. */
function optionsInLanguage(options: Record<string, unknown>, say: Say): Record<string, unknown> {
  const { list, insertMenu } = options;
  return {
    ...options,
    ...(Array.isArray(list) && { list: list.map((choice) => partInLanguage(choice, say)) }),
    ...(isRecord(insertMenu) && { insertMenu: inLanguage(insertMenu, say) }),
  };
}

function previewInLanguage(preview: Record<string, unknown>, say: Say): Record<string, unknown> {
  const { prepare } = preview;
  if (typeof prepare !== 'function') return preview;
  return {
    ...preview,
    prepare: (selected: Record<string, unknown>, ...more: unknown[]) => {
      const prepared: unknown = prepare(selected, ...more);
      return isRecord(prepared) ? preparedInLanguage(prepared, selected, say) : prepared;
    },
  };
}

/** A preview joins our words with those of an editor, who may have called a page “Contact” and wants it so. */
function preparedInLanguage(prepared: Record<string, unknown>, selected: Record<string, unknown>, say: Say) {
  // Stored choices, not words: a view is `grid` where the line says “grid”.
  const { status, view, ...content } = selected;
  const theirs = new Set(Object.values(content));
  const ours = (words: unknown) =>
    typeof words === 'string' && !theirs.has(words)
      ? words
          .split(' · ')
          .map((part) => (theirs.has(part) ? part : sayChoice(part, say)))
          .join(' · ')
      : words;
  return {
    ...prepared,
    title: ours(prepared.title),
    ...('subtitle' in prepared && { subtitle: ours(prepared.subtitle) }),
  };
}

/** Inside a line a choice of a list stands in lower case. */
function sayChoice(words: string, say: Say): string {
  const said = say(words);
  return said === words ? unlessEnglish(words, say(words.charAt(0).toUpperCase() + words.slice(1))) : said;
}

function unlessEnglish(words: string, said: string): string {
  return said.toLowerCase() === words ? words : said;
}
