import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { languageNames } from '../../app/i18n/languages.ts';
import { schemaTypes } from '../../schemas/index.ts';
import { livingWords, schemaWords, words } from '../texts/forms/index.ts';
import { englishIn } from './english.fixture.ts';
import { inLanguage } from './in-language.ts';
import { keyOf, sayIn } from './say.ts';

// Sanity's `define…` functions only help the compiler, and the rest of it takes long to load.
vi.mock('sanity', () => {
  const plain = (own: object) => own;
  return { defineType: plain, defineField: plain, defineArrayMember: plain };
});

/** Every language is called by its own name, in whatever language a form is. */
const ownNames: string[] = Object.values(languageNames);
/** Neither tests nor the words themselves. */
const sourceFiles = /(?<!words|test|fixture)\.ts$/;
/** Stand in longer texts, which are looked up whole, or before an editor’s own words. */
const pieces = [
  'Since the day of the offer.',
  'Since the day of the application.',
  'Counts per property.',
  'Category X',
];
const said = new Set<string>();
for (const type of schemaTypes) inLanguage(type, note);

function note(english: string): string {
  said.add(english);
  return english;
}

describe('the words of forms', () => {
  it('are there in every language for all titles, descriptions and choices', () => {
    expect([...said].filter((english) => keyOf(english) === undefined && !ownNames.includes(english))).toEqual([]);
  });

  it('hold nothing that no form says', () => {
    const used = new Set([...said].map(keyOf));
    expect(Object.keys(schemaWords).filter((english) => !used.has(english))).toEqual([]);
  });

  it('hold no message that no rule or preview makes', () => {
    const sources = [readSources('schemas', sourceFiles), readSources('app/modules', /schema\.ts$/)].join('\n');
    const makes = (english: string) => english.split(/\{\w+\}/).every((piece) => sources.includes(piece));
    expect(Object.keys(livingWords).filter((english) => !makes(english))).toEqual([]);
  });

  it('are there for every message that a rule is given', () => {
    const messages: string[] = [];
    walkRules(schemaTypes, (message) => messages.push(message));
    expect(messages.length).toBeGreaterThan(40);
    expect(messages.filter((message) => keyOf(message) === undefined)).toEqual([]);
  });

  it('are there for all that the sources of the schema say, in rules and previews too', () => {
    const english = englishIn(
      [readSources('schemas', sourceFiles), readSources('app/modules', /schema\.ts$/)].join('\n'),
    );
    expect(english).toContain('The title of the card');
    expect(english.filter((text) => keyOf(text) === undefined && !pieces.includes(text))).toEqual([]);
  });

  it('keep the gaps of the English', () => {
    const gaps = (text: string) => (text.match(/(?<!\{)\{\w+\}(?!\})/g) ?? []).sort();
    const wrong = Object.entries(words).filter(([english, { nl, fr, de }]) =>
      [nl, fr, de].some((text) => gaps(text).join() !== gaps(english).join()),
    );
    expect(wrong).toEqual([]);
  });
});

describe('a message with gaps', () => {
  it.each([
    ['The title is missing in Dutch, French.', 'nl', 'Ontbreekt in het Nederlands, Frans: de titel.'],
    ['The title is missing in German.', 'fr', 'Manque en allemand : le titre.'],
    ['One of: For sale, For rent.', 'de', 'Eines von: Zu verkaufen, Zu vermieten.'],
    ['One of: Address, phone and e-mail, All offices.', 'nl', 'Een van: Adres, telefoon en e-mail, Alle kantoren.'],
    ['A whole number from 1 to 12.', 'fr', 'Un nombre entier de 1 à 12.'],
    ['“Contact” already has this French path.', 'de', '„Contact“ hat auf Französisch schon diese Adresse.'],
    ['Nothing of ours', 'nl', 'Nothing of ours'],
    ['The title is missing in Dutch.', 'en', 'The title is missing in Dutch.'],
  ] as const)('%s in %s', (english, language, expected) => {
    expect(sayIn(language)(english)).toBe(expected);
  });
});

describe('a preview', () => {
  const prepare = ({ title, status, view }: Record<string, string | undefined>) => ({
    title: title ?? 'Services',
    subtitle: [status, 'Services', view, '6/12 wide'].filter(Boolean).join(' · '),
  });
  const preview = inLanguage({ preview: { prepare } }, sayIn('nl')).preview;

  it('has our words in the language and leaves the editor’s as they are', () => {
    expect(preview.prepare({ title: 'Contact', status: 'Hidden', view: 'grid' })).toEqual({
      title: 'Contact',
      subtitle: 'Verborgen · Diensten · Raster · 6/12 breed',
    });
    expect(preview.prepare({ title: undefined, status: undefined, view: undefined }).title).toBe('Diensten');
    expect(preview.prepare({ title: 'Services', status: undefined, view: undefined }).title).toBe('Services');
  });
});

describe('a rule', () => {
  class Rule {
    readonly messages: string[] = [];
    check: (value: unknown) => unknown = () => true;
    required() {
      return Object.assign(new Rule(), this);
    }
    error(message: string) {
      const next = Object.assign(new Rule(), this);
      next.messages.push(message);
      return next;
    }
    custom(check: (value: unknown) => unknown) {
      return Object.assign(new Rule(), this, { check });
    }
  }
  const made = (validation: (rule: Rule) => Rule | Rule[]) =>
    inLanguage({ validation }, sayIn('fr')).validation(new Rule());

  it('has its messages in the language and is still Sanity’s own', () => {
    const rule = made((start) => start.required().error('Choose a status.'));
    expect(rule).toBeInstanceOf(Rule);
    expect(rule).toMatchObject({ messages: ['Choisissez un statut.'] });
  });

  it.each([
    [true, true],
    ['Say which one.', 'Dites lequel.'],
    [
      { message: 'Say which one.', path: ['nl'] },
      { message: 'Dites lequel.', path: ['nl'] },
    ],
  ])('of our own that answers %j', async (answer, expected) => {
    const rules = made((start) => [start.custom(() => answer)]);
    expect(await (Array.isArray(rules) ? rules[0] : rules)?.check(null)).toEqual(expected);
  });
});

function readSources(folder: string, files: RegExp): string {
  const root = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
}

/** Calls every rule of the schema with one that takes all calls and notes the messages. */
function walkRules(value: unknown, found: (message: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === 'validation' && typeof child === 'function') child(noting(found));
    else walkRules(child, found);
  }
}

function noting(found: (message: string) => void): object {
  const rule: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) => {
          if ((name === 'error' || name === 'warning') && typeof given[0] === 'string') found(given[0]);
          return rule;
        },
    },
  );
  return rule;
}
