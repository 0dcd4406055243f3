import type { TFunction } from 'i18next';
import type { PlaceChoice } from '../places/place.ts';

/** How a place is written beside cities of the same name: "Gent (arrondissement)". */
export function placeText(t: TFunction, { kind, name }: PlaceChoice): string {
  return kind === 'part' ? name : t(`search.place.${kind}`, { name });
}
