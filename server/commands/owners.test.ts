import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import demo from '@gevel/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnvironment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { openParts } from '../parts.ts';
import type { Parts } from '../parts.ts';
import type { CommandHost } from './command.ts';
import { importNow } from './listings-import.ts';
import { ownersCommand } from './owners.ts';

describe('the command for owners (8.1)', () => {
  let folder: string;
  let parts: Parts;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-owners-'));
    const env = readEnvironment({ DATA_DIR: folder, GEVEL_DEMO: '0' });
    parts = await openParts(env, createLog('silent'), path.resolve(import.meta.dirname, '../..'));
    const source = path.join(folder, 'listings.json');
    await writeFile(source, JSON.stringify(demo.demoFeed({ today: '2026-11-21', count: 30 })));
    const { database, revisions } = parts.platform;
    await importNow({ database, revisions, scratchFolder: parts.listings.scratchFolder }, { source }, () => undefined);
  }, 120_000);
  afterAll(async () => {
    await parts?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const owners = async (...args: string[]) => {
    const said: string[] = [];
    const host = { parts: () => parts } as unknown as CommandHost;
    const exit = await ownersCommand(host, args, (line) => said.push(String(line)));
    return { exit, said: said.join('\n') };
  };
  const lien = 'lien@owners.example';
  const invited = async () => {
    const rows = await parts.platform.database.query<{ invited: boolean }>(
      `SELECT invited_at IS NOT NULL AS invited FROM owner_setting JOIN owner_user ON id = owner_id WHERE email = $1`,
      [lien],
    );
    return rows[0]?.invited;
  };

  it('invites an owner to properties, gives and takes them, logs the owner out and removes the owner (10.100)', async () => {
    expect(await owners('list')).toMatchObject({ exit: 0, said: expect.stringContaining('Nobody') });
    const first = await owners('invite', lien, '--name', 'Lien Maes', '--language', 'fr', '--property', '4101');
    expect(first).toMatchObject({ exit: 0, said: expect.stringContaining(`Lien Maes <${lien}>, fr: 4101\n`) });
    expect(await invited()).toBe(true);
    expect((await owners('give', 'LIEN@owners.example', '4102')).exit).toBe(0);
    expect((await owners('list')).said).toMatch(/, fr: 410[12], 410[12]$/);
    expect(await owners('take', lien, '4101')).toEqual({ exit: 0, said: `Lien Maes <${lien}>, fr: 4102` });
    expect(await owners('invite', lien)).toMatchObject({ exit: 0, said: expect.stringContaining('on its way') });

    const { accounts } = parts.owners.portal.owners;
    const owner = await accounts.userByEmail(lien);
    await parts.platform.database.query(
      `INSERT INTO owner_passkey (id, user_id, public_key, counter, transports, agent, created_at)
       VALUES ('one', $1, '', 0, '{}', '', now()), ('two', $1, '', 0, '{}', '', now())`,
      [owner?.id],
    );
    expect((await owners('list')).said).toMatch(/, fr: 4102; 2 passkeys$/);
    const secret = await accounts.sessions.begin(owner?.id ?? '');
    expect(await accounts.sessions.userOfSession(secret)).toMatchObject({ email: lien });
    expect(await owners('log-out', lien)).toEqual({ exit: 0, said: 'Lien Maes is logged out everywhere.' });
    expect(await accounts.sessions.userOfSession(secret)).toBeUndefined();
    const next = await accounts.sessions.begin((await accounts.userByEmail(lien))?.id ?? '');
    expect(await owners('remove', lien)).toEqual({ exit: 0, said: 'Lien Maes has no account any more.' });
    expect(await accounts.sessions.userOfSession(next)).toBeUndefined();
  });

  it.each([
    ['invite lien@owners.example --name Lien --property 9999', 1, /no property 9999/],
    ['invite lien --name Lien --property 4101', 1, /not an e-mail address/],
    ['invite lien@owners.example --name Lien --property 4101 --language es', 2, /Usage/],
    ['invite lien@owners.example --property 4101', 2, /Usage/],
    ['invite lien@owners.example --name Lien', 2, /Usage/],
    ['invite lien@owners.example --nam Lien', 1, /--nam/],
    ['give lien@owners.example 4101', 1, /^User not found: nobody has/],
    ['remove lien@owners.example', 1, /^User not found: nobody has/],
    ['log-out lien@owners.example', 1, /^User not found: nobody has/],
    ['log-out', 2, /Usage/],
    ['log-out lien@owners.example 4101', 2, /Usage/],
    ['take lien@owners.example', 2, /Usage/],
    ['give', 2, /Usage/],
    ['', 2, /Usage/],
  ])('answers "owners %s" with %i, and makes no account', async (args, exit, message) => {
    expect(await owners(...args.split(' ').filter(Boolean))).toMatchObject({
      exit,
      said: expect.stringMatching(message),
    });
    expect(await parts.owners.portal.owners.accounts.listUsers()).toEqual([]);
  });

  it('gives no property that there never was, and takes none that is not the owner’s (10.100)', async () => {
    await owners('invite', lien, '--name', 'Lien Maes', '--property', '4101');
    expect(await owners('give', lien, '9999')).toEqual({ exit: 1, said: 'There is no property 9999.' });
    expect(await owners('take', lien, '4102')).toEqual({ exit: 1, said: 'Lien Maes has no property 4102.' });
    expect((await owners('list')).said).toMatch(/nl: 4101$/);
  });
});
