import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Lake, User } from '@gevel/lake';
import { readEnvironment } from '~/platform/environment.ts';
import { createLog } from '~/platform/log.ts';
import { openParts, type Parts } from './parts.ts';

export interface TestOffice {
  folder: string;
  parts: Parts;
  lake: Lake;
  /** One person of each role. */
  people: Record<User['role'], User>;
  /** The cookie of a new session of somebody. */
  cookieOf(role: User['role']): Promise<string>;
  close(): Promise<void>;
}

/** The parts of an empty site with a few people, for tests of what the Studio asks. */
export async function openTestOffice(variables: Record<string, string> = {}): Promise<TestOffice> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gevel-office-'));
  const env = readEnvironment({ DATA_DIR: folder, GEVEL_DEMO: '0', ...variables });
  const parts = await openParts(env, createLog('silent'), path.resolve(import.meta.dirname, '..'));
  const lake = parts.lake.embedded;
  if (lake === null) throw new Error('The lake is embedded here');
  const account = (role: User['role']) =>
    lake.people.createUser({
      name: `The ${role}`,
      email: `${role}@agency.example`,
      role,
      password: 'long enough to be one',
    });
  const people = {
    administrator: await account('administrator'),
    editor: await account('editor'),
    author: await account('author'),
    office: await account('office'),
    viewer: await account('viewer'),
  };
  return {
    folder,
    parts,
    lake,
    people,
    cookieOf: async (role) => `lake_session=${await lake.people.sessions.begin(people[role].id)}`,
    close: async () => {
      await parts.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
