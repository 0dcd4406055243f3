// Requirements 10.38
import { expect, it } from 'vitest';
import { destinationCode, summonsValue } from './planning.ts';

it.each([
  ['Dv', null, 'summoned'],
  ['ho', null, 'judicialMeasure'],
  ['BO', null, 'administrativeCoercion'],
  ['Lod', null, 'penaltyOrder'],
  ['Ms', null, 'settlement'],
  ['Gmo', null, 'noMeasure'],
  // No longer allowed in adverts, but still found in CRMs.
  ['Gdv', null, 'noMeasure'],
  ['Geen dagvaarding uitgebracht', null, 'noMeasure'],
  ['Dagvaarding uitgebracht', null, 'summoned'],
  ['Rechterlijke herstelmaatregel opgelegd', null, 'judicialMeasure'],
  ['Bestuursdwang opgelegd', null, 'administrativeCoercion'],
  ['Last onder dwangsom opgelegd', null, 'penaltyOrder'],
  ['Minnelijke schikking aangegaan', null, 'settlement'],
  [null, true, 'summoned'],
  [null, false, 'noMeasure'],
  [null, null, null],
  // The text takes precedence over the checkbox.
  ['Minnelijke schikking', true, 'settlement'],
  ['Zie het dossier bij de makelaar', true, null],
] as const)('summons %s, %s → %s', (text, flag, value) => expect(summonsValue(text, flag)).toBe(value));

it.each([
  ['Wg', 'Wg'],
  [' wglk ', 'WgLk'],
  ['Woongebied', null],
  ['', null],
  [null, null],
])('destination %s → %s', (text, code) => expect(destinationCode(text)).toBe(code));
