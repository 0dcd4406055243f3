/** The demo agency's content as Content Lake documents, and its serialisation in Sanity's export format. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from './compose.ts';
import { categories } from './source/articles/categories.ts';
import { articles } from './source/articles/index.ts';
import { cookieConsent, filterConfig, footer, header, homeBanner } from './source/frame.ts';
import { about } from './source/pages/about.ts';
import { legalPages } from './source/pages/legal.ts';
import { letting } from './source/pages/letting.ts';
import { mainPages } from './source/pages/main.ts';
import { management } from './source/pages/management.ts';
import { references } from './source/pages/references.ts';
import { selling } from './source/pages/selling.ts';
import { services } from './source/pages/services.ts';
import { smallPages } from './source/pages/small.ts';
import { team } from './source/pages/team.ts';
import { overrides, redirects } from './source/redirects.ts';
import { siteSettings } from './source/settings.ts';
import { testimonials } from './source/testimonials.ts';
import { thankYouPages } from './source/thank-you.ts';

export const documents: Document[] = [
  siteSettings,
  header,
  homeBanner,
  filterConfig,
  footer,
  cookieConsent,
  ...mainPages,
  services,
  selling,
  letting,
  management,
  about,
  team,
  references,
  ...smallPages,
  ...legalPages,
  ...thankYouPages,
  ...categories,
  ...articles,
  ...testimonials,
  ...redirects,
  ...overrides,
];

/** One document per line. The output is deterministic. */
export function contentNdjson(of: readonly Document[] = documents): string {
  return of.map((document) => `${JSON.stringify(finished(document))}\n`).join('');
}

/** Problems that would break an import, one sentence each. `folder` contains `images/`. */
export function contentProblems(folder: string): string[] {
  return [...twiceTheSameId(), ...danglingReferences(), ...missingPictures(folder)];
}

/** The date of all documents: fixed, so that an added document changes no other line of the file. */
const date = '2026-09-01T08:00:00.000Z';

function finished(document: Document): unknown {
  const { _id, _type, ...fields } = document;
  const keyed = withKeys(fields, _id);
  return { _id, _type, _createdAt: date, _updatedAt: date, ...(isRecord(keyed) ? keyed : {}) };
}

/** Adds the keys that objects in arrays need. They derive from the position, so the output is deterministic. */
function withKeys(value: unknown, place: string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      const inner = `${place}[${index}]`;
      const keyed = withKeys(item, inner);
      return isRecord(keyed) && !('_key' in keyed) ? { _key: keyOf(inner), ...keyed } : keyed;
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKeys(part, `${place}.${name}`)]));
}

function keyOf(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 12);
}

function twiceTheSameId(): string[] {
  const ids = documents.map(({ _id }) => _id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `Two documents are called ${id}.`);
}

function danglingReferences(): string[] {
  const ids = new Set(documents.map(({ _id }) => _id));
  return documents.flatMap((document) =>
    strings(document, '_ref')
      .filter((id) => !ids.has(id))
      .map((id) => `${document._id} points at ${id}, which does not exist.`),
  );
}

function missingPictures(folder: string): string[] {
  return documents.flatMap((document) =>
    strings(document, '_sanityAsset')
      .map((asset) => asset.replace('image@file://./', ''))
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${document._id} shows ${file}, which does not exist.`),
  );
}

/** All values of one key, anywhere in a document. */
function strings(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => strings(item, key));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === key && typeof part === 'string' ? [part] : strings(part, key),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
