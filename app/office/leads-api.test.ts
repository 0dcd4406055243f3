import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewLead } from '~/leads/leads.server.ts';
import * as one from '~/routes/api-lead.ts';
import * as exported from '~/routes/api-leads-export.ts';
import * as open from '~/routes/api-leads-open.ts';
import * as list from '~/routes/api-leads.ts';
import { resolveRequest } from '~/site/resolve-request.ts';
import { noFilter } from '~/platform/audit.ts';
import type { Parts } from '../../server/parts.ts';
import { Origins } from '../../server/origins.ts';
import { openTestOffice, type TestOffice } from '../../server/test-office.ts';
import { requestContexts, type RequestContextMaker } from '../../server/request-context.ts';
import type { LeadDetails, LeadList, LeadRefusal, OpenLeads } from './answers.ts';

const origin = 'https://www.agency.example';

const lead: NewLead = {
  key: '',
  form: 'site-contact',
  language: 'fr',
  page: '/fr/contact/',
  propertyId: null,
  projectId: null,
  email: 'an@example.be',
  data: { firstName: 'An', lastName: 'Peeters', contactDevice: 'phone', remark: 'Une question\nsur deux lignes' },
  consent: { version: 'abc', text: 'Nous l’effaçons après 24 mois.' },
  source: { utm_source: 'facebook' },
  keepDays: 730,
};

