import { languages, type Translated } from '~/i18n/languages.ts';
import type { AskedState } from '../filters.ts';

/**
 * Agents' wordings, worst state first: "gedeeltelijk te renoveren, keuken vernieuwd" needs renovation. Lower case,
 * without accents.
 */
const wordings: readonly [AskedState, RegExp][] = [
  [
    'renovate',
    /\b(te renoveren|renovatieproject|te verbouwen|op te knappen|opknapwoning|casco|a renover|gros travaux|a restaurer|to (be )?renovate|to (be )?restore|needs renovation|(renovierungs|sanierungs)bedurftig|zu renovieren)/,
  ],
  [
    'refresh',
    /\b(op te frissen|opfrissing|verfrissing|te moderniseren|a rafraichir|rafraichissement|a moderniser|(to be )?freshen|to (be )?refresh|to (be )?moderni[sz]e|redecorat|auffrischungsbedurftig|modernisierungsbedurftig|aufzufrischen)/,
  ],
  [
    'ready',
    /\b(nieuw|als nieuw|vernieuwd|gerenoveerd|instapklaar|uitstekend|zeer goed|goede? |goed$|goed onderhouden|in perfecte staat|neu[fv]|renove|pret a |excellent|tres bon|bon |bon$|bien entretenu|parfait|new|renewed|renovated|mint|good|well maintained|move.in|ready to|neu$|neu |neubau|neuwertig|renoviert|saniert|bezugsfertig|gepflegt|gut|hervorragend)/,
  ],
];

/**
 * A home's state of repair from the CRM's text in any language; null if not recognized. Derived from the text rather
 * than by the feeds: a new code in the feeds would be missing from stored homes, and an import that rewrites all homes
 * would send alerts about every one (decision 0045).
 */
export function stateOfRepair(condition: Translated): AskedState | null {
  const texts = languages.flatMap((language) => plainWords(condition[language] ?? '') || []);
  return wordings.find(([, words]) => texts.some((text) => words.test(text)))?.[0] ?? null;
}

function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
