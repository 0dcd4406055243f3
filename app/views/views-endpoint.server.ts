import { isbot } from 'isbot';
import proxyaddr from 'proxy-addr';
import { matchPathname } from '~/addresses/match.ts';
import { idPattern } from '~/listings/domain/listing-id.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import { placeById } from '~/listings/places/register.server.ts';
import type { Counter, Deed, ViewCounter } from './counter.server.ts';
import { emptySearch, writeEmptySearch } from './empty-search.ts';
import type { ViewLimits } from './limits.server.ts';
import { originOf } from './sources.ts';
import { viewsPath } from './views-path.ts';

/** Maximum body size in bytes; a page sends less than half of it. */
const largestBody = 4_000;

interface Options {
  counter: Pick<ViewCounter, 'count'>;
  deeds: Pick<Counter<Deed>, 'count'>;
  limits: ViewLimits;
  editors: Pick<EditorsPort, 'whoIs'>;
  /** The agency's own addresses and networks, in `proxy-addr`'s format. */
  office: readonly string[];
  now: () => Date;
}

/**
 * `POST /api/views`: a browser shows a property's page, or says with `kept` that a home was added to the favourites, or
 * with `none` and the page's query that a search found nothing. Bots, the agency's own people and addresses over their
 * limit get the same response but are not counted (docs/decisions/0040, 0072).
 */
export function viewsEndpoint({ counter, deeds, limits, editors, office, now }: Options): Endpoint {
  const isOffice = proxyaddr.compile([...office]);
  return {
    path: viewsPath,
    methods: ['POST'],
    answer: async (request, address) => {
      if (Number(request.headers.get('content-length')) > largestBody) return new Response(null, { status: 413 });
      // A page that is being closed may abort its request.
      const sent = new URLSearchParams(await request.text().catch(() => ''));
      const day = brusselsDay(now());
      const deed = deedOf(sent, day);
      const viewed = isDeed(sent) ? null : viewedProperty(sent.get('path') ?? '');
      const what = deed === null ? viewed?.property : `${deed.kind} ${deed.subject}`;
      if (what === undefined || isProgram(request.headers.get('user-agent'))) return counted();
      if (isOffice(address, 0) || !limits.allow(address, what, day)) return counted();
      if ((await editors.whoIs(request)) !== null) return counted();
      if (deed !== null) deeds.count(deed);
      else if (viewed !== null) counter.count({ ...viewed, ...originOf(arrivalOf(sent, request)), day });
      return counted();
    },
  };
}

/** Every browser sends a user agent. */
const isProgram = (agent: string | null): boolean => agent === null || agent === '' || isbot(agent);

const counted = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

/**
 * The property of a page's path; null for previews and other pages. Whether the property exists is checked by the
 * database.
 */
function viewedProperty(path: string) {
  const address = matchPathname(path);
  if (address === null || address.preview || address.language === null || address.target.view !== 'property')
    return null;
  const { id } = address.target.params;
  return idPattern.test(id) ? { property: id, language: address.language } : null;
}

const isDeed = (sent: URLSearchParams): boolean => sent.has('kept') || sent.has('none');

/** What was done on a page besides looking at a property; null for anything else. */
function deedOf(sent: URLSearchParams, day: string): Deed | null {
  const [kept, none] = [sent.get('kept'), sent.get('none')];
  if (!isDeed(sent)) return null;
  const address = matchPathname(sent.get('path') ?? '');
  if (address === null || address.preview || address.language === null) return null;
  const { language, target } = address;
  if (kept !== null) return idPattern.test(kept) ? { kind: 'kept', subject: kept, day, language } : null;
  if (target.view !== 'results') return null;
  const search = emptySearch(target.page, new URLSearchParams(none ?? ''), (id) => placeById(id) !== null);
  return { kind: 'empty-search', subject: writeEmptySearch(search), day, language };
}

function arrivalOf(sent: URLSearchParams, request: Request) {
  const { host } = new URL(request.headers.get('origin') ?? request.url);
  const said = (name: string) => sent.get(name) ?? '';
  return { referrer: said('from'), own: host, campaign: said('utm_source'), medium: said('utm_medium') };
}
