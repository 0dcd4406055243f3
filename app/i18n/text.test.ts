import { describe, expect, it } from 'vitest';
import { localText, localValue, plainText, translated } from './text.ts';

const choice = { language: 'fr', fallback: 'nl' } as const;

describe('a translated text (10.17)', () => {
  it.each([
    [{ fr: 'Bonjour', nl: 'Dag' }, { text: 'Bonjour' }],
    [
      { nl: 'Dag', en: 'Hello' },
      { text: 'Dag', lang: 'nl' },
    ],
    [{ de: 'Tag' }, { text: 'Tag', lang: 'de' }],
    [
      { fr: '', nl: 'Dag' },
      { text: 'Dag', lang: 'nl' },
    ],
    [{ fr: null }, null],
    [{ fr: '   ' }, null],
    [null, null],
    [undefined, null],
  ])('%j reads %j', (stored, expected) => {
    expect(localText(stored, choice)).toEqual(expected);
  });

  it('is an empty string where attributes need one', () => {
    expect(plainText(null, choice)).toBe('');
  });

  it('may be any value, such as formatted text', () => {
    expect(localValue({ nl: ['block'] }, choice)).toEqual({ value: ['block'], language: 'nl' });
  });

  it('drops keys that are not languages', () => {
    expect(translated({ _type: 'translatedString', nl: 'Dag', fr: '' } as { nl: string; fr: string })).toEqual({
      nl: 'Dag',
    });
  });
});
