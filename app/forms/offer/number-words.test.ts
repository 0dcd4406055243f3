import { toCardinal as de } from 'n2words/de-DE';
import { toCardinal as en } from 'n2words/en-GB';
import { toCardinal as frBe } from 'n2words/fr-BE';
import { toCardinal as fr } from 'n2words/fr-FR';
import { toCardinal as nl } from 'n2words/nl-NL';
import { describe, expect, it } from 'vitest';
import { numberOfWords } from './number-words.ts';

describe('an amount in letters (3.27)', () => {
  it.each([
    ['vijfhonderdduizend', 500_000],
    ['vijfhonderd duizend euro', 500_000],
    ['Vijfhonderdtienduizend EURO', 510_000],
    ['driehonderdvijfentwintigduizend', 325_000],
    ['drieëntwintig', 23],
    ['tweeëntachtigduizend', 82_000],
    ['honderd en een', 101],
    ['één miljoen tweehonderdduizend euro', 1_200_000],
    ['duizend en vijf', 1_005],
    ['vijftienhonderd', 1_500],
    ['twaalfhonderd vijftig euro', 1_250],
    ['cinq cent mille euros', 500_000],
    ['cinq cents mille', 500_000],
    ['septante-cinq mille', 75_000],
    ['soixante-quinze mille', 75_000],
    ['soixante et onze', 71],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix-sept mille', 97_000],
    ['nonante-sept mille', 97_000],
    ['huit cent quatre-vingt-dix-neuf mille neuf cent nonante-neuf', 899_999],
    ['mille deux cents euros', 1_200],
    ['vingt-et-un', 21],
    ['un million d’euros', 1_000_000],
    ["deux millions d'euros", 2_000_000],
    ['un million de euros', 1_000_000],
    ['five hundred and ten thousand', 510_000],
    ['five hundred ten thousand euros', 510_000],
    ['Three hundred and twenty-five thousand, four hundred and fifty euro', 325_450],
    ['a hundred thousand', 100_000],
    ['one million and five', 1_000_005],
    ['fifteen hundred', 1_500],
    ['fünfhunderttausend', 500_000],
    ['fuenfhunderttausend Euro', 500_000],
    ['dreihundertfünfundzwanzigtausend', 325_000],
    ['fünf hundert zehn tausend', 510_000],
    ['dreißigtausend', 30_000],
    ['dreissigtausend', 30_000],
    ['eine Million zweihunderttausend Euro', 1_200_000],
    ['zwei Millionen', 2_000_000],
    ['zwölftausend', 12_000],
    ['quatre cent mille €', 400_000],
  ])('%s is %i', (text, value) => {
    expect(numberOfWords(text)).toBe(value);
  });

  it.each([
    '',
    '  ',
    'euro',
    '500000',
    'vijfhonderd duizend euro en tien cent',
    'five hundred euros and ten cents',
    'cinq cents euros et dix centimes',
    'ten cents',
    'zero',
    'nul euro',
    'veel geld',
    'thousand thousand',
    'million',
    'duizend miljoen',
    'twintig vijf',
    'twenty eleven',
    'cinq six',
    'vijfhonderd fifty',
    'five hundred fifteen hundred',
    'vijftienhonderdduizend',
    'toString',
    'constructor',
    'vijfhonderdduizend dollar',
  ])('“%s” is none', (text) => {
    expect(numberOfWords(text)).toBeNull();
  });

  const spelled = { nl, fr, frBe, en, de };

  it.each(Object.keys(spelled) as (keyof typeof spelled)[])('is understood as it is spelled: %s', (language) => {
    const misread = amounts().flatMap((amount) => {
      const text = spelled[language](amount);
      const read = numberOfWords(text);
      return read === amount ? [] : [{ amount, text, read }];
    });
    expect(misread).toEqual([]);
  });
});

/** All amounts below 2,000, the thousands up to two million, and 2,000 irregular ones up to a hundred million. */
function amounts(): number[] {
  const small = Array.from({ length: 1_999 }, (_, index) => index + 1);
  const round = Array.from({ length: 2_000 }, (_, index) => (index + 1) * 1_000);
  const odd = Array.from({ length: 2_000 }, (_, index) => (index + 1) * 49_991 + index);
  return [...small, ...round, ...odd];
}
