import { randomUUID } from 'node:crypto';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewLead } from '~/leads/leads.server.ts';
import { readEnvironment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { openParts } from '../parts.ts';
import type { Parts } from '../parts.ts';
import type { Command, CommandHost } from './command.ts';
import { leadsCommand } from './leads.ts';
import { mailDead, mailRetry } from './mail.ts';
import { webhookDead, webhookRetry } from './webhook.ts';

const lead: NewLead = {
  key: 'a key of the browser',
  form: 'site-contact',
  language: 'nl',
  page: '/nl/contact/',
  propertyId: null,
  projectId: null,
  email: 'an@example.be',
  data: { remark: 'Een vraag' },
  consent: { version: '1', text: 'We wissen het na 24 maanden.' },
  source: {},
  keepDays: 30,
};

describe('the commands for leads and mails', () => {
  let folder: string;
  let parts: Parts;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-leads-'));
    const env = readEnvironment({ DATA_DIR: folder, GEVEL_DEMO: '0' });
    parts = await openParts(env, createLog('silent'), path.resolve(import.meta.dirname, '../..'));
  }, 120_000);
  afterAll(async () => {
    await parts?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (command: Command, ...args: string[]) => {
    const said: string[] = [];
    const host = { parts: () => parts } as unknown as CommandHost;
    const exit = await command(host, args, (line) => said.push(String(line)));
    return { exit, said: said.join('\n') };
  };
  const mail = (about: string) => ({
    kind: 'site-contact:office',
    about,
    to: 'office@gevel.example',
    replyTo: null,
    fromName: null,
    subject: 'Vraag',
    text: 'x',
    html: 'x',
  });

  it('show what is stored of a person, and delete it wherever it is (10.85)', async () => {
    const { id } = await parts.leads.leads.record(lead, (_sql, about) => Promise.resolve([mail(about)]));
    await parts.leads.desk.addNote(id, { id: randomUUID(), author: 'bea', text: 'Wants a garden' });
    await parts.leads.leads.record(
      { ...lead, key: 'b', form: 'send-to-friend', email: 'jan@example.be', data: { friendEmail: 'An@example.be' } },
      () => Promise.resolve([]),
    );
    await parts.leads.leads.record({ ...lead, key: 'c', email: 'els@example.be' }, () => Promise.resolve([]));
    const { database } = parts.platform;
    await parts.newsletter.newsletter.ask(database, { email: 'an@example.be', language: 'nl' });

    const shown = await run(leadsCommand, 'export', 'AN@example.be');
    const { leads, notes, newsletter } = JSON.parse(shown.said) as {
      leads: { form: string }[];
      notes: object[];
      newsletter: { email: string };
    };
    expect(leads.map(({ form }) => form).sort()).toEqual(['send-to-friend', 'site-contact']);
    expect(notes).toMatchObject([{ leadId: id, text: 'Wants a garden' }]);
    expect(newsletter.email).toBe('an@example.be');

    expect(await run(leadsCommand, 'erase', 'an@example.be')).toMatchObject({
      exit: 0,
      said: expect.stringContaining('2 leads'),
    });
    expect(JSON.parse((await run(leadsCommand, 'export', 'an@example.be')).said)).toMatchObject({
      leads: [],
      notes: [],
      searches: null,
      newsletter: null,
    });
    expect(await database.query('SELECT email FROM lead')).toEqual([{ email: 'els@example.be' }]);
    expect(await parts.platform.outbox.list('waiting')).toEqual([]);
  });

  it('show an owner’s account with its passkeys, and say what deletes it (10.112)', async () => {
    const { owners, access } = parts.owners.portal;
    const { id } = await owners.ofEmail({ name: 'Lien Maes', email: 'lien@example.be', language: 'fr' });
    await access.begin(
      { id, name: 'Lien Maes', email: 'lien@example.be', role: 'owner' },
      { agent: 'Firefox', address: '192.0.2.1' },
    );
    const { database, outbox } = parts.platform;
    await database.query(
      `INSERT INTO owner_passkey (id, user_id, public_key, counter, transports, agent, created_at)
       VALUES ('its-id', $1, 'its-key', 0, '{}', 'Safari', '2026-11-23')`,
      [id],
    );
    await outbox.send(database, mail(id));

    const { owner, mails } = JSON.parse((await run(leadsCommand, 'export', 'Lien@example.be')).said);
    expect(owner).toMatchObject({
      email: 'lien@example.be',
      language: 'fr',
      passkeys: [{ id: 'its-id', agent: 'Safari', usedAt: null }],
      sessions: [{ agent: 'Firefox' }],
    });
    expect(JSON.stringify(owner)).not.toContain('its-key');
    expect(mails).toHaveLength(1);
    expect((await run(leadsCommand, 'erase', 'lien@example.be')).said).toContain('owners remove lien@example.be');
    await owners.accounts.removeUser('lien@example.be');
    expect((await run(leadsCommand, 'erase', 'lien@example.be')).said).not.toContain('owners remove');
    expect(JSON.parse((await run(leadsCommand, 'export', 'lien@example.be')).said)).toMatchObject({ owner: null });
    expect(await database.query('SELECT id FROM owner_passkey')).toEqual([]);
    await database.execute('DELETE FROM mail');
  });

  it('show and delete what a testimonial became, and name what editors have to decide (10.84)', async () => {
    const { platform, lake, testimonials, leads } = parts;
    const ask = (query: string) =>
      lake.embedded?.query({ dataset: 'production', query, parameters: {}, perspective: 'raw' });
    const act = async (documents: object[]) => {
      const body = JSON.stringify({ mutations: documents });
      const people = lake.embedded?.people;
      const { token } = (await people?.createToken({ name: 'editor', grant: 'write' })) ?? { token: '' };
      const answer = await lake.embedded?.handle(
        new Request('http://localhost/lake/v2025-02-19/data/mutate/production', {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        }),
      );
      expect(answer?.status).toBe(200);
    };
    /** Records the person's testimonial with a picture in a colour, as a draft. */
    const leave = async (color: string) => {
      const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: color } })
        .jpeg()
        .toBuffer();
      const data = { name: `Zoé ${color}`, comment: 'Zeer goed geholpen.' };
      const { id } = await leads.leads.record(
        { ...lead, key: color, form: 'testimonial', email: 'zoe@example.be', data },
        async (sql, made) => {
          await testimonials.testimonials.send(sql, made, picture);
          return [mail(made)];
        },
      );
      await platform.jobs.run('testimonial-draft', { lead: id });
      const sha1 = createHash('sha1').update(picture).digest('hex');
      return { id: `testimonial-${id}`, sha1, asset: String(await ask(`*[sha1hash == "${sha1}"][0]._id`)) };
    };
    const pictureOf = (asset: string) => ({ image: { _type: 'picture', asset: { _type: 'reference', _ref: asset } } });
    const [ignored, published, shown] = [await leave('red'), await leave('green'), await leave('blue')];
    await act([
      { create: { _id: published.id, _type: 'testimonial', name: 'Zoé de V.', ...pictureOf(published.asset) } },
      { delete: { id: `drafts.${published.id}` } },
      { create: { _id: 'team', _type: 'menuPage', ...pictureOf(shown.asset) } },
    ]);

    const { testimonials: stories, mails } = JSON.parse((await run(leadsCommand, 'export', 'zoe@example.be')).said) as {
      testimonials: { _id: string; name: string }[];
      mails: { subject: string }[];
    };
    expect(stories.map(({ _id, name }) => [_id, name])).toEqual([
      [`drafts.${ignored.id}`, 'Zoé red'],
      [published.id, 'Zoé de V.'],
      [`drafts.${shown.id}`, 'Zoé blue'],
    ]);
    expect(JSON.stringify(stories)).toContain('Zeer goed geholpen.');
    expect(mails).toHaveLength(3);

    const erased = await run(leadsCommand, 'erase', 'zoe@example.be');
    expect(erased.exit).toBe(0);
    const [, ...sentences] = erased.said.split('\n');
    expect(sentences.toSorted()).toEqual([
      expect.stringContaining(`The picture of ${shown.id} is shown by team.`),
      expect.stringContaining(`${published.id} (“Zoé de V.”) is published.`),
    ]);
    expect(await ask('*[_type == "testimonial" && _id match "*testimonial-*"]._id')).toEqual([published.id]);
    expect(await ask(`*[_type == "sanity.imageAsset" && sha1hash in ["${ignored.sha1}"]]`)).toEqual([]);
    const bytes = await Promise.all([ignored, published, shown].map(({ sha1 }) => platform.blobs.has(sha1)));
    expect(bytes).toEqual([false, true, true]);
    const history = JSON.stringify(await platform.database.query('SELECT * FROM lake_change'));
    expect(history).not.toMatch(/Zoé (red|blue)/);
  }, 60_000);

  it('export nothing at all where the Content Lake does not answer', async () => {
    const { testimonials } = parts.testimonials;
    const away = { ...testimonials, ofLeads: () => Promise.reject(new Error('The lake is away')) };
    const host = { parts: () => ({ ...parts, testimonials: { testimonials: away } }) } as unknown as CommandHost;
    const said = vi.fn();
    await expect(leadsCommand(host, ['export', 'zoe@example.be'], said)).rejects.toThrow('The lake is away');
    expect(said).not.toHaveBeenCalled();
  });

  it('show the visits that a person booked (10.85)', async () => {
    const { platform, leads, visits } = parts;
    const slot = { day: '2026-12-01', from: '10:00', to: '11:00' };
    await leads.leads.record({ ...lead, key: 'visit', email: 'visit@example.be' }, async (sql, leadId) => {
      await visits.visits.book(sql, { leadId, propertyId: '4101', host: '', slot }, 1);
      return [];
    });
    const shown = JSON.parse((await run(leadsCommand, 'export', 'visit@example.be')).said) as { visits: object[] };
    expect(shown.visits).toMatchObject([{ ...slot, propertyId: '4101', status: 'confirmed' }]);
    await run(leadsCommand, 'erase', 'visit@example.be');
    expect(await platform.database.query('SELECT * FROM visit')).toEqual([]);
  });

  it('list who gets the newsletter', async () => {
    const { database } = parts.platform;
    const { id } = await parts.newsletter.newsletter.ask(database, { email: 'news@example.be', language: 'fr' });
    await parts.newsletter.newsletter.ask(database, { email: 'silent@example.be', language: 'fr' });
    await parts.newsletter.newsletter.confirm(id);
    const today = new Date().toISOString().slice(0, 10);
    expect((await run(leadsCommand, 'newsletter')).said).toBe(`email,language,since\nnews@example.be,fr,${today}`);
  });

  it('list the mails that were given up with the reason, and try them again', async () => {
    const { outbox, database } = parts.platform;
    expect((await run(mailDead)).said).toBe('No mail has been given up.');
    const id = await database.transaction((sql) => outbox.send(sql, mail('a lead')));
    await database.query(`UPDATE mail SET state = 'dead', attempts = 13, last_error = 'mailbox full' WHERE id = $1`, [
      id,
    ]);
    expect((await run(mailDead)).said).toContain('office@gevel.example  13 tries: mailbox full');
    expect((await run(mailRetry, String(id))).said).toBe('1 mail is tried again.');
    expect((await run(mailDead)).said).toBe('No mail has been given up.');
  });

  it('list the leads that the CRM did not take with the reason, and deliver them again (10.81)', async () => {
    const { database } = parts.platform;
    expect((await run(webhookDead)).said).toBe('No lead has been given up.');
    const { id } = await parts.leads.leads.record({ ...lead, key: 'for the CRM' }, () => Promise.resolve([]));
    await database.query(
      `INSERT INTO lead_delivery (lead_id, state, attempts, last_error) VALUES ($1, 'dead', 13, 'crm.example answered 500.')`,
      [id],
    );
    expect((await run(webhookDead)).said).toMatch(
      new RegExp(`^${id}  .*site-contact  13 tries: crm.example answered 500`),
    );
    expect((await run(webhookRetry, 'first')).exit).toBe(2);
    expect((await run(webhookRetry, id)).said).toBe('1 lead is delivered again.');
    expect((await run(webhookDead)).said).toBe('No lead has been given up.');
  });

  it.each([[[]], [['export']], [['erase', 'a@b.be', 'c']], [['forget', 'a@b.be']]])(
    'say how they are written: %j',
    async (args) => {
      expect(await run(leadsCommand, ...args)).toMatchObject({
        exit: 2,
        said: expect.stringContaining('leads erase <e-mail>'),
      });
      expect((await run(mailRetry, 'first')).exit).toBe(2);
    },
  );
});
