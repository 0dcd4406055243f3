import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Listing } from '~/listings/domain/entity.ts';
import * as route from '~/routes/api-figures.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import type { Parts } from '../../server/parts.ts';
import { Origins } from '../../server/origins.ts';
import { openTestOffice, type TestOffice } from '../../server/test-office.ts';
import { requestContexts } from '../../server/request-context.ts';
import type { FigureRefusal, FiguresAnswer, FigureSection } from './figures.ts';

const origin = 'https://www.agency.example';
const period = 'from=2026-11-16&to=2026-11-29';

/** As far as figures read it. */
const listing = {
  id: '4101',
  goal: 'sale',
  title: { nl: '=Huis met tuin' },
  address: { city: { nl: 'Gent' } },
} as unknown as Listing;

describe('the API of the figures', () => {
  let office: TestOffice;
  let parts: Parts;
  beforeAll(async () => {
    office = await openTestOffice({ ORIGIN: origin });
    ({ parts } = office);
    const { database } = parts.platform;
    await database.query(
      `INSERT INTO property_view (property_id, day, language, source, site, views) VALUES
         ('4101', '2026-11-17', 'nl', 'search', 'google.com', 12), ('4101', '2026-11-25', 'fr', 'direct', '', 3),
         ('9999', '2026-11-25', 'fr', 'direct', '', 1), ('4101', '2026-11-30', 'fr', 'direct', '', 500)`,
    );
    const search = { goal: 'sale', types: [], zips: ['9000'], places: ['province.east-flanders'], least: null };
    const rest = { most: 300_000, bedrooms: 2, filters: ['garden'], hasWords: true, isDrawn: true };
    await database.query(
      `INSERT INTO visitor_deed (day, kind, subject, language, times) VALUES
         ('2026-11-25', 'kept', '4101', 'fr', 4), ('2026-11-25', 'empty-search', $1, 'fr', 2)`,
      [JSON.stringify({ ...search, ...rest })],
    );
    for (const [key, form, source] of [
      ['a', 'offer', { utm_source: 'facebook' }],
      ['b', 'offer', { utm_source: 'autumn', utm_medium: 'cpc' }],
      ['c', 'owner-message', {}],
    ] as const)
      await database.query(
        `INSERT INTO lead (key, form, language, page, data, consent, keep_until, property_id, source, created_at)
         VALUES ($1, $2, 'nl', '/', '{}', '{}', now() + interval '1 day', '4101', $3, '2026-11-18T10:00:00Z')`,
        [key, form, JSON.stringify(source)],
      );
  }, 120_000);
  afterAll(() => office?.close());

  async function ask(query: string, as?: 'editor' | 'viewer'): Promise<Response> {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin' });
    if (as !== undefined) headers.set('cookie', await office.cookieOf(as));
    const url = `/api/figures?${query}`;
    const request = new Request(origin + url, { headers });
    const make = requestContexts(parts, { get: () => Promise.resolve(null) }, () => new Origins([origin], 443));
    const { context } = make({ request, resolved: resolveRequest(url) });
    const listings = {
      byId: (id: string) => Promise.resolve(id === listing.id ? listing : null),
      propertyTypes: () => Promise.resolve([]),
      municipalities: () => Promise.resolve([{ name: 'Gent' }]),
    };
    const given = { request, context: { ...context, listings: { ...context.listings, ...listings } }, params: {} };
    return route.loader(given as unknown as Parameters<typeof route.loader>[0]).catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
  }
  const read = async (query: string): Promise<FiguresAnswer> => {
    const answer = await ask(query, 'editor');
    expect(answer.status).toBe(200);
    return (await answer.json()) as FiguresAnswer;
  };
  const rowsOf = ({ tables }: FiguresAnswer, section: FigureSection) =>
    tables.find(({ name }) => name === section)?.rows.map(({ cells }) => cells);

  it.each([
    [undefined, 401, 'login'],
    ['viewer', 403, 'role'],
  ] as const)('is closed to %s (10.329)', async (as, status, error) => {
    const answer = await ask(period, as);
    expect([answer.status, ((await answer.json()) as FigureRefusal).error]).toEqual([status, error]);
  });

  it('sums a period by week, source, form, home, search and language, in the editor’s language (10.329)', async () => {
    const answer = await read(`${period}&language=en`);
    expect(rowsOf(answer, 'weeks')).toEqual([
      ['2026-11-23', 4, 0, 4, 2],
      ['2026-11-16', 12, 3, 0, 0],
    ]);
    expect(rowsOf(answer, 'leads')).toEqual([
      ['autumn', 'Purchase offer', 1],
      ['facebook.com', 'Purchase offer', 1],
      ['Without a campaign link', 'Message from an owner', 1],
    ]);
    expect(rowsOf(answer, 'sources')).toEqual([
      ['google.com', 12, 0],
      ['Directly', 4, 0],
    ]);
    expect(rowsOf(answer, 'homes')).toEqual([
      ['=Huis met tuin', '4101', 15, 4, 3],
      ['9999', '9999', 1, 0, 0],
    ]);
    expect(rowsOf(answer, 'kept')).toEqual([['=Huis met tuin', '4101', 15, 4, 3]]);
    expect(rowsOf(answer, 'languages')).toEqual([
      ['Nederlands', 12, 3, 0, 0],
      ['Français', 4, 0, 4, 2],
    ]);
    const [[search = '', times] = []] = rowsOf(answer, 'searches') ?? [];
    expect(String(search).replaceAll('\u00a0', ' ')).toMatch(
      /^For sale: 9000 Gent, .*East Flanders.*, on the map; .*€ 300.000; .*2 .*; Garden; typed words$/,
    );
    expect(times).toBe(2);
  });

  it('draws each table that has something (10.331)', async () => {
    const { tables } = await read(`${period}&language=en&scheme=dark`);
    expect(tables.map(({ name, charts }) => [name, charts.length])).toEqual([
      ['weeks', 2],
      ['leads', 1],
      ['sources', 1],
      ['homes', 1],
      ['kept', 1],
      ['searches', 1],
      ['languages', 1],
    ]);
    for (const { charts } of tables) for (const { svg } of charts) expect(svg).toMatch(/^<svg [^]*<rect [^]*<\/svg>$/);
  });

  it('is narrowed to a language of visitors and to a home', async () => {
    const french = await read(`${period}&language=en&visitors=fr`);
    expect(rowsOf(french, 'homes')).toEqual([
      ['=Huis met tuin', '4101', 3, 4, 0],
      ['9999', '9999', 1, 0, 0],
    ]);
    expect(rowsOf(french, 'leads')).toEqual([]);
    const home = await read(`${period}&language=en&property=9999`);
    expect(rowsOf(home, 'sources')).toEqual([['Directly', 1, 0]]);
    expect(rowsOf(home, 'searches')).toBeUndefined();
  });

  it('gives a table as CSV that no spreadsheet calculates (10.331)', async () => {
    const answer = await ask(`${period}&language=en&section=kept`, 'editor');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kept-2026-11-16-2026-11-29.csv"');
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    expect(text).toBe("\uFEFFHome;Code;Views;Kept;Leads\r\n'=Huis met tuin;4101;15;4;3\r\n");
  });

  it('shows the last 13 weeks if nothing is asked, and corrects reversed days', async () => {
    const { from, to } = await read('');
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(90);
    expect(await read('from=2026-11-29&to=2026-11-16')).toMatchObject({ from: '2026-11-16', to: '2026-11-29' });
  });

  it('forgets after two years and a month what visitors did (10.330)', async () => {
    const { database } = parts.platform;
    const day = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    await database.query(
      `INSERT INTO visitor_deed (day, kind, subject, language, times)
       VALUES ($1, 'kept', 'old', 'nl', 1), ($2, 'kept', 'recent', 'nl', 1)`,
      [day(770), day(750)],
    );
    const forget = parts.views.jobs?.find(({ name }) => name === 'deeds-forget');
    await forget?.work({}, { signal: new AbortController().signal } as never);
    const rows = await database.query<{ subject: string }>(
      `SELECT subject FROM visitor_deed WHERE subject IN ('old', 'recent')`,
    );
    expect(rows).toEqual([{ subject: 'recent' }]);
  });

  it.each(['from=yesterday', 'visitors=xx', 'section=all', 'from=1900-01-01&to=2026-11-29', 'scheme=red'])(
    'says what is wrong with %s',
    async (query) => {
      const answer = await ask(query, 'editor');
      expect([answer.status, ((await answer.json()) as FigureRefusal).error]).toEqual([400, 'parameter']);
    },
  );
});
