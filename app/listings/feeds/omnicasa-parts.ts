import { z } from 'zod';
import { isLanguage, type Translated } from '~/i18n/languages.ts';
import { idPattern } from '../domain/listing-id.ts';
import type { Agent, Coordinates, ListingDocument, Picture } from '../domain/entity.ts';
import { crmDay, crmInteger, crmNumber, crmText } from './crm-values.ts';

/** A record's own texts are in its `language`; `Translations` holds the same fields in the others. */
export const languageFields = {
  language: crmText,
  Translations: z.array(z.record(z.string(), z.unknown())).nullish(),
};

type Texts = { language: string | null; Translations?: Record<string, unknown>[] | null };

/** One text field in every language the record has it in. A record that names no language speaks Dutch. */
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

/** The same for a record whose own texts are read already: `textsOf(record)('Title')`. */
export function textsOf<Record extends Texts>(record: Record) {
  return (field: TextField<Record>): Translated => {
    const own = record[field];
    return translated(record, field, typeof own === 'string' ? own : null);
  };
}

export const crmId = crmText.pipe(z.string('is missing').regex(idPattern, 'is no id'));

/** The id of something that has a page: it stands in the URL, and a URL has one spelling, lower-case. */
export const pageId = crmId.transform((id) => id.toLowerCase());

/** Bare: Luxembourg's `L-` is not part of it. */
export const crmZip = crmText.pipe(z.string('is missing')).transform((zip) => zip.replace(/^[a-z]{1,2}-/i, ''));

/** Links and pictures of a CRM lead to the web or are drawn by the demo; anything else is left out. */
export function safeUrl(text: string | null, schemes: readonly string[] = ['https:', 'http:']): string | null {
  if (text === null || !URL.canParse(text)) return null;
  return schemes.includes(new URL(text).protocol) ? text : null;
}

const pictureItem = z.object({ ID: crmText, Url: crmText, Width: crmInteger, Height: crmInteger, Name: crmText });
const pictureSchemes = ['https:', 'http:', 'demo:'];

export const crmPicture = pictureItem.nullish().transform((item): Picture | null => {
  const url = safeUrl(item?.Url ?? null, pictureSchemes);
  if (!item || !url) return null;
  return { id: item.ID ?? url, url, width: item.Width || null, height: item.Height || null, name: item.Name ?? '' };
});

export const crmPictures = z
  .array(crmPicture)
  .nullish()
  .transform((items): Picture[] => (items ?? []).flatMap((item) => item ?? []));

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

/** Null where one is missing, off the globe, or 0/0, a CRM's "unknown". */
export function coordinatesOf(record: { Latitude: number | null; Longitude: number | null }): Coordinates | null {
  const { Latitude: latitude, Longitude: longitude } = record;
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  return { latitude, longitude, approximate: false };
}

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
