import { propertyTypes } from '~/listings/domain/codes.ts';
import { municipalities } from './places/index.ts';
import { inLanguages } from './record/in-languages.ts';
import { languageIndex } from './texts/languages.ts';
import { typeNames } from './texts/names.ts';
import { wordIn } from './words/index.ts';

/** The CRM's list of municipalities. */
export function cityList() {
  return municipalities.map(({ zip, names, countryId, latitude, longitude }) => ({
    Zip: zip,
    CountryID: countryId,
    Latitude: latitude,
    Longitude: longitude,
    ...inLanguages((language) => ({
      Name: names[language],
      CountryName: wordIn(language, countryId === 50 ? 'luxembourg' : 'belgium'),
    })),
  }));
}

/** The CRM's list of property types, with the goals each is offered for. */
export function typeList() {
  return propertyTypes.map(({ webId, key }, index) => ({
    ID: 100 + webId,
    WebID: webId,
    ShowOrder: index + 1,
    Sale: 1,
    Rent: Number(key !== 'plot' && key !== 'income-property'),
    ...inLanguages((language) => ({ Name: typeNames[key][languageIndex(language)] })),
  }));
}
