import { z } from 'zod';
import { isLanguage, type Translated } from '~/i18n/languages.ts';
import type { Agent, ListingDocument } from '../domain/entity.ts';
import { crmDay, crmId, crmInteger, crmNumber, crmText, safeUrl } from './crm-values.ts';

/** A record's own texts are in its `language`; `Translations` contains the same fields in other languages. */
export const languageFields = {
  language: crmText,
  Translations: z.array(z.record(z.string(), z.unknown())).nullish(),
};

type Texts = { language: string | null; Translations?: Record<string, unknown>[] | null };

/** A text field in every language of the record. A record without a language is Dutch. */
export function translated(record: Texts, field: string, own: string | null): Translated {
  const texts: Translated = {};
  for (const translation of record.Translations ?? []) {
    const language = translation['language'];
    const text = crmText.safeParse(translation[field]);
    if (isLanguage(language) && text.success && text.data) texts[language] = text.data;
  }
  const language = record.language?.toLowerCase() ?? 'nl';
  if (own && isLanguage(language)) texts[language] = own;
  return texts;
}

type TextField<Record> = {
  [Field in keyof Record]-?: Record[Field] extends string | null ? Field : never;
}[keyof Record] &
  string;

/** The same for a parsed record: `textsOf(record)('Title')`. */
export function textsOf<Record extends Texts>(record: Record) {
  return (field: TextField<Record>): Translated => {
    const own = record[field];
    return translated(record, field, typeof own === 'string' ? own : null);
  };
}

/** Without Luxembourg's prefix `L-`. */
export const crmZip = crmText.pipe(z.string('is missing')).transform((zip) => zip.replace(/^[a-z]{1,2}-/i, ''));

/** Pictures of the CRM, or drawn by the demo. */
export const pictureSchemes = ['https:', 'http:', 'demo:'];

export const crmDocuments = z
  .array(z.object({ ...languageFields, ID: crmId, Name: crmText, Url: crmText }))
  .nullish()
  .transform((items): ListingDocument[] =>
    (items ?? []).map((item) => ({
      id: item.ID,
      name: translated(item, 'Name', item.Name),
      url: safeUrl(item.Url, pictureSchemes),
    })),
  );

export const crmLinks = z
  .array(crmText)
  .nullish()
  .transform((links) => (links ?? []).flatMap((link) => safeUrl(link) ?? []));

const clock = crmText.pipe(z.string('is missing').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time'));

export const crmOpenVisits = z
  .array(z.object({ Date: crmDay.pipe(z.string('is missing')), From: clock, To: clock }))
  .nullish()
  .transform((items) => (items ?? []).map(({ Date: day, From, To }) => ({ day, from: From, to: To })));

export const crmAgent = z
  .object({
    ...languageFields,
    ID: crmId,
    Name: crmText,
    Phone: crmText,
    Mobile: crmText,
    Email: crmText,
    Function: crmText,
    PictureUrl: crmText,
  })
  .nullish()
  .transform((item): Agent | null =>
    item?.Name
      ? {
          id: item.ID,
          name: item.Name,
          phone: item.Phone,
          mobile: item.Mobile,
          email: item.Email,
          function: translated(item, 'Function', item.Function),
          pictureUrl: safeUrl(item.PictureUrl, pictureSchemes),
        }
      : null,
  );

export const coordinateFields = { Latitude: crmNumber, Longitude: crmNumber };

export const addressFields = {
  Street: crmText,
  HouseNumber: crmText,
  BoxNr: crmText,
  Zip: crmZip,
  City: crmText.pipe(z.string('is missing')),
  CountryID: crmInteger.pipe(z.number('is missing')),
  CountryName: crmText,
};

type AddressRecord = Texts &
  Record<'Street' | 'HouseNumber' | 'BoxNr' | 'CountryName', string | null> & {
    Zip: string;
    City: string;
    CountryID: number;
  };

export function addressOf(record: AddressRecord) {
  return {
    street: record.Street,
    houseNumber: record.HouseNumber,
    box: record.BoxNr,
    zip: record.Zip,
    city: translated(record, 'City', record.City),
    countryId: record.CountryID,
    countryName: translated(record, 'CountryName', record.CountryName),
  };
}
