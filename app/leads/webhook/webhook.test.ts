import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import type { Jobs } from '~/platform/jobs.ts';
import { createJobs } from '~/platform/jobs/create-jobs.ts';
import { createLog } from '~/platform/log.ts';
import { createOutbox } from '~/platform/mail/outbox.ts';
import { startCrm, type Crm } from '../../../tests/site/crm.ts';
import { createLeads, type Leads, type NewLead } from '../leads.server.ts';
import { leadMigrations } from '../schema.ts';
import { createReceiver, type Receiver } from './receiver.server.ts';
import { webhookMigrations } from './schema.ts';
import { createLeadWebhook, type LeadWebhook } from './webhook.server.ts';

const secret = `whsec_${randomBytes(32).toString('base64')}`;
const lead: NewLead = {
  key: 'key-1',
  form: 'contact-me',
  language: 'nl',
  page: '/nl/te-koop/gent/appartement-4101/',
  propertyId: '4101',
  projectId: null,
  email: 'an.peeters@example.be',
  data: { firstName: 'An', remark: 'Één “vraag” <b>' },
  consent: { version: '1', text: 'Wij antwoorden u.' },
  source: { utm_source: 'newsletter' },
  keepDays: 730,
};

describe.each(testDatabases)('the webhook for leads on the $kind database (10.81)', ({ create }) => {
  let place: TestDatabase;
  let jobs: Jobs;
  let leads: Leads;
  let webhook: LeadWebhook;
  let crm: Crm;
  beforeEach(async () => {
    place = await create();
    jobs = await createJobs(place.database, createLog('silent'));
    crm = await startCrm();
  }, 60_000);
  afterEach(async () => {
    await jobs.stop();
    crm.close();
    await place.dispose();
  }, 60_000);

  async function open(receiver: Receiver | null): Promise<void> {
    const { database } = place;
    const log = createLog('silent');
    const outbox = await createOutbox({ database, jobs, transport: null, domain: 'gevel.example', log });
    await migrate(database, 'leads', leadMigrations);
    await migrate(database, 'lead-webhook', webhookMigrations);
    webhook = createLeadWebhook({ database, jobs, receiver, lead: (id) => leads.byId(id), log });
    leads = createLeads(database, outbox, { push: webhook.queue });
    jobs.define(...outbox.jobs, ...webhook.jobs);
    await jobs.start();
  }
  const toCrm = (timeLimit?: number) => createReceiver({ url: crm.url, secret, mayBePrivate: true }, timeLimit);
  const record = (more: Partial<NewLead> = {}) => leads.record({ ...lead, ...more }, () => Promise.resolve([]));
  const deliveries = () =>
    place.database.query('SELECT state, attempts, last_error AS error FROM lead_delivery ORDER BY lead_id');
  const delivery = (state: object) =>
    vi.waitFor(async () => expect(await deliveries()).toMatchObject([state]), { timeout: 20_000 });
  /** Makes failed attempts due immediately. */
  const noWait = () => place.database.query(`UPDATE job SET due_at = now() WHERE state = 'waiting'`);

  it('delivers each lead once, as JSON that the library finds signed', async () => {
    await open(toCrm());
    const { id } = await record();
    await record();
    await delivery({ state: 'delivered', attempts: 1, error: null });
    expect(crm.received).toHaveLength(1);
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = crm.received;
    expect(url).toBe('/leads');
    expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'webhook-id': `lead_${id}` });
    const signed = Object.fromEntries(
      ['id', 'timestamp', 'signature'].map((name) => [`webhook-${name}`, String(headers[`webhook-${name}`])]),
    );
    expect(new Webhook(secret).verify(body, signed)).toEqual({
      type: 'lead.created',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: {
        ID: id,
        Form: 'contact-me',
        Language: 'nl',
        Page: '/nl/te-koop/gent/appartement-4101/',
        WebID: '4101',
        ProjectID: null,
        Email: 'an.peeters@example.be',
        Fields: { firstName: 'An', remark: 'Één “vraag” <b>' },
        Consent: { Version: '1', Text: 'Wij antwoorden u.' },
        Source: { utm_source: 'newsletter' },
        KeepUntil: expect.stringMatching(/^\d{4}-/),
      },
    });
    expect(() => new Webhook(secret).verify(body.replace('An', 'Jan'), signed)).toThrow();
  }, 60_000);

  it.each([
    ['fails', (response: ServerResponse) => void response.writeHead(500).end('no'), /answered 500/],
    [
      'leads elsewhere',
      (response: ServerResponse) => void response.writeHead(307, { Location: '/elsewhere' }).end(),
      /answered 307/,
    ],
    ['says nothing', () => undefined, /does not answer/],
    ['hangs up', (response: ServerResponse) => void response.destroy(), /does not answer/],
  ])(
    'tries again, under the same id, when the CRM %s',
    async (_what, answer, reason) => {
      crm.answers(answer);
      await open(toCrm(500));
      await record();
      await delivery({ state: 'waiting', attempts: 1, error: expect.stringMatching(reason) });
      crm.answers((response) => void response.writeHead(200).end('ok'));
      // It is not retried immediately.
      expect(crm.received).toHaveLength(1);
      await vi.waitFor(
        async () => {
          await noWait();
          expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2, error: null }]);
        },
        { timeout: 20_000, interval: 500 },
      );
      const [first, second] = crm.received;
      expect(crm.received.map(({ url }) => url)).toEqual(['/leads', '/leads']);
      expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
      expect(second?.body).toBe(first?.body);
    },
    60_000,
  );

  it('gives a lead up when the CRM wants no more, or after the last try, until somebody asks (10.82)', async () => {
    crm.answers((response) => void response.writeHead(410).end());
    await open(toCrm());
    const { id } = await record();
    await delivery({ state: 'dead', attempts: 1 });
    expect(await webhook.dead()).toEqual([
      {
        leadId: id,
        form: 'contact-me',
        createdAt: expect.anything(),
        attempts: 1,
        lastError: expect.stringContaining('410'),
      },
    ]);
    expect(await webhook.check.failure()).toMatch(/^1 lead was not taken/);
    crm.answers((response) => void response.writeHead(503).end());
    expect(await webhook.retry(['00000000-0000-4000-8000-000000000000'])).toBe(0);
    expect(await webhook.retry([id])).toBe(1);
    await delivery({ state: 'waiting', attempts: 1 });
    await place.database.query('UPDATE lead_delivery SET attempts = 12');
    await vi.waitFor(
      async () => {
        await noWait();
        expect(await deliveries()).toMatchObject([{ state: 'dead', attempts: 13 }]);
      },
      { timeout: 20_000, interval: 500 },
    );
    crm.answers((response) => void response.writeHead(200).end());
    expect(await webhook.retry()).toBe(1);
    await delivery({ state: 'delivered' });
    expect(await webhook.check.failure()).toBeNull();
  }, 60_000);

  it('reaches nothing in the agency’s own network unless it may', async () => {
    await open(createReceiver({ url: crm.url.replace('http:', 'https:'), secret, mayBePrivate: false }));
    await record();
    await delivery({ state: 'waiting', error: expect.stringContaining('LEAD_WEBHOOK_PRIVATE') });
    expect(crm.received).toEqual([]);
  }, 60_000);

  it('has nothing of a lead that was not stored, or of a person who was erased', async () => {
    crm.answers((response) => void response.writeHead(500).end());
    await open(toCrm());
    await expect(leads.record(lead, () => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
    expect(await deliveries()).toEqual([]);
    await record();
    await delivery({ state: 'waiting', attempts: 1 });
    await leads.erase('an.peeters@example.be');
    expect(await deliveries()).toEqual([]);
    await vi.waitFor(
      async () => {
        await noWait();
        expect(await place.database.query(`SELECT FROM job WHERE state IN ('waiting', 'active')`)).toEqual([]);
      },
      { timeout: 20_000, interval: 500 },
    );
    expect(crm.received).toHaveLength(1);
  }, 60_000);

  it('queues nothing without a CRM, and what waited for one that was taken away when it is back', async () => {
    await open(null);
    await record();
    expect(await deliveries()).toEqual([]);
    await place.database.query('INSERT INTO lead_delivery (lead_id) SELECT id FROM lead');
    await open(toCrm());
    await webhook.queueWaiting();
    await delivery({ state: 'delivered', attempts: 1 });
  }, 60_000);
});
