import { languages, type Translated } from '~/i18n/languages.ts';
import type { AskedState } from '../filters.ts';

/** What agents write, the worst state first: "gedeeltelijk te renoveren, keuken vernieuwd" is to renovate. Lower case, without accents. */
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
 * A home's state of repair from the CRM's own words, in whichever language they are; null for words that say something else. Made of the text,
 * not by the feeds: a code of theirs would be missing of every home that came before it, and an import that rewrites all homes would announce
 * each of them to everybody who waits for one (decision 0045).
 */
export function stateOfRepair(condition: Translated): AskedState | null {
  const texts = languages.flatMap((language) => plainWords(condition[language] ?? '') || []);
  return wordings.find(([, words]) => texts.some((text) => words.test(text)))?.[0] ?? null;
}

function plainWords(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
