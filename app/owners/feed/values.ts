import { z } from 'zod';
import { crmDay, crmId, crmInteger, crmMoment, crmText, pageId, safeUrl } from '~/listings/feeds/crm-values.ts';
import { brusselsMoment } from '~/listings/domain/rules/day.ts';
import { isLanguage, type Language } from '~/i18n/languages.ts';
import { recordState, recordType } from './words.ts';

/** Maximum characters of a text; a CRM's remark may contain a whole correspondence. */
const longest = 4_000;

const text = crmText.transform((value) => (value ?? '').slice(0, longest));
const needed = crmText.pipe(z.string('is missing'));
const count = crmInteger.transform((value) => Math.max(0, value ?? 0));

/** A time without a zone is in Belgian local time. */
const moment = z
  .unknown()
  .transform((value) => {
    const [, day, time] =
      /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(String(value).trim()) ?? [];
    return day !== undefined && time !== undefined ? (brusselsMoment(day, time)?.toISOString() ?? value) : value;
  })
  .pipe(crmMoment)
  .pipe(z.string('is missing'));

const webAddress = crmText.transform((value) => safeUrl(value));

const language = crmText.transform((value): Language | null => {
  const code = value?.toLowerCase().slice(0, 2);
  return isLanguage(code) ? code : null;
});

/** An owner record. Other fields, such as a password, are not read. */
export const ownerRecord = z
  .object({
    PersonID: crmId,
    FirstName: text,
    Name: text,
    Email: needed.pipe(z.email('is no e-mail address').max(254, 'is no e-mail address')),
    Language: language,
    PropertyIDs: z.array(pageId, 'is no list').nullish(),
  })
  .transform(({ PersonID, FirstName, Name, Email, Language: spoken, PropertyIDs }) => ({
    crmId: PersonID,
    name: `${FirstName} ${Name}`.trim().slice(0, 200) || Email,
    email: Email.toLowerCase(),
    language: spoken,
    properties: PropertyIDs ?? [],
  }));

export const calendarRecord = z
  .object({
    PropertyID: pageId,
    ID: crmId,
    Date: moment,
    Type: needed,
    Contact: text,
    Subject: text,
    Comment: text,
    Status: text,
    Source: text,
  })
  .transform((record) => ({
    property: record.PropertyID,
    value: {
      id: record.ID,
      at: record.Date,
      type: recordType(record.Type),
      contact: record.Contact,
      subject: record.Subject,
      comment: record.Comment,
      status: recordState(record.Status),
      source: record.Source,
    },
  }));

export const mediaRecord = z
  .object({
    PropertyID: pageId,
    Media: needed,
    Url: webAddress,
    OnlineSince: crmDay,
    Statistics: z
      .array(z.object({ Date: crmDay.pipe(z.string('is missing')), Views: count, Contacts: count }), 'is no list')
      .nullish(),
  })
  .transform(({ PropertyID, Media, Url, OnlineSince, Statistics }) => ({
    property: PropertyID,
    value: {
      name: Media,
      url: Url,
      onlineSince: OnlineSince,
      days: (Statistics ?? []).map(({ Date: day, Views, Contacts }) => ({ day, views: Views, contacts: Contacts })),
    },
  }));

export const documentRecord = z
  .object({
    PropertyID: pageId,
    ID: crmId,
    Name: needed,
    Url: webAddress.pipe(z.string('is no address')),
    Date: crmDay,
  })
  .transform(({ PropertyID, ID, Name, Url, Date: day }) => ({
    property: PropertyID,
    value: { id: ID, name: Name, url: Url, day },
  }));

/** The property of a record that could not be parsed. */
export const propertyOf = (record: unknown): string | null =>
  z.object({ PropertyID: pageId }).safeParse(record).data?.PropertyID ?? null;
