import type { ListingRecord } from '../entity.ts';
import { crmFlag } from './crm-values.ts';
import type { Feed } from './feed.ts';
import { readJsonLists } from './json-lists.server.ts';
import { addToOmnicasa, emptyOmnicasa, omnicasaLists, readOmnicasaListing } from './omnicasa.ts';

/** Completes a record of the list with what the CRM tells of it elsewhere; null where that could not be had. */
export type Details = (record: unknown) => Promise<unknown>;

/**
 * Opens an export (or the pages it came in, in order) without holding it in memory: a first pass reads everything but the
 * listings and counts those, so a file that ends halfway is refused before anything is touched; the listings come in a second.
 *
 * @throws {Error} with the code `FEED_UNREADABLE` where `readJsonLists` does
 */
export async function openOmnicasaFiles(files: readonly string[], details?: Details): Promise<Feed> {
  const parts = emptyOmnicasa();
  let listingCount = 0;
  for (const file of files) {
    // Positions are those within the page.
    for await (const { list, key, value } of readJsonLists(file, { lists: omnicasaLists, fields: ['Complete'] })) {
      const index = Number(key);
      if (list === null) parts.complete = crmFlag.safeParse(value).data === true;
      else if (list === 'PropertyList') listingCount += 1;
      else {
        const known = omnicasaLists.find((each) => each === list);
        if (known && known !== 'PropertyList') addToOmnicasa(parts, known, value, index);
      }
    }
  }
  async function* listings(): AsyncGenerator<ListingRecord> {
    for (const file of files) {
      for await (const { key, value } of readJsonLists(file, { lists: ['PropertyList'] })) {
        const record = details ? await details(value) : value;
        yield* readOmnicasaListing(parts, record, Number(key));
      }
    }
  }
  return { ...parts, listings: listings(), listingCount };
}
