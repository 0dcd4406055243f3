import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitingRulesFor } from '~/forms/contact-appointment/visiting.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { Listing } from '~/listings/domain/entity.ts';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { noFilter } from '~/platform/audit.ts';
import * as one from '~/routes/api-viewing.ts';
import * as all from '~/routes/api-viewings.ts';
import { readSite } from '~/site/site.server.ts';
import { visitingDays, type Slot } from '~/visits/slots.ts';
import type { Parts } from '../../server/parts.ts';
import { Origins } from '../../server/origins.ts';
import { openTestOffice, type TestOffice } from '../../server/test-office.ts';
import { requestContexts, type RequestContextMaker } from '../../server/request-context.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import type { ViewingCalendar, ViewingChoice, ViewingRefusal } from './viewings.ts';

const origin = 'https://www.agency.example';

/** As far as viewings and their mails read it. */
const listing = {
  id: '4101',
  goal: 'sale',
  marquee: 'none',
  title: { nl: 'Huis met tuin', fr: 'Maison avec jardin' },
  address: { street: 'Dorp', number: '1', box: null, zip: '9000', city: { nl: 'Gent', fr: 'Gand' } },
  agent: { id: 'agent-1', name: 'Tom Baert', email: null },
} as unknown as Listing;

describe('the API of the viewings', () => {
  let office: TestOffice;
  let parts: Parts;
  let contexts: RequestContextMaker;
  let made = 0;
  beforeAll(async () => {
    office = await openTestOffice({ ORIGIN: origin });
    ({ parts } = office);
    contexts = requestContexts(parts, { get: () => Promise.resolve(null) }, () => new Origins([origin], 443));
  }, 120_000);
  afterAll(() => office?.close());
  beforeEach(async () => {
    await parts.platform.database.query('DELETE FROM lead');
    await parts.platform.database.query('DELETE FROM visit_closed_day');
  });

  const contextOf = (request: Request, url: string) => {
    const { context } = contexts({ request, resolved: resolveRequest(url) });
    const listings = {
      byId: (id: string) => Promise.resolve(id === listing.id ? listing : null),
      summaries: () => Promise.resolve([]),
    };
    return { ...context, listings: { ...context.listings, ...listings } };
  };

  async function ask(url: string, as?: 'editor' | 'viewer', change?: unknown): Promise<Response> {
    const headers = new Headers({ origin, 'sec-fetch-site': 'same-origin' });
    if (as !== undefined) headers.set('cookie', await office.cookieOf(as));
    const body = change === undefined ? {} : { method: 'POST', body: JSON.stringify(change) };
    const request = new Request(origin + url, { headers, ...body });
    const [, , , id = ''] = new URL(request.url).pathname.split('/');
    const given = { request, context: contextOf(request, url), params: { id } };
    const route = id === '' ? all : one;
    return (change === undefined ? route.loader(given) : route.action(given)).catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
  }
  const read = async <Answer>(url: string): Promise<Answer> => {
    const answer = await ask(url, 'editor');
    expect(answer.status).toBe(200);
    return (await answer.json()) as Answer;
  };

  /** The coming slots of the listing's agent, as its form offers them. */
  async function offered(host = 'agent-1'): Promise<Slot[]> {
    const context = contextOf(new Request(origin), '/nl/');
    const rules = await visitingRulesFor(context, await readSite(context), host);
    const taken = await parts.visits.visits.taken(host, brusselsDay(new Date()));
    return visitingDays(rules, taken, new Date())
      .filter(({ isOpen }) => isOpen)
      .flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'));
  }

  async function book(slot: Slot, { language = 'fr' as Language, propertyId = '4101' } = {}) {
    const email = `visitor-${(made += 1)}@example.be`;
    const { id: lead } = await parts.leads.leads.record(
      {
        key: `key-${made}`,
        form: 'contact-appointment',
        language,
        page: '/fr/',
        propertyId,
        projectId: null,
        email,
        data: { firstName: 'An', lastName: 'Peeters', phone: '0470 12 34 56' },
        consent: { version: '1', text: '' },
        source: {},
        keepDays: 10,
      },
      async (sql, leadId) => {
        await parts.visits.visits.book(sql, { leadId, propertyId, host: 'agent-1', slot }, 1);
        return [];
      },
    );
    const visit = await parts.visits.visits.ofLead(lead);
    if (visit === null) throw new Error('The visit was not booked');
    return { ...visit, email };
  }
  const mailsOf = (lead: string) => parts.platform.outbox.about(lead);

  it.each([
    [undefined, 401, 'login'],
    ['viewer', 403, 'role'],
  ] as const)('is closed to %s (10.326)', async (as, status, error) => {
    const [slot] = await offered();
    if (slot === undefined) throw new Error('There are slots');
    const { id } = await book(slot);
    const answers = [
      await ask(`/api/viewings?from=${slot.day}`, as),
      await ask('/api/viewings', as, { day: slot.day, host: '*', isClosed: true }),
      await ask(`/api/viewings/${id}`, as),
      await ask(`/api/viewings/${id}`, as, { cancel: true }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(((await answer.json()) as ViewingRefusal).error).toBe(error);
    }
    expect(await parts.visits.visits.byId(id)).toMatchObject({ status: 'confirmed' });
    expect(await offered()).not.toEqual([]);
  });

  it('shows the days with their slots, who comes, where and who receives them (10.326)', async () => {
    const [slot] = await offered();
    if (slot === undefined) throw new Error('There are slots');
    const { id, leadId } = await book(slot);
    const calendar = await read<ViewingCalendar>(`/api/viewings?from=${slot.day}&days=7&language=nl`);
    expect(calendar).toMatchObject({ hosts: [{ id: 'agent-1', name: 'Tom Baert' }], perSlot: 1 });
    expect(calendar.days).toHaveLength(7);
    const [day] = calendar.days;
    expect(day).toMatchObject({ day: slot.day, isHoliday: false, closedFor: [] });
    expect(day?.slots).toContainEqual({ from: slot.from, to: slot.to });
    expect(day?.viewings).toEqual([
      {
        id,
        lead: leadId,
        from: slot.from,
        to: slot.to,
        isCancelled: false,
        isAhead: true,
        name: 'An Peeters',
        email: `visitor-${made}@example.be`,
        phone: '0470 12 34 56',
        language: 'fr',
        property: { id: '4101', title: 'Huis met tuin', url: `${origin}/nl/te-koop/gent/huis-met-tuin/4101/` },
        host: { id: 'agent-1', name: 'Tom Baert' },
      },
    ]);
  });

  it('closes a day for an agent or for all, and the form follows at once (10.327)', async () => {
    const before = await offered();
    const day = before.at(-1)?.day ?? '';
    const change = (host: string, isClosed: boolean) => ask('/api/viewings', 'editor', { day, host, isClosed });
    const isOffered = async (host: string) => (await offered(host)).some((slot) => slot.day === day);
    expect((await change('agent-1', true)).status).toBe(200);
    expect([await isOffered('agent-1'), await isOffered('')]).toEqual([false, true]);
    await change('*', true);
    expect(await isOffered('')).toBe(false);
    expect((await read<ViewingCalendar>(`/api/viewings?from=${day}&days=1`)).days[0]?.closedFor.toSorted()).toEqual([
      '*',
      'agent-1',
    ]);
    await change('*', false);
    await change('agent-1', false);
    expect(await offered()).toEqual(before);
  });

  it('moves a viewing to a free slot and tells the visitor in their language, with the calendar entry (10.328)', async () => {
    const [first, second, third] = await offered();
    if (!first || !second || !third) throw new Error('There are slots');
    const [{ id, leadId, email }, other] = [await book(first), await book(second)];
    const { days } = await read<ViewingChoice>(`/api/viewings/${id}`);
    const choices = days.flatMap(({ day, slots }) => slots.map(({ from }) => `${day} ${from}`));
    expect(choices).toContain(`${third.day} ${third.from}`);
    expect(choices).not.toContain(`${other.day} ${other.from}`);
    const move = (moveTo: string) => ask(`/api/viewings/${id}`, 'editor', { moveTo });
    const taken = await move(`${other.day} ${other.from}`);
    expect([taken.status, ((await taken.json()) as ViewingRefusal).error]).toEqual([409, 'full']);
    expect((await move('2020-01-01 10:00')).status).toBe(409);
    expect(await mailsOf(leadId)).toEqual([]);

    await parts.platform.database.query('DELETE FROM audit_entry');
    expect(await (await move(`${third.day} ${third.from}`)).json()).toEqual({ isMailed: true });
    expect(await parts.visits.visits.byId(id)).toMatchObject({ day: third.day, from: third.from, sequence: 1 });
    const [mail] = await mailsOf(leadId);
    expect(mail).toMatchObject({ to: email, kind: 'contact-appointment:moved' });
    const { text = '', attachments = [] } = (await parts.platform.outbox.read(mail?.id ?? 0)) ?? {};
    expect(text).toContain('Maison avec jardin');
    const calendar = Buffer.from(attachments[0]?.bytes ?? []).toString('utf8');
    expect(calendar).toMatch(/METHOD:REQUEST[^]*SEQUENCE:1/);
    const { entries } = await parts.platform.audit.page(noFilter, null, 5);
    expect(entries.filter(({ kind }) => kind === 'lead-changed')).toMatchObject([
      { about: [leadId], subject: 'viewing: moved' },
    ]);
  });

  it('cancels a viewing, frees its slot and tells the visitor; once (10.328)', async () => {
    const [slot] = await offered();
    if (slot === undefined) throw new Error('There are slots');
    const { id, leadId, email } = await book(slot);
    const cancel = () => ask(`/api/viewings/${id}`, 'editor', { cancel: true });
    expect(await (await cancel()).json()).toEqual({ isMailed: true });
    const [mail] = await mailsOf(leadId);
    expect(mail).toMatchObject({ to: email, kind: 'contact-appointment:cancelled' });
    const { attachments = [] } = (await parts.platform.outbox.read(mail?.id ?? 0)) ?? {};
    expect(Buffer.from(attachments[0]?.bytes ?? []).toString('utf8')).toContain('METHOD:CANCEL');
    expect((await offered())[0]).toEqual(slot);
    const again = await cancel();
    expect([again.status, ((await again.json()) as ViewingRefusal).error]).toEqual([409, 'over']);
  });

  it('cancels a viewing of a property that is gone without a mail, and says so', async () => {
    const [slot] = await offered();
    if (slot === undefined) throw new Error('There are slots');
    const { id, leadId } = await book(slot, { propertyId: '9999' });
    expect(await read(`/api/viewings/${id}`)).toEqual({ days: [] });
    expect(await (await ask(`/api/viewings/${id}`, 'editor', { cancel: true })).json()).toEqual({ isMailed: false });
    expect(await mailsOf(leadId)).toEqual([]);
  });

  it.each([
    ['/api/viewings', undefined],
    ['/api/viewings?from=today', undefined],
    ['/api/viewings?from=2026-11-23&days=900', undefined],
    ['/api/viewings', { day: '2020-01-01', host: '*', isClosed: true }],
    ['/api/viewings', { day: '2999-01-01', host: '*' }],
    ['/api/viewings', 'x'],
  ])('says what is wrong with %s %j', async (url, change) => {
    const answer = await ask(url, 'editor', change);
    expect([answer.status, ((await answer.json()) as ViewingRefusal).error]).toEqual([400, 'parameter']);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'x'])('says that the viewing %s is gone', async (id) => {
    expect((await ask(`/api/viewings/${id}`, 'editor')).status).toBe(404);
    expect((await ask(`/api/viewings/${id}`, 'editor', { cancel: true })).status).toBe(404);
  });
});
