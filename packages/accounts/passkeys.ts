import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { PersonRow, ReadPerson } from './people.ts';
import { accountError, type Person } from './person.ts';
import type { AccountsClock, AccountsSql } from './ports.ts';
import { digest, newSecret } from './secrets.ts';
import type { Tables } from './tables.ts';

/** The site that passkeys are bound to: WebAuthn's relying party. */
export interface PasskeySite {
  /** A host name (`www.agency.example`): passkeys hold for it and for the hosts below it. Another name makes all of them useless. */
  id: string;
  name: string;
  /** Of the pages that may ask for one (`https://www.agency.example`). */
  origins: readonly string[];
}

/** A passkey as its person sees it. */
export interface Passkey {
  id: string;
  /** What it was made with: a browser's name. */
  agent: string;
  createdAt: string;
  /** Null: never. */
  usedAt: string | null;
}

/** A person has so many at most. */
export const maxPasskeys = 10;

/** Minutes for which a browser may answer what it was asked. */
const challengeMinutes = 5;

/** Ways in without a password (WebAuthn level 3): a key of a device, which checks by itself who holds it. */
export interface Passkeys<Role extends string> {
  /**
   * What a browser is told to make a passkey with. Its answer counts for this person only, once, within 5 minutes.
   *
   * @throws {Error} with `code: 'PASSKEYS_FULL'`
   */
  offer(person: Person<Role>, site: PasskeySite): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /**
   * Stores what a browser made.
   *
   * @param agent by which its person knows it again: a browser's name
   * @returns `undefined` for an answer that is not to an offer of this person and site, or that makes what there is already
   */
  add(
    personId: string,
    answer: RegistrationResponseJSON,
    site: PasskeySite,
    agent?: string,
  ): Promise<Passkey | undefined>;
  /** What a browser is told to log in with: any passkey that it has for the site. Its answer counts once, within 5 minutes. */
  ask(site: PasskeySite): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose passkey signed this answer to `ask`; of the demo only where its people may log in. `undefined` for any other. */
  personOf(answer: AuthenticationResponseJSON, site: PasskeySite): Promise<Person<Role> | undefined>;
  /** Those of a person, the newest first. */
  list(personId: string): Promise<Passkey[]>;
  /** Resolves to whether it was the person's. */
  remove(personId: string, id: string): Promise<boolean>;
}

interface PasskeysParts<Role extends string> {
  sql: AccountsSql;
  clock: AccountsClock;
  tables: Tables;
  read: ReadPerson<Role>;
  withDemo: boolean;
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

// A quarter of a second and 30 MB, for the few who use it.
const webAuthn = () => import('@simplewebauthn/server');

export function createPasskeys<Role extends string>({
  sql,
  clock,
  tables: { people, passkeys, challenges },
  read,
  withDemo,
}: PasskeysParts<Role>): Passkeys<Role> {
  const now = () => clock.now().toISOString();

  /** @param personId null: for whoever logs in with the answer */
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

  /** Of two answers to one challenge, one finds it. */
  const isUsedNow = async (challenge: string, personId: string | null): Promise<boolean> => {
    const rows = await sql.query(
      `DELETE FROM ${challenges} WHERE hash = $1 AND user_id IS NOT DISTINCT FROM $2 AND expires_at > $3 RETURNING hash`,
      [digest(challenge), personId, now()],
    );
    return rows.length > 0;
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
        // It tells nobody anything, and never changes: an authenticator has one passkey for each.
        userID: new Uint8Array(Buffer.from(person.id)),
        userName: person.email,
        userDisplayName: person.name,
        attestationType: 'none',
        excludeCredentials: known,
        // The device knows whose it is, and that it is they who hold it: two factors, and no name to type.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    add: async (personId, answer, site, agent = '') => {
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
      const [row] = await sql.query<PasskeyRow>(
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
      return row && passkeyOf(row);
    },

    ask: async (site) => {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        ...(await newChallenge(null)),
        rpID: site.id,
        userVerification: 'required',
      });
    },

    personOf: async (answer, site) => {
      const challenge = challengeOf(answer);
      if (challenge === undefined || !(await isUsedNow(challenge, null))) return undefined;
      const [row] = await sql.query<KeyRow>(
        `SELECT u.id, u.name, u.email, u.role, k.public_key, k.counter::text
         FROM ${passkeys} k JOIN ${people} u ON u.id = k.user_id WHERE k.id = $1 AND ($2 OR NOT u.demo)`,
        [answer.id, withDemo],
      );
      if (row === undefined || answer.response.userHandle !== Buffer.from(row.id).toString('base64url'))
        return undefined;
      const { verifyAuthenticationResponse } = await webAuthn();
      const verified = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: challenge,
        expectedOrigin: [...site.origins],
        expectedRPID: site.id,
        credential: { id: answer.id, publicKey: bytesOf(row.public_key), counter: Number(row.counter) },
      }).catch(() => undefined);
      if (!verified?.verified) return undefined;
      // A key that counts and comes with a count that was there before is a copy; of two that come at once, one is.
      const used = await sql.query(
        `UPDATE ${passkeys} SET counter = $2, used_at = $3 WHERE id = $1 AND (counter < $2 OR $2 = 0) RETURNING id`,
        [answer.id, verified.authenticationInfo.newCounter, now()],
      );
      return used.length > 0 ? read(row) : undefined;
    },

    list: async (personId) =>
      (
        await sql.query<PasskeyRow>(
          `SELECT ${passkeyColumns} FROM ${passkeys} WHERE user_id = $1 ORDER BY created_at DESC, id`,
          [personId],
        )
      ).map(passkeyOf),

    remove: async (personId, id) => {
      // A text with a zero byte is none for the database.
      if (id.includes('\0')) return false;
      const rows = await sql.query(`DELETE FROM ${passkeys} WHERE user_id = $1 AND id = $2 RETURNING id`, [
        personId,
        id,
      ]);
      return rows.length > 0;
    },
  };
}

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** The challenge that a browser says it answers; `undefined` where it says nothing that can be read. */
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
