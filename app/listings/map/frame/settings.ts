import type { Language } from '../../../i18n/languages.ts';
import type { FrameTexts } from '../frame-texts.ts';

/** A municipality's name on the map: latitude, longitude, name, number of listings. */
export type PlaceName = [number, number, string, number];

/** Settings that the server embeds in the frame's document. */
export interface FrameSettings {
  language: Language;
  texts: FrameTexts;
  /** Path of the site's own archive of streets; null if there is none. */
  streets: string | null;
  tiles: { url: string; attribution: string; maxZoom: number } | null;
  places: PlaceName[];
}

/** @throws {Error} if the document has no settings */
export function readSettings(): FrameSettings {
  const block = document.getElementById('settings')?.textContent;
  if (!block) throw new Error('The map frame has no settings.');
  return JSON.parse(block);
}
