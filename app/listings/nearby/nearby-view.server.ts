import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import { formatNumber } from '../domain/rules/number.ts';
import type { NearbyKind } from './nearest.ts';
import type { Near } from './nearby-places.server.ts';

/** Nearby places for display, with texts prepared by the server. */
export interface NearbyView {
  title: string;
  places: { key: NearbyKind; kind: string; name: string | null; distance: string }[];
  /** How distances are measured. */
  note: string;
  /** "Source:" */
  source: string;
  attribution: { text: string; url: string | null };
}

/** The default attribution: the source of the map's data, and of most files. */
const openStreetMap = { text: '© OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' };

/** Null if nothing is nearby. */
export function nearbyView(near: Near | null, language: Language, t: TFunction): NearbyView | null {
  if (near === null || near.places.length === 0) return null;
  return {
    title: t('nearby.title'),
    places: near.places.map(({ place, away }) => ({
      key: place.kind,
      kind: t(`nearby.kind.${place.kind}`),
      name: place.names[language] ?? place.name,
      distance: distanceText(away, language, t),
    })),
    note: t('nearby.note'),
    source: t('nearby.source'),
    attribution: near.attribution === null ? openStreetMap : { text: near.attribution, url: null },
  };
}

/**
 * A distance in kilometres, rounded because a place is only a point within a park or a school: to 50 m below a
 * kilometre, then to 0.1 km.
 */
export function distanceText(kilometres: number, language: Language, t: TFunction): string {
  const metres = Math.round((kilometres * 1000) / 50) * 50;
  if (metres === 0) return t('nearby.closest', { distance: '50\u00a0m' });
  if (metres < 1000) return `${metres}\u00a0m`;
  return `${formatNumber(kilometres, { decimals: 1, language })}\u00a0km`;
}
