import { languages, type Language } from '../../app/i18n/languages.ts';
import { englishName } from '../../schemas/rules/language-name.ts';
import { words } from '../texts/forms/index.ts';
import type { Say } from './in-language.ts';

/** A text with gaps, such as “{what} is missing in {language}.” */
interface Template {
  english: string;
  pattern: RegExp;
  names: string[];
}

const gap = /\\\{(\w+)\\\}/g;

const templates: Template[] = Object.keys(words)
  .filter((english) => /\{\w+\}/.test(english.replaceAll(/\{\{.*?\}\}/g, '')))
  .map((english) => {
    const escaped = english.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const names = [...escaped.matchAll(gap)].map(([, name]) => name ?? '');
    return { english, names, pattern: new RegExp(`^${escaped.replaceAll(gap, '(.+?)')}$`, 'u') };
  });

/** The words of forms in a language; English, and what is not in our dictionaries, comes back as it is. */
export function sayIn(language: Language): Say {
  if (language === 'en') return (english) => english;
  const say: Say = (english) => words[english]?.[language] ?? fromTemplate(english) ?? english;
  const fromTemplate = (english: string): string | undefined => {
    for (const { english: key, pattern, names } of templates) {
      const values = pattern.exec(english)?.slice(1);
      if (values !== undefined) {
        const filled = new Map(names.map((name, index) => [name, inGap(name, values[index] ?? '', language, say)]));
        return words[key]?.[language].replaceAll(/\{(\w+)\}/g, (_, name: string) => filled.get(name) ?? '');
      }
    }
    return undefined;
  };
  return say;
}

/** Whether the dictionaries have an English text, whole or with gaps. */
export function keyOf(english: string): string | undefined {
  return english in words ? english : templates.find(({ pattern }) => pattern.test(english))?.english;
}

function inGap(name: string, value: string, language: Language, say: Say): string {
  if (name === 'what') return say(value);
  // A comma may stand inside a choice too (“Address, phone and e-mail”): the longest text that we know is taken.
  if (name === 'words') return knownParts(value.split(', '), say).join(', ');
  return name === 'language'
    ? value
        .split(', ')
        .map((each) => languageName(each, language))
        .join(', ')
    : value;
}

function knownParts(parts: string[], say: Say): string[] {
  if (parts.length === 0) return [];
  for (let count = parts.length; count > 1; count--) {
    const joined = parts.slice(0, count).join(', ');
    if (joined in words) return [say(joined), ...knownParts(parts.slice(count), say)];
  }
  const [first = '', ...others] = parts;
  return [say(first), ...knownParts(others, say)];
}

/** From the English name of one of our languages to its name in another language. */
function languageName(english: string, language: Language): string {
  const named = languages.find((each) => englishName(each) === english);
  return named === undefined ? english : (new Intl.DisplayNames(language, { type: 'language' }).of(named) ?? english);
}
