import { createHash } from 'node:crypto';
import type { Language, Translated } from '~/i18n/languages.ts';
import type { Finding, FindingFacts, FindingKind } from './answers.ts';
import { fieldFacts, titleOf, type StoredDocument } from './document-fields.ts';
import type { PageFacts } from './page-facts.ts';

/** What an address answers a visitor. */
export interface Seen {
  /** 0 if it does not answer. */
  status: number;
  /** Of a redirect: path on this site, or URL. */
  location: string | null;
  /** Null for what is no page. */
  facts: PageFacts | null;
}

/** A document with pages of its own. */
export interface PlacedDocument {
  id: string;
  paths: Translated;
  leadsElsewhere: boolean;
}

/** A property or its advert; `missing` are facts of law. */
export interface CheckedHome {
  /** The CRM's. */
  reference: string;
  title: Translated;
  path: string | null;
  missing: string[];
  hasPhotographs: boolean;
}

/** All that a walk has seen. */
export interface Walked {
  now: Date;
  inUse: readonly Language[];
  /** The site's own origins. */
  origins: readonly string[];
  /** By path, as links write it. */
  seen: ReadonlyMap<string, Seen>;
  /** By URL. */
  outside: ReadonlyMap<string, number>;
  documents: readonly StoredDocument[];
  placed: readonly PlacedDocument[];
  /** Of the properties that are on the site. */
  properties: ReadonlySet<string>;
  homes: readonly CheckedHome[];
  /** The hash of the picture that stands in where a page has none of its own. */
  standIn: string | null;
}

/** What a careful colleague would tell, without duplicates. */
export function findingsOf(walked: Walked): Finding[] {
  const found = [...links(walked), ...ends(walked), ...homes(walked), ...heads(walked), ...smallPictures(walked)];
  return [...new Map(found.map((each) => [each.id, each])).values()];
}

/** The path of a link within the site, without query; null for any other link. */
export function pathWithin(href: string, origins: readonly string[]): string | null {
  const own = origins.find((origin) => href === origin || href.startsWith(`${origin}/`));
  const local = own === undefined ? href : href.slice(own.length) || '/';
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  const [path = ''] = local.split(/[?#]/, 1);
  return path;
}

interface Place {
  document: StoredDocument;
  path: string;
}

function finding(kind: FindingKind, where: Place, facts: FindingFacts, pages: readonly string[]): Finding {
  const { document, path } = where;
  const field = { id: document._id, type: document._type, path };
  return made(kind, { title: titleOf(document), field, page: pages[0] ?? null, pages: pages.length, facts });
}

function made(kind: FindingKind, rest: Omit<Finding, 'id' | 'kind'>): Finding {
  const { field, page, facts } = rest;
  const what = JSON.stringify([kind, field, field === null ? page : null, facts]);
  return { id: createHash('sha256').update(what).digest('hex').slice(0, 24), kind, ...rest };
}

/** The dead and moved links of fields, then those that are only in pages. */
function* links(walked: Walked): Generator<Finding> {
  const { documents, placed, seen, outside, origins, properties, inUse, now } = walked;
  const placeOf = new Map(placed.map((each) => [each.id, each]));
  const byId = new Map(documents.map((each) => [each._id, each]));
  const ownRedirects = new Set(
    placed.flatMap(({ paths, leadsElsewhere }) => (leadsElsewhere ? Object.values(paths) : [])),
  );
  const told = new Set<string>();
  for (const document of documents) {
    const own = placeOf.get(document._id);
    const pages = pagesOf(own);
    const languages = inUse.filter((each) => isReadIn(document, own, each));
    for (const { path, link, language } of fieldFacts(document, now).links) {
      const where = { document, path };
      const readIn = languages.filter((each) => language === null || each === language);
      if (link.kind === 'page' && link.reference?._ref) {
        const id = link.reference._ref;
        const target = placeOf.get(id);
        const lacking = readIn.filter((each) => !target?.paths[each]);
        if (lacking.length > 0 && !target?.leadsElsewhere)
          yield finding('dead-link', where, { target: nameOf(byId.get(id)) ?? id, languages: lacking }, pages);
      }
      if (link.kind === 'property' && link.propertyId && readIn.length > 0 && !properties.has(link.propertyId))
        yield finding('dead-link', where, { target: link.propertyId }, pages);
      if (link.kind !== 'url' || !link.url || readIn.length === 0) continue;
      const within = pathWithin(link.url, origins);
      if (within !== null) {
        told.add(within);
        yield* within === '/' ? [] : ofAddress(link.url, within, (kind, facts) => finding(kind, where, facts, pages));
      } else if (isDead(outside.get(link.url) ?? 200)) {
        yield finding('outside-link', where, { target: link.url, status: outside.get(link.url) ?? 0 }, pages);
      }
    }
  }
  for (const [target, pages] of linkedFrom(walked)) {
    const document = documents.find(({ _id }) => _id === documentAt(walked, pages[0]));
    const seenAs = seen.get(target);
    if (told.has(target) || seenAs === undefined || ownRedirects.has(target) || !isDead(seenAs.status)) continue;
    const facts = { target, status: seenAs.status };
    yield document === undefined
      ? made('dead-link', { title: {}, field: null, page: pages[0] ?? null, pages: pages.length, facts })
      : finding('dead-link', { document, path: '' }, facts, pages);
  }

  function* ofAddress(
    written: string,
    path: string,
    make: (kind: FindingKind, facts: FindingFacts) => Finding,
  ): Generator<Finding> {
    const answer = seen.get(path);
    if (answer === undefined) return;
    const { status, location } = answer;
    if (isDead(status)) yield make('dead-link', { target: written, status });
    // A temporary redirect may be another one tomorrow, and what an editor made to redirect does so on purpose.
    if ((status !== 301 && status !== 308) || location === null || ownRedirects.has(path)) return;
    const next = pathWithin(location, origins);
    const after = next === null ? undefined : seen.get(next);
    if (after !== undefined && isDead(after.status)) yield make('dead-link', { target: written, status: after.status });
    else yield make('moved-link', { target: written, status, movedTo: location });
  }
}

const withPages: readonly string[] = ['menuPage', 'article', 'category', 'testimonial'];

/** Whether visitors read a document in a language: on its page, as a link elsewhere, or as a part of all pages. */
function isReadIn({ _type }: StoredDocument, own: PlacedDocument | undefined, language: Language): boolean {
  if (own === undefined) return !withPages.includes(_type);
  return own.leadsElsewhere || Boolean(own.paths[language]);
}

/** Refusals and waiting times are answers: there is something. */
function isDead(status: number): boolean {
  return status === 0 || (status >= 400 && ![401, 403, 429].includes(status));
}

/** For each path that is linked within the site, the pages that do. */
function linkedFrom({ seen, origins }: Walked): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [page, { facts }] of seen) {
    const paths = new Set((facts?.links ?? []).map((href) => pathWithin(href, origins)));
    for (const path of paths) if (path !== null) found.set(path, [...(found.get(path) ?? []), page]);
  }
  return found;
}

