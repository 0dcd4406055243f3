import { propertyTypes } from '~/listings/codes.ts';
import { factsOf } from './facts.ts';
import { demoMunicipalities } from './municipalities.ts';
import { projects } from './projects.ts';
import { property } from './property.ts';
import { createRandom } from './random.ts';
import { inLanguages } from './translations.ts';

/** What the committed `feed.json` was made with. */
export const demoOptions = { count: 60, seed: 20261121, today: '2026-11-21' } as const;

/** The demo agency's complete export in the CRM's spelling: Omnicasa-shaped. The same options give the same feed. */
export function demoFeed({ count, seed, today }: { count: number; seed: number; today: string } = demoOptions) {
  return {
    Complete: 1,
    CityList: demoMunicipalities.map(({ zip, names, countryId, latitude, longitude }) => ({
      Zip: zip,
      CountryID: countryId,
      Latitude: latitude,
      Longitude: longitude,
      ...inLanguages((language, source) => ({
        Name: names[language],
        CountryName: source.words[countryId === 50 ? 'luxembourg' : 'belgium'],
      })),
    })),
    PropertyTypeList: propertyTypes.map(({ webId, key }, index) => ({
      ID: 100 + webId,
      WebID: webId,
      ShowOrder: index + 1,
      Sale: 1,
      Rent: key === 'plot' || key === 'income-property' ? 0 : 1,
      ...inLanguages((_language, source) => ({ Name: source.types[key] })),
    })),
    PropertyList: Array.from({ length: count }, (_, index) => {
      const random = createRandom(seed + index * 7919);
      return property(factsOf(index, random), random, today);
    }),
    ProjectList: projects(createRandom(seed), today),
  };
}