describe('the API of the leads', () => {
  let office: TestOffice;
  let parts: Parts;
  let contexts: RequestContextMaker;
  let people: TestOffice['people'];
  let made = 0;
  beforeAll(async () => {
    office = await openTestOffice({ ORIGIN: origin });
    ({ parts, people } = office);
    contexts = requestContexts(parts, { get: () => Promise.resolve(null) }, () => new Origins([origin], 443));
  }, 120_000);
  afterAll(() => office?.close());
  beforeEach(() => parts.platform.database.query('DELETE FROM lead'));

  const send = async (more: Partial<NewLead> = {}): Promise<string> =>
    (await parts.leads.leads.record({ ...lead, key: `key-${(made += 1)}`, ...more }, () => Promise.resolve([]))).id;

  interface Asked {
    as?: 'administrator' | 'editor' | 'author' | 'office' | 'viewer';
    token?: string;
    change?: unknown;
    from?: string;
  }

  /** Sends a request like a page of the Studio, logged in as somebody. */
  async function ask(url: string, { as, token, change, from = origin }: Asked = {}): Promise<Response> {
    const headers = new Headers();
    if (as !== undefined)
      headers.set('cookie', `lake_session=${await office.lake.people.sessions.begin(people[as].id)}`);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (change !== undefined) headers.set('origin', from);
    else headers.set('sec-fetch-site', from === origin ? 'same-origin' : 'cross-site');
    const request = new Request(origin + url, {
      headers,
      ...(change === undefined ? {} : { method: 'POST', body: JSON.stringify(change) }),
    });
    const resolved = resolveRequest(url);
    const { context } = contexts({ request, resolved });
    const [, , , id = ''] = resolved.pathname.split('/');
    const given = { request, context, params: { id } };
    const answer = resolved.pathname.startsWith('/api/leads-export')
      ? exported.loader(given)
      : resolved.pathname.startsWith('/api/leads-open')
        ? open.loader(given)
        : id === ''
          ? list.loader(given)
          : change === undefined
            ? one.loader(given)
            : one.action(given);
    return answer.catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
  }
  const read = async <Answer = LeadList>(url: string, asked: Asked = { as: 'editor' }): Promise<Answer> => {
    const answer = await ask(url, asked);
    const body: unknown = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return body as Answer;
  };
  const idsOf = async (query: string) => (await read(`/api/leads?${query}`)).leads.map(({ id }) => id);

  it.each([
    ['nobody', {}, 401, 'login'],
    ['a viewer', { as: 'viewer' }, 403, 'role'],
    ['an author', { as: 'author' }, 403, 'role'],
    ['an editor', { as: 'editor' }, 200, undefined],
    ['an administrator', { as: 'administrator' }, 200, undefined],
    ['another site in an editor’s name', { as: 'editor', from: 'https://evil.example' }, 401, 'login'],
  ] as const)('lets %s read, export and change as their role allows (10.77)', async (_who, asked, status, error) => {
    const id = await send();
    const question = { ...asked };
    const answers = [
      await ask('/api/leads', question),
      await ask(`/api/leads/${id}`, question),
      await ask('/api/leads-export?state=all', question),
      await ask(`/api/leads/${id}`, { ...question, change: { handled: true } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      expect(text.includes('Peeters')).toBe(status === 200);
      if (error !== undefined) expect((JSON.parse(text) as LeadRefusal).error).toBe(error);
    }
    const { handledAt } = (await parts.leads.leads.byId(id)) ?? {};
    expect(handledAt === null).toBe(status !== 200);
  });

  it('is closed to programs: their tokens were made for content', async () => {
    const { token } = await office.lake.people.createToken({ name: 'Import', grant: 'write' });
    expect((await ask('/api/leads', { token })).status).toBe(403);
  });

  it('lists open leads first of all, and counts both', async () => {
    const [open, handled] = [await send(), await send()];
    await ask(`/api/leads/${handled}`, { as: 'editor', change: { handled: true } });
    expect(await idsOf('')).toEqual([open]);
    expect(await idsOf('state=handled')).toEqual([handled]);
    expect(await idsOf('state=all')).toHaveLength(2);
    const answer = await read('/api/leads');
    expect(answer).toMatchObject({ counts: { open: 1, handled: 1, upTo: 1_000 }, me: people.editor.id, next: null });
    expect(answer.editors.map(({ name }) => name)).toEqual(['The administrator', 'The editor', 'The office']);
    expect(answer.leads[0]).toMatchObject({ form: 'site-contact', name: 'An Peeters', email: 'an@example.be' });
  });

  it('filters by form, words, day, property, and whose it is', async () => {
    const mine = await send({ form: 'offer', propertyId: '4101', data: { firstName: 'Zoë', lastName: 'Maes' } });
    const other = await send();
    await ask(`/api/leads/${mine}`, { as: 'administrator', change: { assignedTo: people.editor.id } });
    expect(await idsOf('form=offer')).toEqual([mine]);
    expect(await idsOf('text=zoe')).toEqual([mine]);
    expect(await idsOf('property=4101')).toEqual([mine]);
    expect(await idsOf('assigned=me')).toEqual([mine]);
    expect(await idsOf('assigned=nobody')).toEqual([other]);
    expect(await idsOf(`assigned=${people.editor.id}`)).toEqual([mine]);
    expect(await idsOf('from=2020-01-01&to=2020-01-31')).toEqual([]);
    // Reversed dates are corrected.
    expect(await idsOf('from=2999-01-01&to=2020-01-01')).toHaveLength(2);
  });

  it('goes on where a page ended, although others are sent meanwhile', async () => {
    const ids = [await send(), await send(), await send()].reverse();
    const first = await read('/api/leads?limit=2');
    await send();
    const second = await read(`/api/leads?limit=2&after=${first.next}`);
    expect([...first.leads, ...second.leads].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
  });

  it.each([
    ['form=none', 'form'],
    ['state=lost', 'state'],
    ['stage=won', 'stage'],
    ['followUp=tomorrow', 'followUp'],
    ['from=yesterday', 'from'],
    ['to=2026-02-31', 'to'],
    ['after=5', 'after'],
    ['language=xx', 'language'],
    ['limit=many', 'limit'],
  ])('says what is wrong with %s', async (query, name) => {
    for (const url of [`/api/leads?${query}`, `/api/leads-export?${query}`]) {
      const answer = await ask(url, { as: 'editor' });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as LeadRefusal).message).toMatch(new RegExp(`^${name} `));
    }
  });

  it('shows a lead in the words of the editor’s language', async () => {
    const id = await send();
    await parts.platform.outbox.send(parts.platform.database, {
      kind: 'site-contact:office',
      about: id,
      to: 'office@agency.example',
      replyTo: null,
      fromName: null,
      subject: 'Question',
      text: 'x',
      html: 'x',
    });
    const details = await read<LeadDetails>(`/api/leads/${id}?language=de`);
    expect(details).toMatchObject({
      page: `${origin}/fr/contact/`,
      source: [{ name: 'utm_source', value: 'facebook' }],
      consent: lead.consent,
      mails: [{ to: 'office@agency.example', subject: 'Question', state: 'waiting', error: null }],
      visit: null,
      document: null,
    });
    // In the order of the form's fields.
    expect(details.fields).toEqual([
      { field: 'firstName', label: 'Vorname', value: 'An' },
      { field: 'lastName', label: 'Nachname', value: 'Peeters' },
      { field: 'contactDevice', label: 'Wie dürfen wir antworten?', value: 'Telefonisch' },
      { field: 'remark', label: 'Ihre Nachricht', value: 'Une question\nsur deux lignes' },
    ]);
  });

  it('writes amounts as euros, days as days and codes as words', async () => {
    const data = {
      amount: '250.000',
      endDate: '2026-12-01',
      goal: 'sale',
      minPrice: 200000,
      types: [1, 2],
      parking: true,
    };
    const offer = await send({ form: 'offer', data: { amount: data.amount, endDate: data.endDate } });
    const { goal, minPrice, types, parking } = data;
    const search = await send({ form: 'demand-register', data: { goal, minPrice, types, parking } });
    const valuesOf = async (id: string) =>
      (await read<LeadDetails>(`/api/leads/${id}?language=en`)).fields.map(({ value }) =>
        value.replaceAll('\u00a0', ' '),
      );
    expect(await valuesOf(offer)).toEqual(['€ 250.000', '01-12-2026']);
    expect(await valuesOf(search)).toEqual(['Buy', 'House, Apartment', '€ 200.000', 'Yes']);
  });

  it('shows what a lead became: a visit, a testimonial to be decided on', async () => {
    const [booked, told] = [await send({ form: 'contact-appointment' }), await send({ form: 'testimonial' })];
    const slot = { day: '2026-12-01', from: '10:00', to: '13:00' };
    const visit = await parts.platform.database.transaction((sql) =>
      parts.visits.visits.book(sql, { leadId: booked, propertyId: '4101', host: '', slot }, 1),
    );
    const visitOf = async () => (await read<LeadDetails>(`/api/leads/${booked}?language=en`)).visit;
    expect(await visitOf()).toEqual({ when: expect.stringMatching(/1 December.*10:00–13:00/), isCancelled: false });
    await parts.visits.visits.cancel(visit?.id ?? '', () => []);
    expect(await visitOf()).toMatchObject({ isCancelled: true });
    expect((await read<LeadDetails>(`/api/leads/${told}`)).document).toEqual({
      id: `testimonial-${told}`,
      type: 'testimonial',
    });
  });

  it('names a property that is no longer on the site by its code, without a link', async () => {
    const id = await send({ propertyId: '4101' });
    const gone = { kind: 'property', id: '4101', title: '', url: null };
    expect((await read<LeadDetails>(`/api/leads/${id}`)).subject).toEqual(gone);
  });

  it('shows a lead of a form that is no longer there as it is stored', async () => {
    const id = await send({ form: 'guest-book', data: { verse: 'Roses', lines: 2 } });
    const { fields } = await read<LeadDetails>(`/api/leads/${id}`);
    expect(fields).toEqual([
      { field: 'lines', label: 'lines', value: '2' },
      { field: 'verse', label: 'verse', value: 'Roses' },
    ]);
  });

  it('remembers who handled a lead, the last one to say so, also when their account is gone', async () => {
    const id = await send();
    await ask(`/api/leads/${id}`, { as: 'administrator', change: { handled: true } });
    const away = await office.lake.people.createUser({
      name: 'Soon Away',
      email: 'away@agency.example',
      role: 'editor',
      password: 'long enough to be one',
    });
    const session = await office.lake.people.sessions.begin(away.id);
    expect(session).not.toBe('');
    people = { ...people, editor: away };
    const last = await read<LeadDetails>(`/api/leads/${id}`, {
      as: 'editor',
      change: { handled: true, assignedTo: away.id },
    });
    expect(last).toMatchObject({ handled: { by: { name: 'Soon Away' } }, assignedTo: { name: 'Soon Away' } });
    await office.lake.people.removeUser(away.email);
    people = office.people;
    const after = await read<LeadDetails>(`/api/leads/${id}`, { as: 'administrator' });
    expect(after.handled?.by?.name).toBe('Soon Away');
    expect(
      await read<LeadDetails>(`/api/leads/${id}`, { as: 'administrator', change: { handled: false } }),
    ).toMatchObject({
      handled: null,
    });
  });

  it('writes for the owner what a visitor said, and gives an offer’s amount when told to (10.77, 10.246)', async () => {
    const about = { propertyId: '4101', data: { firstName: 'An', lastName: 'Peeters', amount: '310.000' } };
    const [visit, offer, neither] = [
      await send({ ...about, form: 'contact-appointment' }),
      await send({ ...about, form: 'offer' }),
      await send(),
    ];
    const tell = (id: string, change: unknown) =>
      read<LeadDetails>(`/api/leads/${id}?language=nl`, { as: 'administrator', change });
    expect((await tell(visit, { ownerNote: '  Vond de tuin mooi.\n' })).forOwner).toEqual({
      note: 'Vond de tuin mooi.',
      showsAmount: null,
    });
    expect((await tell(offer, { showsAmount: true })).forOwner).toEqual({ note: '', showsAmount: true });
    expect((await tell(offer, { showsAmount: false })).forOwner).toEqual({ note: '', showsAmount: false });
    expect((await read<LeadDetails>(`/api/leads/${neither}`, { as: 'administrator' })).forOwner).toBeNull();
    const tooLong = await ask(`/api/leads/${visit}`, { as: 'administrator', change: { ownerNote: 'x'.repeat(2_001) } });
    expect(tooLong.status).toBe(400);
  });

  it.each([
    [{ assignedTo: 'p-nobody' }, 422, 'editor'],
    [{ stage: 'won' }, 400, 'parameter'],
    [{ stage: 'done', handled: true }, 400, 'parameter'],
    [{ followUp: '2026-02-30' }, 400, 'parameter'],
    [{ note: { id: 'x', text: 'y' } }, 400, 'parameter'],
    [{ note: { id: '00000000-0000-4000-8000-000000000000', text: ' ' } }, 400, 'parameter'],
    [{ ownerNote: 5 }, 400, 'parameter'],
    [{}, 400, 'parameter'],
    [{ handled: 'yes' }, 400, 'parameter'],
    [{ handled: true, keepUntil: '2099-01-01' }, 400, 'parameter'],
    ['handled', 400, 'parameter'],
  ])('refuses the change %j and leaves the lead as it is', async (change, status, error) => {
    const id = await send();
    const answer = await ask(`/api/leads/${id}`, { as: 'administrator', change });
    expect([answer.status, ((await answer.json()) as LeadRefusal).error]).toEqual([status, error]);
    expect(await parts.leads.leads.byId(id)).toMatchObject({ handledAt: null, assignedTo: null });
  });

  it('enters into the audit trail who read, assigned, changed and exported leads, by their ids alone (10.271)', async () => {
    await parts.platform.database.query('DELETE FROM audit_entry');
    const id = await send();
    const change = (change: unknown) => ask(`/api/leads/${id}`, { as: 'administrator', change });
    await ask(`/api/leads/${id}`, { as: 'administrator' });
    await change({ handled: true, assignedTo: people.administrator.id });
    await change({ assignedTo: null, ownerNote: 'Words about a visitor' });
    await ask('/api/leads-export?state=all&form=site-contact&text=peeters', { as: 'administrator' });
    const { entries } = await parts.platform.audit.page(noFilter, null, 20);
    const found = entries.filter(({ kind }) => kind.startsWith('lead')).toReversed();
    expect(found.map(({ kind, who, about, subject }) => [kind, who.email, about, subject])).toEqual(
      [
        ['lead-read', [id], ''],
        ['lead-assigned', [id], people.administrator.name],
        ['lead-changed', [id], 'handled: true'],
        ['lead-assigned', [id], 'nobody'],
        ['lead-changed', [id], 'ownerNote: changed'],
        ['leads-exported', [], 'form: site-contact, text: …'],
      ].map(([kind, ...rest]) => [kind, people.administrator.email, ...rest]),
    );
  });

  it('keeps the notes of two who work on a lead at once, and says who wrote what when (10.322)', async () => {
    const id = await send({ propertyId: '4101' });
    const write = (as: 'administrator' | 'editor', text: string) =>
      ask(`/api/leads/${id}`, { as, change: { note: { id: crypto.randomUUID(), text } } });
    await Promise.all([write('administrator', 'Called, no answer'), write('editor', 'Wants a garden')]);
    const { notes } = await read<LeadDetails>(`/api/leads/${id}`);
    expect(notes.map(({ by, text }) => [by.name, text]).toSorted()).toEqual([
      ['The administrator', 'Called, no answer'],
      ['The editor', 'Wants a garden'],
    ]);
    const tell = (ownerNote: string) =>
      ask(`/api/leads/${id}`, { as: 'editor', change: { ownerNote, ownerNoteBefore: '' } });
    expect((await tell('Likes it')).status).toBe(200);
    const refused = await tell('Hates it');
    expect([refused.status, ((await refused.json()) as LeadRefusal).error]).toEqual([409, 'changed']);
    await parts.leads.leads.erase('an@example.be');
    expect(await parts.platform.database.query('SELECT FROM lead_note')).toEqual([]);
  });

  it('works through stages and follow-up days, and counts what waits (10.320, 10.321, 10.324)', async () => {
    const [one, other] = [await send(), await send()];
    const change = (id: string, change: unknown) => ask(`/api/leads/${id}`, { as: 'editor', change });
    await change(one, { stage: 'offer', followUp: '2020-01-01', assignedTo: people.editor.id });
    expect((await read('/api/leads')).leads.find(({ id }) => id === one)).toMatchObject({
      stage: 'offer',
      followUp: '2020-01-01',
      handled: null,
    });
    for (const query of ['stage=offer', 'followUp=late', 'followUp=due', 'followUp=any'])
      expect(await idsOf(query)).toEqual([one]);
    expect(await read<OpenLeads>('/api/leads-open')).toEqual({ open: 2, mine: 1, due: 1, upTo: 1_000 });
    await change(one, { stage: 'lost' });
    expect(await idsOf('')).toEqual([other]);
    expect(await idsOf('stage=lost')).toEqual([one]);
    expect(await read<OpenLeads>('/api/leads-open')).toMatchObject({ open: 1, mine: 0, due: 0 });
    expect((await ask('/api/leads-open', { as: 'viewer' })).status).toBe(403);
  });

  it('mails the person to whom a colleague assigns a lead, with a link to it, and nobody else (10.323)', async () => {
    const id = await send({ data: { firstName: 'An', lastName: 'Peeters' } });
    const assign = (as: 'administrator' | 'editor', assignedTo: string | null) =>
      ask(`/api/leads/${id}`, { as, change: { assignedTo } });
    await assign('editor', people.editor.id);
    await assign('editor', null);
    expect(await parts.platform.outbox.about(id)).toEqual([]);
    await assign('administrator', people.editor.id);
    await assign('administrator', people.editor.id);
    const [mail, ...others] = await parts.platform.outbox.about(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'editor@agency.example', replyTo: 'administrator@agency.example' });
    const { text, subject } = (await parts.platform.outbox.read(mail?.id ?? 0)) ?? {};
    expect(subject).toBe('Toegewezen aan u: An Peeters, Contact');
    expect(text).toContain(`${origin}/studio/leads/${id}`);
    expect(text).toContain('The administrator heeft u deze lead toegewezen.');
  });

  it('does not assign to a viewer', async () => {
    const id = await send();
    const answer = await ask(`/api/leads/${id}`, { as: 'administrator', change: { assignedTo: people.viewer.id } });
    expect(answer.status).toBe(422);
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'x', '1'])('says that the lead %s is gone', async (id) => {
    for (const asked of [{ as: 'administrator' }, { as: 'administrator', change: { handled: true } }] as const)
      expect((await ask(`/api/leads/${id}`, asked)).status).toBe(404);
  });

  describe('exports', () => {
    const table = async (query: string) => {
      const answer = await ask(`/api/leads-export?language=en&${query}`, { as: 'administrator' });
      expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="leads-\d{4}-\d{2}-\d{2}\.csv"$/,
      );
      return Buffer.from(await answer.arrayBuffer());
    };

    it('what the filters let through, as a table that Excel opens in Belgium (10.79)', async () => {
      await send({ data: { firstName: 'Jan', lastName: 'De; "Smet"', remark: 'één\ntwee' } });
      await send({ form: 'testimonial', data: { name: 'Weg' } });
      const bytes = await table('form=site-contact');
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const text = bytes.toString('utf8').slice(1);
      const [head = '', ...rows] = text.split('\r\n');
      expect(head.split(';').slice(0, 4)).toEqual(['Sent', 'Form', 'Name', 'E-mail']);
      expect(head).toContain('First name;');
      expect(rows.at(-1)).toBe('');
      expect(rows).toHaveLength(2);
      expect(rows[0]).toContain(';"Jan De; ""Smet""";');
      expect(rows[0]).toContain('"één\ntwee"');
      expect(rows[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2};Contact;/);
    });

    it('nothing that a spreadsheet would calculate (10.79)', async () => {
      const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=HYPERLINK("http://evil.example")'];
      for (const lastName of evil)
        await send({ form: 'offer', data: { firstName: lastName, lastName: 'x', amount: '-2' } });
      const cells = (await table('form=offer')).toString('utf8').split(/[;\r\n]+/);
      expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
      expect(cells).toContain("'=1+1 x");
    });

    it('leads of several forms with a column per answer, titled in the editor’s language (10.325)', async () => {
      await send();
      await send({ form: 'testimonial', data: { name: 'Bo', comment: 'Goed' } });
      const [head = '', ...rows] = (await table('state=all')).toString('utf8').split('\r\n');
      const place = (label: string) => head.split(';').indexOf(label);
      expect(place('First name')).toBeGreaterThan(0);
      expect(place('Your name')).toBeGreaterThan(place('First name'));
      const [told, asked] = rows.map((row) => row.replaceAll(/"[^"]*"/g, 'quoted').split(';'));
      expect([told?.[place('Your name')], told?.[place('First name')]]).toEqual(['Bo', '']);
      expect([asked?.[place('Your name')], asked?.[place('First name')]]).toEqual(['', 'An']);
    });

    it('stage, follow-up day and notes, and an owner’s message by its name (10.325)', async () => {
      const id = await send({ form: 'owner-message', propertyId: '4101', data: { name: 'Lien', remark: 'Bel mij' } });
      const changes = [
        { stage: 'contact' },
        { followUp: '2026-12-01' },
        { note: { id: crypto.randomUUID(), text: '=1+1 called' } },
      ];
      for (const change of changes)
        expect((await ask(`/api/leads/${id}`, { as: 'administrator', change })).status).toBe(200);
      const [head = '', row = ''] = (await table('form=owner-message')).toString('utf8').split('\r\n');
      const cell = (label: string) => row.split(';')[head.split(';').indexOf(label)];
      expect(['Form', 'State', 'Stage', 'Follow up on'].map(cell)).toEqual([
        'Message from an owner',
        'open',
        'in contact',
        '2026-12-01',
      ]);
      expect(cell('Notes')).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d · The administrator · =1\+1 called$/);
    });

    it('more leads than fit one batch, each once', async () => {
      await parts.platform.database.query(
        `INSERT INTO lead (key, form, language, page, data, consent, keep_until, email)
         SELECT 'many-' || n, 'offer', 'nl', '/', '{}', '{"version": "1", "text": ""}', now() + interval '1 day', n || '@example.be'
         FROM generate_series(1, 1201) AS n`,
      );
      const addresses = (await table('')).toString('utf8').match(/\d+@example\.be/g) ?? [];
      expect(addresses).toHaveLength(1201);
      expect(new Set(addresses).size).toBe(1201);
    });
  });
});
