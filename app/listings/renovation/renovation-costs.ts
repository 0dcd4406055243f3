/**
 * What works that lift a poor label usually cost: a plain estimate by the living surface. Asking prices of contractors, without VAT, as they were
 * found in November 2026; each with its source.
 */
import type { Region } from '../domain/codes.ts';

export type WorkKey = 'roof' | 'walls' | 'windows' | 'heating';

export interface Work {
  key: WorkKey;
  /** Whole m² of roof, wall or window; null for what is not counted in m². */
  surface: number | null;
  /** Whole euros, with VAT. */
  least: number;
  most: number;
}

/** The part of a home that the estimate needs to know. */
export interface Building {
  region: Region;
  /** m² that one lives in. */
  livingSurface: number;
  /** Of a flat the roof and the walls are everybody's: the co-owners decide. */
  isFlat: boolean;
  /** 2 to 4; null is not known. */
  facades: number | null;
}

/** Euros a m²: bmd-dakwerken.be, "Prix d'une isolation de toiture (2025)", pitched roofs from inside to flat roofs from outside. */
const roof = { least: 20, most: 115, share: 0.65 };
/** Euros a m²: all-isol.be, "Isolation de façades" (2025), insulation below a render. A façade of a terraced house is about a quarter of its living surface. */
const walls = { least: 90, most: 190, shareOfFacade: 0.25, usualFacades: 3 };
/**
 * Euros a m²: prix-travaux.fr (2026, France), a placed PVC window of 1.25 m² for 350 to 850, of which 5.5 % are French VAT. Belgian guides name
 * no price a m².
 */
const windows = { least: 265, most: 645, share: 0.15 };
/** Euros for a home: heat-me.be, "Guide des prix des pompes à chaleur en 2025", from hybrid to air-water, placed. */
const heating = { least: 5_000, most: 14_000 };

/** Works on homes of more than ten years: 6 % in Belgium; 3 % in Luxembourg for the home one lives in ("TVA logement", guichet.lu). */
const vat: Record<Region, number> = { flanders: 0.06, brussels: 0.06, wallonia: 0.06, luxembourg: 0.03 };

/** Amounts are said in hundreds: more exact they would only seem. */
const roundedTo = 100;

/** The works, in the order that authorities advise: first what keeps the warmth inside. */
export function usualWorks({ region, livingSurface, isFlat, facades }: Building): Work[] {
  const sides = Math.min(4, Math.max(2, facades ?? walls.usualFacades));
  const work = (key: WorkKey, surface: number | null, { least, most }: { least: number; most: number }): Work => {
    const amount = (price: number) => Math.round((price * (surface ?? 1) * (1 + vat[region])) / roundedTo) * roundedTo;
    return { key, surface, least: amount(least), most: amount(most) };
  };
  const ofHome = (share: number) => Math.max(1, Math.round(livingSurface * share));
  return [
    ...(isFlat
      ? []
      : [work('roof', ofHome(roof.share), roof), work('walls', ofHome(walls.shareOfFacade * sides), walls)]),
    work('windows', ofHome(windows.share), windows),
    work('heating', null, heating),
  ];
}

/** Where each region says what it pays for such works. Their own addresses. */
export const premiums: Record<Region, { name: string; url: string }> = {
  flanders: { name: 'Mijn VerbouwPremie', url: 'https://www.mijnverbouwpremie.be/' },
  brussels: { name: 'Renolution', url: 'https://renolution.brussels/' },
  wallonia: { name: 'Primes Habitation', url: 'https://logement.wallonie.be/' },
  luxembourg: { name: 'Klimabonus', url: 'https://www.klima-agence.lu/' },
};