const pagesOf = (placed: PlacedDocument | undefined): string[] =>
  Object.values(placed?.paths ?? {}).filter((path) => path !== null);

function documentAt({ placed }: Walked, page: string | undefined): string | undefined {
  return placed.find(({ paths }) => page !== undefined && Object.values(paths).includes(page))?.id;
}

function nameOf(document: StoredDocument | undefined): string | undefined {
  return document && Object.values(titleOf(document))[0]?.toString();
}

/** Parts that were to be visible until a moment that has come, and such documents if something still links to them. */
function* ends({ documents, placed, now }: Walked): Generator<Finding> {
  const linked = new Set(
    documents.flatMap((document) => fieldFacts(document, now).links.map(({ link }) => link.reference?._ref)),
  );
  for (const document of documents) {
    const pages = pagesOf(placed.find(({ id }) => id === document._id));
    for (const { path, until } of fieldFacts(document, now).ends)
      if (path !== 'visibleUntil' || linked.has(document._id))
        yield finding('expired', { document, path }, { until }, pages);
  }
}

function* homes(walked: Walked): Generator<Finding> {
  for (const { reference: target, title, path, missing, hasPhotographs } of walked.homes) {
    const home = { title, field: null, page: path, pages: path === null ? 0 : 1 };
    if (missing.length > 0) yield made('advert-facts', { ...home, facts: { target, missing } });
    if (!hasPhotographs) yield made('no-photographs', { ...home, facts: { target } });
  }
}

/** The types whose documents have fields for search engines. */
const described: readonly string[] = ['menuPage', 'article', 'testimonial'];

/** Pages without description, and without a picture of their own to share. */
function* heads({ documents, placed, seen, standIn }: Walked): Generator<Finding> {
  for (const { id, paths } of placed) {
    const document = documents.find(({ _id }) => _id === id);
    if (document === undefined || !described.includes(document._type)) continue;
    const read = Object.entries(paths).flatMap(([language, path]) => {
      const facts = path ? seen.get(path)?.facts : undefined;
      return facts?.isIndexed ? [{ language, path: path ?? '', facts }] : [];
    });
    const silent = read.filter(({ facts }) => !facts.hasDescription);
    const [first] = silent;
    if (first !== undefined) {
      const languages = silent.map(({ language }) => language);
      const where = { document, path: `seo.description.${first.language}` };
      yield finding(
        'no-description',
        where,
        { languages },
        silent.map(({ path }) => path),
      );
    }
    const bare = read.filter(({ facts: { sharedPicture } }) => isStandIn(sharedPicture, standIn));
    if (bare.length > 0)
      yield finding(
        'no-picture',
        { document, path: 'seo.image' },
        {},
        bare.map(({ path }) => path),
      );
  }
}

function isStandIn(picture: string | null, standIn: string | null): boolean {
  return picture === null || (standIn !== null && picture.includes(`/images/content/${standIn}-`));
}

/** Nobody sees a tenth. */
const enough = 0.9;

/** Pictures that are narrower than the widest rendition that a page offers. */
function* smallPictures({ documents, placed, seen, now }: Walked): Generator<Finding> {
  const shown = new Map<string, { width: number; asked: number; pages: string[] }>();
  for (const [page, { facts }] of seen) {
    for (const { hash, width, asked } of facts?.pictures ?? []) {
      if (width >= enough * asked) continue;
      const before = shown.get(hash);
      const pages = [...(before?.pages ?? []), page];
      shown.set(hash, before !== undefined && before.asked >= asked ? { ...before, pages } : { width, asked, pages });
    }
  }
  const uses = documents.flatMap((document) =>
    fieldFacts(document, now).pictures.map(({ path, asset }) => ({ document, path, asset })),
  );
  for (const [hash, { width, asked, pages }] of shown) {
    const fields = uses.filter(({ asset }) => asset.startsWith(`image-${hash}-`));
    // A card shows the picture of another document; the field is there, if the page has none of its own.
    const here = fields.filter(({ document: { _id } }) =>
      pagesOf(placed.find(({ id }) => id === _id)).some((path) => pages.includes(path)),
    );
    for (const { document, path } of here.length > 0 ? here : fields.slice(0, 1))
      yield finding('small-picture', { document, path }, { width, asked }, [...new Set(pages)]);
  }
}
