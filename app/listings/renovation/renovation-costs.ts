/**
 * Rough estimates, by living surface, of works that improve a poor label. Contractors' asking prices without VAT, as of
 * November 2026, each with its source.
 */
import type { Region } from '../domain/codes.ts';

export type WorkKey = 'roof' | 'walls' | 'windows' | 'heating';

export interface Work {
  key: WorkKey;
  /** Whole m² of roof, wall or window; null if not priced by m². */
  surface: number | null;
  /** Whole euros, including VAT. */
  least: number;
  most: number;
}

/** The inputs of the estimate. */
export interface Building {
  region: Region;
  /** Living surface in m². */
  livingSurface: number;
  /** In a flat, roof and walls are common property: the co-owners decide. */
  isFlat: boolean;
  /** 2 to 4; null if unknown. */
  facades: number | null;
}

/**
 * Euros per m²: bmd-dakwerken.be, "Prix d'une isolation de toiture (2025)", from pitched roofs insulated inside to flat
 * roofs insulated outside.
 */
const roof = { least: 20, most: 115, share: 0.65 };
/**
 * Euros per m²: all-isol.be, "Isolation de façades" (2025), insulation under a render. The façade of a terraced house
 * is about a quarter of its living surface.
 */
const walls = { least: 90, most: 190, shareOfFacade: 0.25, usualFacades: 3 };
/**
 * Euros per m²: prix-travaux.fr (2026, France), an installed PVC window of 1.25 m² for 350 to 850, including 5.5 %
 * French VAT. Belgian guides give no price per m².
 */
const windows = { least: 265, most: 645, share: 0.15 };
/** Euros per home: heat-me.be, "Guide des prix des pompes à chaleur en 2025", from hybrid to air-water, installed. */
const heating = { least: 5_000, most: 14_000 };

/**
 * VAT for works on homes older than ten years: 6 % in Belgium; 3 % in Luxembourg for the owner's home ("TVA logement",
 * guichet.lu).
 */
const vat: Record<Region, number> = { flanders: 0.06, brussels: 0.06, wallonia: 0.06, luxembourg: 0.03 };

/** Rounded to hundreds, because more precision would be misleading. */
const roundedTo = 100;

/** The works, in the order that authorities advise: insulation first. */
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

/** Each region's page on premiums for such works. */
export const premiums: Record<Region, { name: string; url: string }> = {
  flanders: { name: 'Mijn VerbouwPremie', url: 'https://www.mijnverbouwpremie.be/' },
  brussels: { name: 'Renolution', url: 'https://renolution.brussels/' },
  wallonia: { name: 'Primes Habitation', url: 'https://logement.wallonie.be/' },
  luxembourg: { name: 'Klimabonus', url: 'https://www.klima-agence.lu/' },
};
