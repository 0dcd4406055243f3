import { describe, expect, it } from 'vitest';
import { startTestLake, testDatabases } from './test-lake.ts';

/** The first release's tables and rows that have been moved since: the people tables, and two people in them. */
const firstRelease = `
  CREATE TABLE lake_migration (id text PRIMARY KEY, ran_at timestamptz NOT NULL);
  INSERT INTO lake_migration VALUES ('people-1', now());
  CREATE TABLE lake_user (
    id text PRIMARY KEY,
    name text NOT NULL,
    email text NOT NULL UNIQUE,
    role text NOT NULL CHECK (role IN ('administrator', 'editor', 'viewer')),
    password text,
    demo boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL);
  CREATE TABLE lake_session (
    hash text PRIMARY KEY,
    user_id text NOT NULL REFERENCES lake_user ON DELETE CASCADE,
    begun_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL);
  CREATE INDEX lake_session_of_user ON lake_session (user_id);
  CREATE TABLE lake_token (
    id text PRIMARY KEY,
    name text NOT NULL,
    hash text NOT NULL UNIQUE,
    may_write boolean NOT NULL,
    created_at timestamptz NOT NULL);
  CREATE TABLE lake_login_attempt (
    key text PRIMARY KEY,
    failures int NOT NULL,
    at timestamptz NOT NULL,
    wait_until timestamptz NOT NULL);
  CREATE TABLE lake_key_value (
    user_id text NOT NULL REFERENCES lake_user ON DELETE CASCADE,
    key text NOT NULL,
    value jsonb NOT NULL,
    PRIMARY KEY (user_id, key));
  INSERT INTO lake_user VALUES ('p0123456789abcdef01', 'Ann Peeters', 'ann@agency.example', 'administrator',
    '$argon2id$v=19$m=19456,t=2,p=1$N1m/TmDqrpObOHNeI/TRYg$NK0YNJ4WnRTDfgewacU6AZ4PvLlrKWBNa/3owGPtfIE', false, now());
  INSERT INTO lake_user VALUES ('p-demo-editor', 'Demo editor', 'demo@localhost', 'editor', NULL, true, now());
  -- sha-256 of "a session of the first release" and "a token of the first release"
  INSERT INTO lake_session VALUES ('e49f4bf86997c3b6fb47d520e6e1ecc6741bf7f176bd7a02245a419c8e6f2c57', 'p0123456789abcdef01', now(), now());
  INSERT INTO lake_token VALUES ('r0123456789abcdef01', 'Import', '942cdd6d46f2c360d53f90c4f32ab2afe8739685d066f9cf8a5d73ee5649ee24', true, now());
  INSERT INTO lake_key_value VALUES ('p0123456789abcdef01', 'studio.pane', '{"width": 3}');`;

describe.each(testDatabases)('a lake of the first release on the $kind database', ({ create }) => {
  it('knows its people, their sessions, settings and tokens', async () => {
    const place = await create();
    await place.database.execute(firstRelease);
    const test = await startTestLake(() => Promise.resolve(place));
    try {
      const { people } = test.lake;
      expect(await people.listUsers()).toMatchObject([
        { id: 'p0123456789abcdef01', name: 'Ann Peeters', email: 'ann@agency.example', role: 'administrator' },
        { id: 'p-demo-editor' },
      ]);
      const { sessions, keyValues } = people;
      expect(await sessions.personWith('ann@agency.example', 'the password of Ann')).toMatchObject({
        role: 'administrator',
      });
      expect(await sessions.userOfSession('a session of the first release')).toMatchObject({ name: 'Ann Peeters' });
      expect(await keyValues.read('p0123456789abcdef01', ['studio.pane'])).toMatchObject([{ value: { width: 3 } }]);
      const client = test.client({ token: 'a token of the first release' });
      expect(await client.fetch<string>('identity()')).toBe('r0123456789abcdef01');
      // The tables accept new rows as well.
      await people.createUser({
        name: 'Bea',
        email: 'bea@agency.example',
        role: 'viewer',
        password: 'a password of Bea',
      });
      const { id } = await people.setRole('bea@agency.example', 'editor');
      expect(await sessions.userOfSession(await sessions.begin(id))).toMatchObject({ role: 'editor' });
      expect(await people.attempts.begin('bea@agency.example', '10.0.0.1')).toBe(0);
    } finally {
      await test.dispose();
    }
  });
});
