import type { AppLoadContext } from '@remix-run/node';
import type { ContentLake } from '~/content/lake.ts';
import { contentTypes } from '~/content/source.ts';
import { advertReport } from '~/listings/adverts/advert-report.server.ts';
import { homesWithoutPhotographs } from '~/listings/adverts/without-photographs.server.ts';
import type { Database } from '~/platform/database.ts';
import { publicDocuments } from '~/site/public-documents.server.ts';
import { readSite } from '~/site/site.server.ts';
import { listingPaths } from '~/site/sitemap.server.ts';
import { propertyPathOf } from '~/site/visit.server.ts';
import type { Finding } from './answers.ts';
import { fieldFacts, type StoredDocument } from './document-fields.ts';
import { findingsOf, pathWithin, type CheckedHome, type PlacedDocument, type Seen, type Walked } from './findings.ts';
import { pageFacts } from './page-facts.ts';

/** What an anonymous visitor is answered. */
export interface SeenPage {
  status: number;
  /** Of a redirect. */
  location: string | null;
  /** Empty for what is no page. */
  html: string;
}

interface Walking {
  context: AppLoadContext;
  database: Pick<Database, 'query'>;
  lake: ContentLake;
  /** Asks for a path of this site, within the process. */
  look(path: string): Promise<SeenPage>;
  /** Waits until no visitor is. */
  rest(): Promise<void>;
  /** The status of a URL elsewhere; 0 if it does not answer. Null for what may not be asked. */
  outside(url: string): Promise<number | null>;
  /** Told now and then how many pages were seen. */
  report(pages: number): Promise<void>;
  /**
   * What was found before, for a quick walk: an editor waits for what was mended. It leaves out the pages of listings
   * that no document links to, and keeps what was found on them. Null for a walk over everything.
   */
  earlier: readonly Finding[] | null;
  signal: AbortSignal;
}

/** More addresses than any agency's site has: a guard against pages that lead on and on. */
const mostPages = 20_000;
const reportEvery = 10;

/** Not pages: asked by programs, or only for those who are logged in. */
const notPages = /^\/(?:api|assets|demo|health|images|lake|metrics|preview|studio)(?:\/|$)/;

/** Walks all pages that visitors may see, one at a time, and tells what is wrong. */
export async function walkSite(walking: Walking): Promise<{ pages: number; isWhole: boolean; findings: Finding[] }> {
  const { context, database, lake, earlier, signal } = walking;
  const site = await readSite(context);
  const [placed, documents, paths] = await Promise.all([
    publicDocuments(context),
    lake.query('*[_type in $types]', { types: contentTypes }, 'published', signal) as Promise<StoredDocument[]>,
    earlier === null ? listingPaths(context) : [],
  ]);
  const origins = context.origins;
  const first = placed.flatMap((each) => Object.values(each.paths).filter((path) => path !== null));
  const written = documents.flatMap((document) => fieldFacts(document, context.now()).links.map(({ link }) => link));
  const own = ['/', ...first];
  const { seen, isWhole } = await seeAll(
    [...own, ...paths, ...hrefsOf(written)],
    earlier === null ? null : new Set(own),
    walking,
  );
  const [properties, homes] = await Promise.all([
    context.listings.sitemap(),
    checkedHomes(context, database, site.languages.defaultLanguage),
  ]);
  const outside = new Map<string, number>();
  for (const url of new Set(hrefsOf(written).filter((href) => pathWithin(href, origins) === null))) {
    const status = await walking.outside(url);
    if (status !== null) outside.set(url, status);
    signal.throwIfAborted();
  }
  const walked: Walked = {
    now: context.now(),
    inUse: site.languages.inUse,
    origins,
    seen,
    outside,
    documents,
    placed: placed satisfies PlacedDocument[],
    properties: new Set(properties.map(({ id }) => id)),
    homes,
    standIn: /^image-([\da-f]+)-/.exec(site.settings?.seoLogo?.asset?._id ?? '')?.[1] ?? null,
  };
  // Only the pages of listings link what this walk has not seen.
  const kept = (earlier ?? []).filter(
    ({ field, facts: { target = '' } }) => field === null && isUnseen(pathWithin(target, origins), seen),
  );
  return { pages: seen.size, isWhole, findings: [...kept, ...findingsOf(walked)] };
}

const isUnseen = (path: string | null, seen: ReadonlyMap<string, Seen>) => path !== null && !seen.has(path);

const hrefsOf = (links: readonly { kind?: string | null; url?: string | null }[]): string[] =>
  links.flatMap(({ kind, url }) => (kind === 'url' && url ? [url] : []));

/**
 * Looks at the pages, and at all that they link within the site.
 *
 * @param from the pages whose links are followed; null for all
 */
async function seeAll(
  hrefs: readonly string[],
  from: ReadonlySet<string> | null,
  { context: { origins }, look, rest, report, signal }: Walking,
): Promise<{ seen: Map<string, Seen>; isWhole: boolean }> {
  /** By path, because there are endless queries: the first one stands for all. */
  const waiting = new Map<string, string>();
  const seen = new Map<string, Seen>();
  const add = (href: string) => {
    const path = pathWithin(href, origins);
    if (path !== null && !notPages.test(path) && !waiting.has(path)) waiting.set(path, queryOf(href));
  };
  for (const href of hrefs) add(href);
  // A map goes on with what is added meanwhile.
  for (const [path, query] of waiting) {
    if (seen.size >= mostPages) return { seen, isWhole: false };
    await rest();
    signal.throwIfAborted();
    const { status, location, html } = await look(path + query).catch(() => ({
      status: 500,
      location: null,
      html: '',
    }));
    const facts = status === 200 && html !== '' ? pageFacts(html) : null;
    seen.set(path, { status, location, facts });
    if (from === null || from.has(path)) for (const href of facts?.links ?? []) add(href);
    if (location !== null) add(location);
    if (seen.size % reportEvery === 1) await report(seen.size);
  }
  return { seen, isWhole: true };
}

function queryOf(href: string): string {
  const [, query = ''] = /^[^?#]*(\?[^#]*)/.exec(href) ?? [];
  return query;
}

async function checkedHomes(
  context: AppLoadContext,
  database: Pick<Database, 'query'>,
  language: Walked['inUse'][number],
): Promise<CheckedHome[]> {
  const [{ incomplete }, bare] = await Promise.all([advertReport(database), homesWithoutPhotographs(database)]);
  const missing = new Map(incomplete.map((each) => [each.id, each.missing.map(({ fact }) => fact)]));
  const ids = [...new Set([...missing.keys(), ...bare])];
  const made: CheckedHome[] = [];
  for (const id of ids) {
    const listing = await context.listings.byId(id);
    if (listing === null) continue;
    made.push({
      reference: listing.reference,
      title: listing.title,
      path: await propertyPathOf(context, id, { language, fallback: language }),
      missing: missing.get(id) ?? [],
      hasPhotographs: !bare.includes(id),
    });
  }
  return made;
}
