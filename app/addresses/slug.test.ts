// Requirements 2.36
import { describe, expect, it } from 'vitest';
import { pathFromNames, slug } from './slug.ts';

describe('slug (2.34)', () => {
  it.each([
    ['Te koop', 'te-koop'],
    ['Évaluation gratuite', 'evaluation-gratuite'],
    ['Sint-Niklaas', 'sint-niklaas'],
    ['L’atelier d’Anvers', 'latelier-danvers'],
    ["L'atelier", 'latelier'],
    ['Nr. 3.5', 'nr-35'],
    ['Woning (3 slpk.), tuin & garage!', 'woning-3-slpk-tuin-garage'],
    ['Straße 12', 'strasse-12'],
    ['Bœuf & Cœur', 'boeuf-coeur'],
    ['  —  ', ''],
    ['€ 100 % korting', '100-korting'],
    ['一', ''],
  ])('%s → %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });
});

describe('pathFromNames (2.35)', () => {
  it('joins category, subcategory and article with a trailing slash', () => {
    expect(pathFromNames('Nieuws')).toBe('nieuws/');
    expect(pathFromNames('Nieuws', 'Wonen in België')).toBe('nieuws/wonen-in-belgie/');
    expect(pathFromNames('Nieuws', 'Energie', 'Wat zegt een EPC?')).toBe('nieuws/energie/wat-zegt-een-epc/');
  });

  it('leaves out parts without a name', () => {
    expect(pathFromNames(null, 'Nieuws', undefined, '!')).toBe('nieuws/');
  });
});
