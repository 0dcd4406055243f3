import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { AccountsCause, OnAccountsEvent } from './events.ts';
import { personColumns, type PersonRow, type ReadPerson } from './people.ts';
import { accountError, type Person } from './person.ts';
import type { AccountsClock, AccountsDatabase } from './ports.ts';
import { digest, newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

/** The site that passkeys are bound to: WebAuthn's relying party. */
export interface PasskeySite {
  /** A host name (`www.agency.example`). Passkeys are valid for it and its subdomains, and useless if it changes. */
  id: string;
  name: string;
  /** Origins of the pages that may request one (`https://www.agency.example`). */
  origins: readonly string[];
}

/** A passkey as listed for its owner. */
export interface Passkey {
  id: string;
  /** Name of the browser in which it was created. */
  agent: string;
  createdAt: string;
  /** Null if never used. */
  usedAt: string | null;
}

/** Maximum number per person. */
export const maxPasskeys = 10;

/** Minutes for which a challenge is valid. */
const challengeMinutes = 5;

/** Passwordless logins (WebAuthn level 3) by a key on a device that verifies its user. */
export interface Passkeys<Role extends string> {
  /**
   * Creates the options for registering a passkey. The response is valid once, for this person only, within 5 minutes.
   *
   * @throws {Error} with `code: 'PASSKEYS_FULL'`
   */
  offer(person: Person<Role>, site: PasskeySite): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /**
   * Stores a new passkey.
   *
   * @param agent a browser name by which the person recognizes it
   * @returns `undefined` if the response does not match an offer for this person and site, or the passkey exists
   * already
   */
  add(
    personId: string,
    answer: RegistrationResponseJSON,
    site: PasskeySite,
    agent?: string,
    cause?: AccountsCause,
  ): Promise<Passkey | undefined>;
  /** Creates the options for a login with any passkey for the site. The response is valid once, within 5 minutes. */
  ask(site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** The person whose passkey signed a response to `ask`; `undefined` if none, or a demo account without access. */
  personOf(
    answer: AuthenticationResponseJSON,
    site: PasskeySite,
    cause?: AccountsCause,
  ): Promise<Person<Role> | undefined>;
  /** A person's passkeys, newest first. */
  list(personId: string): Promise<Passkey[]>;
  /** Resolves to whether the passkey belonged to the person. */
  remove(personId: string, id: string, cause?: AccountsCause): Promise<boolean>;
}

interface PasskeysParts<Role extends string> {
  sql: AccountsDatabase;
  clock: AccountsClock;
  tables: Tables;
  read: ReadPerson<Role>;
  withDemo: boolean;
  onEvent: OnAccountsEvent;
}

interface PasskeyRow {
  id: string;
  agent: string;
  created_at: string;
  used_at: string | null;
}

interface KeyRow extends PersonRow {
  public_key: string;
  counter: string;
}

const passkeyColumns = 'id, agent, created_at, used_at';

const passkeyOf = ({ id, agent, created_at, used_at }: PasskeyRow): Passkey => ({
  id,
  agent,
  createdAt: new Date(created_at).toISOString(),
  usedAt: used_at === null ? null : new Date(used_at).toISOString(),
});

// Loaded on demand: it takes a quarter of a second and 30 MB, and few people use it.
const webAuthn = () => import('@simplewebauthn/server');

export function createPasskeys<Role extends string>({
  sql,
  clock,
  tables: { people, passkeys, challenges },
  read,
  withDemo,
  onEvent,
}: PasskeysParts<Role>): Passkeys<Role> {
  const now = () => clock.now().toISOString();

  /** @param personId null for a login, where the person is not known yet */
  const newChallenge = async (personId: string | null) => {
    const challenge = newSecret();
    await sql.query(`DELETE FROM ${challenges} WHERE expires_at <= $1`, [now()]);
    await sql.query(`INSERT INTO ${challenges} (hash, user_id, expires_at) VALUES ($1, $2, $3)`, [
      digest(challenge),
      personId,
      new Date(clock.now().getTime() + challengeMinutes * 60_000).toISOString(),
    ]);
    return { challenge: bytesOf(challenge), timeout: challengeMinutes * 60_000 };
  };

  /** Uses up a challenge; of two concurrent responses only one succeeds. */
  const isUsedNow = async (challenge: string, personId: string | null): Promise<boolean> => {
    const rows = await sql.query(
      `DELETE FROM ${challenges} WHERE hash = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > $3 RETURNING hash`,
      [digest(challenge), personId, now()],
    );
    return rows.length > 0;
  };

  const verifiedPerson: Passkeys<Role>['personOf'] = async (answer, site) => {
    const challenge = challengeOf(answer);
    if (challenge === undefined || !(await isUsedNow(challenge, null))) return undefined;
    const [row] = await sql.query<KeyRow>(
      `SELECT u.id, u.name, u.email, u.role, k.public_key, k.counter::text
       FROM ${passkeys} k JOIN ${people} u ON u.id = k.user_id WHERE k.id = $1 AND ($2 OR NOT u.demo)`,
      [answer.id, withDemo],
    );
    if (row === undefined || answer.response.userHandle !== Buffer.from(row.id).toString('base64url')) return undefined;
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.id,
      credential: { id: answer.id, publicKey: bytesOf(row.public_key), counter: Number(row.counter) },
    }).catch(() => undefined);
    if (!verified?.verified) return undefined;
    // A signature counter that does not increase reveals a copied key; of two concurrent uses only one succeeds.
    const used = await sql.query(
      `UPDATE ${passkeys} SET counter = $2, used_at = $3 WHERE id = $1 AND (counter < $2 OR $2 = 0) RETURNING id`,
      [answer.id, verified.authenticationInfo.newCounter, now()],
    );
    return used.length > 0 ? read(row) : undefined;
  };

  return {
    offer: async (person, site) => {
      const known = await sql.query<{ id: string; transports: string[] }>(
        `SELECT id, transports FROM ${passkeys} WHERE user_id = $1`,
        [person.id],
      );
      if (known.length >= maxPasskeys)
        throw accountError('PASSKEYS_FULL', `A person has at most ${maxPasskeys} passkeys.`);
      const { generateRegistrationOptions } = await webAuthn();
      return generateRegistrationOptions({
        ...(await newChallenge(person.id)),
        rpID: site.id,
        rpName: site.name,
        // Stable and meaningless to others: an authenticator keeps one passkey per user id.
        userID: new Uint8Array(Buffer.from(person.id)),
        userName: person.email,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: known,
        // Two factors without typing a name: the device stores the account and verifies its user.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    add: async (personId, answer, site, agent = '', cause) => {
      const challenge = challengeOf(answer);
      if (challenge === undefined || !(await isUsedNow(challenge, personId))) return undefined;
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      const { credential } = verified.registrationInfo;
      return sql.transaction(async (inside) => {
        const [row] = await inside.query<PasskeyRow>(
          `INSERT INTO ${passkeys} (id, user_id, public_key, counter, transports, agent, created_at)
           VALUES ($1, $2, $3, $4, $5::text[], $6, $7) ON CONFLICT (id) DO NOTHING RETURNING ${passkeyColumns}`,
          [
            credential.id,
            personId,
            Buffer.from(credential.publicKey).toString('base64url'),
            credential.counter,
            credential.transports ?? [],
            agent.slice(0, 200),
            now(),
          ],
        );
        if (row === undefined) return undefined;
        const [person] = await inside.query<PersonRow>(`SELECT ${personColumns} FROM ${people} WHERE id = $1`, [
          personId,
        ]);
        await onEvent(inside, { kind: 'passkey-added', person: person ? read(person) : null, cause });
        return passkeyOf(row);
      });
    },

    ask: async (site) => {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        ...(await newChallenge(null)),
        rpID: site.id,
        userVerification: 'required',
      });
    },

    personOf: async (answer, site, cause) => {
      const person = await verifiedPerson(answer, site);
      if (person === undefined) await onEvent(sql, { kind: 'login-failed', person: null, cause });
      return person;
    },

    list: async (personId) =>
      (
        await sql.query<PasskeyRow>(
          `SELECT ${passkeyColumns} FROM ${passkeys} WHERE user_id = $1 ORDER BY created_at DESC, id`,
          [personId],
        )
      ).map(passkeyOf),

    remove: async (personId, id, cause) => {
      // PostgreSQL rejects text with a zero byte.
      if (id.includes('\0')) return false;
      return sql.transaction(async (inside) => {
        const [row] = await inside.query<PersonRow>(
          `DELETE FROM ${passkeys} k USING ${people} u WHERE u.id = k.user_id AND k.user_id = $1 AND k.id = $2
           RETURNING u.id, u.name, u.email, u.role`,
          [personId, id],
        );
        if (row === undefined) return false;
        await onEvent(inside, { kind: 'passkey-removed', person: read(row), cause });
        return true;
      });
    },
  };
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** The challenge that a browser claims to answer; `undefined` if unreadable. */
function challengeOf({ response }: RegistrationResponseJSON | AuthenticationResponseJSON): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    return typeof said === 'object' && said !== null && 'challenge' in said && typeof said.challenge === 'string'
      ? said.challenge
      : undefined;
  } catch {
    return undefined;
  }
}
