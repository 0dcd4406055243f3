/**
 * Planning information in Flemish adverts. Online it must be in full words; the abbreviations are for newspapers only.
 * Source: BIV, "Nieuwe afkortingen toegelaten in vastgoedadvertenties", 28 March 2018, and art. 5.2.6 VCRO. As of
 * November 2026.
 */

/** The six official values of "summons and remedial measures", by newspaper abbreviation. */
export const summonsValues = {
  dv: 'summoned',
  ho: 'judicialMeasure',
  bo: 'administrativeCoercion',
  lod: 'penaltyOrder',
  ms: 'settlement',
  gmo: 'noMeasure',
} as const;
export type SummonsValue = (typeof summonsValues)[keyof typeof summonsValues];

/**
 * Abbreviations of the destinations in the register of plans; their full words are in the dictionaries under
 * `destinations`.
 */
export const destinationCodes = [
  'Wg',
  'WgLk',
  'Wche',
  'Wp',
  'Wug',
  'Igb',
  'Iab',
  'Gdr',
  'Gvr',
  'Ag',
  'Lwag',
  'Bg',
  'Ng',
  'Nr',
  'Pg',
] as const;
export type DestinationCode = (typeof destinationCodes)[number];

/** CRM spellings of the official values; the first match wins. The last one is obsolete and means "none". */
const spellings: readonly [RegExp, SummonsValue][] = [
  [/^(?:geen|pas de|aucune?|no|keine?)\b/i, 'noMeasure'],
  [/^dagvaarding uitgebracht|^citation|^summons/i, 'summoned'],
  [/^(?:rechterlijke )?herstelmaatregel|^rechterlijke|^mesure judiciaire/i, 'judicialMeasure'],
  [/^bestuursdwang/i, 'administrativeCoercion'],
  [/^last onder dwangsom|^astreinte/i, 'penaltyOrder'],
  [/^minnelijke schikking|^transaction|^settlement/i, 'settlement'],
  [/^gdv$/i, 'noMeasure'],
];

/**
 * The official value of a CRM's text or, without a text, of its flag. Null if unknown, or if the text is not an
 * official value (it is then shown unchanged).
 */
export function summonsValue(text: string | null, flag: boolean | null): SummonsValue | null {
  const said = text?.trim() ?? '';
  if (said === '') return flag === null ? null : flag ? 'summoned' : 'noMeasure';
  const code = Object.entries(summonsValues).find(([abbreviation]) => abbreviation === said.toLowerCase())?.[1];
  return code ?? spellings.find(([pattern]) => pattern.test(said))?.[1] ?? null;
}

/** The destination for an abbreviation; null for full words. */
export function destinationCode(text: string | null): DestinationCode | null {
  const said = text?.trim().toLowerCase();
  return destinationCodes.find((code) => code.toLowerCase() === said) ?? null;
}
