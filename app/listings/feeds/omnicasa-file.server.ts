import type { ListingRecord } from '../domain/entity.ts';
import { crmFlag } from './crm-values.ts';
import type { Feed, FeedFormat } from '../domain/feed.ts';
import { readJsonLists, type JsonValue } from './json-lists.server.ts';
import { fetchDetails, type Details } from './omnicasa-details.server.ts';
import { addToOmnicasa, emptyOmnicasa, omnicasaLists, pageIdOf, readOmnicasaListing } from './omnicasa.ts';

export const omnicasaFiles: FeedFormat = {
  recognises: (beginning) => new RegExp(`"(?:Complete|${omnicasaLists.join('|')})"`).test(beginning),
  open: (files, detailUrl) => openOmnicasaFiles(files, detailUrl === null ? undefined : fetchDetails(detailUrl)),
};

/**
 * Opens an export (or its pages, in order) without holding it in memory. A first pass reads everything but the
 * listings, which it only counts, so a truncated file is rejected before anything changes; a second pass reads the
 * listings.
 *
 * @throws {Error} with the code `FEED_UNREADABLE`, as `readJsonLists`
 */
async function openOmnicasaFiles(files: readonly string[], details?: Details): Promise<Feed> {
  const parts = emptyOmnicasa();
  let listingCount = 0;
  for (const file of files) {
    // Positions are relative to the page.
    // `ProjectList` is also read as a field, to detect an empty list.
    const read = readJsonLists(file, { lists: omnicasaLists, fields: ['Complete', 'ProjectList'] });
    for await (const { list, key, value } of read) {
      const index = Number(key);
      if (key === 'Complete' && list === null) parts.complete = crmFlag.safeParse(value).data === true;
      else if (list === null) parts.listsProjects ||= Array.isArray(value);
      else if (list === 'PropertyList') listingCount += 1;
      else {
        const known = omnicasaLists.find((each) => each === list);
        if (known && known !== 'PropertyList') addToOmnicasa(parts, known, value, index);
      }
    }
  }
  async function* listings(): AsyncGenerator<ListingRecord> {
    for (const file of files) {
      const values = readJsonLists(file, { lists: ['PropertyList'] });
      for await (const { key, value, failed } of details ? withDetails(values, details) : asTheyAre(values)) {
        const index = Number(key);
        if (failed)
          parts.setAside.push({ kind: 'listing', id: pageIdOf(value), index, reason: 'has no details to be had' });
        else yield* readOmnicasaListing(parts, value, index);
      }
    }
  }
  return { ...parts, listings: listings(), listingCount };
}

/** How many details are requested concurrently. */
const ahead = 4;

/**
 * A record whose details are unavailable is marked as failed; importing it without them would delete stored details.
 */
async function* withDetails(
  values: AsyncIterable<JsonValue>,
  details: Details,
): AsyncGenerator<JsonValue & { failed: boolean }> {
  const begun: Promise<JsonValue & { failed: boolean }>[] = [];
  for await (const each of values) {
    begun.push(
      details(each.value).then(
        (value) => ({ ...each, value, failed: false }),
        () => ({ ...each, failed: true }),
      ),
    );
    const next = begun.length >= ahead ? begun.shift() : undefined;
    if (next) yield await next;
  }
  for (const each of begun) yield await each;
}

async function* asTheyAre(values: AsyncIterable<JsonValue>): AsyncGenerator<JsonValue & { failed: boolean }> {
  for await (const each of values) yield { ...each, failed: false };
}
