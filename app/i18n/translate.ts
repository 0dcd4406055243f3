import type { TFunction } from 'i18next';
import type { Dictionary } from './dictionary.ts';
import type { Language } from './languages.ts';
import type { Translation } from './translation.ts';

/** What a text is filled with. `count` also chooses its plural. */
type Values = Readonly<Record<string, unknown>>;

/**
 * The interface texts in the browser: i18next's answers for what the dictionaries use of it (groups, plurals, `{{values}}`), in a twentieth
 * of its code. A test holds it to i18next itself, with which the server reads them (docs/decisions/0047).
 */
export function dictionaryTranslation(language: Language, dictionary: Dictionary): Translation {
  const plurals = new Intl.PluralRules(language);
  const textOf = (key: string, { count }: Values): string | undefined =>
    (typeof count === 'number' ? textAt(dictionary, `${key}_${plurals.select(count)}`) : undefined) ??
    textAt(dictionary, key);
  /** The first text that is there, of several keys. */
  const translate = (asked: string | readonly string[], values: Values = {}): string => {
    const keys = [asked].flat();
    const text = keys.map((key) => textOf(key, values)).find((found) => found !== undefined) ?? keys.at(-1) ?? '';
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? String(values[name] ?? '') : whole,
    );
  };
  return {
    language,
    // Its type asks for more ways of calling than the product has.
    t: translate as TFunction,
    with: (later) => dictionaryTranslation(language, { ...dictionary, ...later }),
  };
}

function textAt(dictionary: Dictionary, key: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}
