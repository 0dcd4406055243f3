import type { TFunction } from 'i18next';
import type { PlaceChoice } from '../places/place.ts';

/** A place's name, distinct from a city of the same name: "Gent (arrondissement)". */
export function placeText(t: TFunction, { kind, name }: PlaceChoice): string {
  return kind === 'part' ? name : t(`search.place.${kind}`, { name });
}
