import type { TFunction } from 'i18next';
import type { Dictionary } from './dictionary.ts';
import type { Language } from './languages.ts';
import type { Translation } from './translation.ts';

/** The values to insert into a text. `count` also selects the plural form. */
type Values = Readonly<Record<string, unknown>>;

/**
 * Interface texts in the browser: a subset of i18next (groups, plurals, `{{values}}`) in a twentieth of its code. A
 * test ensures that it behaves like i18next, which the server uses (docs/decisions/0047).
 */
export function dictionaryTranslation(language: Language, dictionary: Dictionary): Translation {
  const plurals = new Intl.PluralRules(language);
  const textOf = (key: string, { count }: Values): string | undefined =>
    (typeof count === 'number' ? textAt(dictionary, `${key}_${plurals.select(count)}`) : undefined) ??
    textAt(dictionary, key);
  /** Translates the first of several keys that exists. */
  const translate = (asked: string | readonly string[], values: Values = {}): string => {
    const keys = [asked].flat();
    const text = keys.map((key) => textOf(key, values)).find((found) => found !== undefined) ?? keys.at(-1) ?? '';
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      name in values ? String(values[name] ?? '') : whole,
    );
  };
  return {
    language,
    // i18next's type has more overloads than the product uses.
    t: translate as TFunction,
    with: (later) => dictionaryTranslation(language, { ...dictionary, ...later }),
  };
}

function textAt(dictionary: Dictionary, key: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const step of key.split('.')) found = typeof found === 'object' ? found[step] : undefined;
  return typeof found === 'string' ? found : undefined;
}
