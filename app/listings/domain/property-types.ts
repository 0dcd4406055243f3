import type { Translated } from '~/i18n/languages.ts';
import { propertyTypes, type PropertyTypeKey } from './codes.ts';
import type { ListingRecord, PropertyType } from './entity.ts';

export const typeNames: Record<PropertyTypeKey, Required<Translated>> = {
  house: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
  apartment: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' },
  studio: { nl: 'Studio', fr: 'Studio', en: 'Studio', de: 'Studio' },
  plot: { nl: 'Bouwgrond', fr: 'Terrain', en: 'Plot', de: 'Grundstück' },
  'income-property': { nl: 'Opbrengsteigendom', fr: 'Immeuble de rapport', en: 'Income property', de: 'Renditeobjekt' },
  commercial: { nl: 'Handelspand', fr: 'Commerce', en: 'Commercial property', de: 'Geschäftslokal' },
  industrial: { nl: 'Bedrijfspand', fr: 'Bâtiment industriel', en: 'Industrial property', de: 'Gewerbehalle' },
  offices: { nl: 'Kantoor', fr: 'Bureaux', en: 'Offices', de: 'Büro' },
  garage: { nl: 'Garage of parking', fr: 'Garage ou parking', en: 'Garage or parking', de: 'Garage oder Stellplatz' },
};

/** The property types of an agency without its own list. */
export const typeList: readonly PropertyType[] = propertyTypes.map(({ webId, key }) => ({
  id: String(webId),
  webId,
  name: typeNames[key],
  showOrder: webId,
  sale: true,
  rent: key !== 'plot' && key !== 'income-property',
}));

/**
 * Collects the property types of listings, for a feed without a list: the product's nine as in `typeList`, others under
 * the name in the first listing that has one. Types without a name are skipped.
 *
 * @param types by WebID
 */
export function addTypesOf(types: Map<number, PropertyType>, { raw }: ListingRecord): void {
  for (const webId of raw.types) {
    if (types.has(webId)) continue;
    const ours = typeList.find((type) => type.webId === webId);
    // With several types, the description is that of the combination.
    const name = raw.types.length === 1 ? raw.typeDescription : {};
    if (ours !== undefined) types.set(webId, ours);
    else if (Object.keys(name).length > 0)
      types.set(webId, { id: String(webId), webId, name, showOrder: webId, sale: true, rent: true });
  }
}
