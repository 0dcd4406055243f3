/** The tables of one kind of account. Each kind has its own, so that its sessions are invalid for any other. */
export interface Tables {
  people: string;
  sessions: string;
  tokens: string;
  links: string;
  passkeys: string;
  challenges: string;
  codeApps: string;
  spareCodes: string;
  halfLogins: string;
  loginAttempts: string;
}

/** @param namespace prefix of the tables' names, as in `lake_user` */
export function tablesOf(namespace: string): Tables {
  // It becomes part of SQL statements.
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(namespace)) throw new Error(`"${namespace}" is no namespace for tables.`);
  return {
    people: `${namespace}_user`,
    sessions: `${namespace}_session`,
    tokens: `${namespace}_token`,
    links: `${namespace}_link`,
    passkeys: `${namespace}_passkey`,
    challenges: `${namespace}_challenge`,
    codeApps: `${namespace}_code_app`,
    spareCodes: `${namespace}_spare_code`,
    halfLogins: `${namespace}_half_login`,
    loginAttempts: `${namespace}_login_attempt`,
  };
}

export interface AccountsMigration {
  /** Never changed once released, because the migration runner records it. */
  id: string;
  sql: string;
}

/**
 * Migrations of the tables of one kind of account, to be run in order, each once, by the database's owner. Entries are
 * only ever added.
 *
 * @param roles of the first step. Since `people-4` the program alone decides which there are.
 */
export function accountsMigrations(namespace: string, roles: readonly string[]): readonly AccountsMigration[] {
  const { people, sessions, tokens, links, passkeys, challenges, loginAttempts, ...factors } = tablesOf(namespace);
  const { codeApps, spareCodes, halfLogins } = factors;
  if (!roles.every((role) => /^[a-z][a-z_-]*$/.test(role))) throw new Error('A role is a word in small letters.');
  return [
    {
      id: 'people-1',
      sql: `
        CREATE TABLE ${people} (
          id text PRIMARY KEY,
          name text NOT NULL,
          email text NOT NULL UNIQUE,
          role text NOT NULL CHECK (role IN (${roles.map((role) => `'${role}'`).join(', ')})),
          -- argon2id; null: this person cannot log in with a password.
          password text,
          demo boolean NOT NULL DEFAULT false,
          created_at timestamptz NOT NULL);
        -- Sessions and tokens are kept as sha-256: who reads the tables cannot use them.
        CREATE TABLE ${sessions} (
          hash text PRIMARY KEY,
          user_id text NOT NULL REFERENCES ${people} ON DELETE CASCADE,
          begun_at timestamptz NOT NULL,
          seen_at timestamptz NOT NULL);
        CREATE INDEX ${sessions}_of_user ON ${sessions} (user_id);
        CREATE TABLE ${tokens} (
          id text PRIMARY KEY,
          name text NOT NULL,
          hash text NOT NULL UNIQUE,
          may_write boolean NOT NULL,
          created_at timestamptz NOT NULL);
        CREATE TABLE ${loginAttempts} (
          key text PRIMARY KEY,
          failures int NOT NULL,
          at timestamptz NOT NULL,
          wait_until timestamptz NOT NULL);`,
    },
    {
      id: 'people-2',
      sql: `
        -- By which its person knows a session, and may end it.
        ALTER TABLE ${sessions}
          ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
          ADD COLUMN agent text NOT NULL DEFAULT '';
        -- Stored as sha-256, and one of each purpose: a newer link makes the older one invalid.
        CREATE TABLE ${links} (
          user_id text NOT NULL REFERENCES ${people} ON DELETE CASCADE,
          purpose text NOT NULL CHECK (purpose IN ('invitation', 'recovery')),
          hash text NOT NULL UNIQUE,
          expires_at timestamptz NOT NULL,
          PRIMARY KEY (user_id, purpose));`,
    },
    {
      id: 'people-3',
      sql: `
        -- WebAuthn's credentials: the public half, of no use to a reader.
        CREATE TABLE ${passkeys} (
          -- Chosen by the authenticator; it and the key are base64url.
          id text COLLATE "C" PRIMARY KEY,
          user_id text NOT NULL REFERENCES ${people} ON DELETE CASCADE,
          public_key text NOT NULL,
          -- Of its uses, where the authenticator counts them; else 0.
          counter bigint NOT NULL,
          -- How browsers reach it.
          transports text[] NOT NULL,
          agent text NOT NULL,
          created_at timestamptz NOT NULL,
          used_at timestamptz);
        CREATE INDEX ${passkeys}_of_user ON ${passkeys} (user_id);
        -- What browsers have been asked to sign, as sha-256.
        CREATE TABLE ${challenges} (
          hash text PRIMARY KEY,
          -- Who is to get a passkey; null: asked of whoever logs in.
          user_id text REFERENCES ${people} ON DELETE CASCADE,
          expires_at timestamptz NOT NULL);
        CREATE INDEX ${challenges}_end ON ${challenges} (expires_at);`,
    },
    {
      id: 'people-4',
      sql: `
        -- Roles are the program's: one that it does not know ranks lowest.
        ALTER TABLE ${people} DROP CONSTRAINT ${people}_role_check;
        -- Apps that show a code for 30 seconds (RFC 6238). The secret is kept as it is: each code is computed from it.
        CREATE TABLE ${codeApps} (
          user_id text PRIMARY KEY REFERENCES ${people} ON DELETE CASCADE,
          -- Base32, of the app in use; null until its first code was right.
          secret text,
          -- Of an app that has not proved itself yet.
          offered text,
          -- The 30 seconds of the last code: none is valid twice.
          step bigint NOT NULL DEFAULT 0);
        -- For a lost phone; as sha-256, each valid once.
        CREATE TABLE ${spareCodes} (
          user_id text NOT NULL REFERENCES ${people} ON DELETE CASCADE,
          hash text NOT NULL,
          PRIMARY KEY (user_id, hash));
        -- Logins whose password was right and whose second factor is still missing.
        CREATE TABLE ${halfLogins} (
          hash text PRIMARY KEY,
          user_id text NOT NULL REFERENCES ${people} ON DELETE CASCADE,
          expires_at timestamptz NOT NULL);`,
    },
  ];
}
