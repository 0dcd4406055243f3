import { parseEmail, sessionCookie, type Accounts, type PasskeySite } from '@gevel/accounts';
import type { Database, Sql } from '~/platform/database.ts';
import type { Jobs } from '~/platform/jobs.ts';
import type { RateLimits } from '~/platform/rate-limits.ts';
import type { LoginAnswer } from './passkeys/answers.ts';
import { invitationJob, recoveryJob } from './job-names.ts';
import type { Owner } from './owners.server.ts';

/** Of owners alone: an editor's session has a cookie and a table of its own. */
const cookie = sessionCookie('gevel_session');

/** So many mails with a link a person gets, whoever asks for them and wherever. */
const mailsPerPerson = { name: 'recovery of a person', most: 3, within: 600 };

/** Begun sessions have a secret; too early an attempt has the seconds to wait; null: something is wrong, and nobody is told what. */
export type OwnerLogin = { owner: Owner; secret: string } | { wait: number } | null;

/** What is known of whoever logs in: the visitor's address, and what the visitor browses with. */
interface From {
  address: string;
  agent: string;
}

/** Whether an owner has proved lately who they are; `wait`: seconds until the next attempt. */
export type Proof = 'proved' | 'missing' | 'wrong' | { wait: number };

/** Minutes after a login in which nobody is asked for the password again. */
const provedFor = 10;

/** How owners get in, and out. */
export interface OwnerAccess {
  /** Whose session a request carries. */
  ownerOf(request: Request): Promise<Owner | null>;
  /**
   * Takes as long for an address that is unknown as for one that is known.
   */
  logIn(email: string, password: string, from: From): Promise<OwnerLogin>;
  /** With the answer of a browser to what it was asked. */
  logInByPasskey(answer: LoginAnswer, site: PasskeySite, from: From): Promise<OwnerLogin>;
  /**
   * Whether the owner of a request has logged in during the last ten minutes, or knows the password, before what a stolen session must not do.
   *
   * @param password null: none was given
   */
  proof(request: Request, owner: Owner, password: string | null, address: string): Promise<Proof>;
  /** A session for an owner who has proved who they are in another way. Resolves to its secret. */
  begin(owner: Owner, agent: string): Promise<string>;
  /** `Set-Cookie` of a session. */
  cookieOf(secret: string, page: URL): string;
  /** Ends the session of a request. Resolves to the `Set-Cookie` that drops it. */
  logOut(request: Request): Promise<string>;
  /** The session that a request carries, among the owner's. */
  sessionSecret(request: Request): string | undefined;
  /** Queues the mail by which an owner chooses a first password; in a transaction, if it is given. */
  invite(ownerId: string, sql?: Sql): Promise<void>;
  /**
   * Queues the mail by which an owner chooses another password, a few times. Does the same for an address that nobody has.
   *
   * @returns false for what is no address
   */
  recover(email: string): Promise<boolean>;
}

export function createOwnerAccess(
  database: Database,
  jobs: Pick<Jobs, 'send'>,
  { sessions, attempts, passkeys }: Accounts<'owner'>,
  limits: Pick<RateLimits, 'take'>,
  now: () => Date,
): OwnerAccess {
  const ownerOf: OwnerAccess['ownerOf'] = async (request) => {
    const secret = cookie.read(request);
    return (secret === undefined ? undefined : await sessions.userOfSession(secret)) ?? null;
  };
  return {
    ownerOf,
    logIn: async (email, password, { address, agent }) => {
      const wait = await attempts.begin(email, address);
      if (wait > 0) return { wait };
      const owner = await sessions.personWith(email, password);
      if (owner === undefined) return null;
      await attempts.succeeded(email, address);
      return { owner, secret: await sessions.begin(owner.id, agent) };
    },
    logInByPasskey: async (answer, site, { address, agent }) => {
      const wait = await attempts.begin(null, address);
      if (wait > 0) return { wait };
      const owner = await passkeys.personOf(answer, site);
      if (owner === undefined) return null;
      await attempts.succeeded(null, address);
      return { owner, secret: await sessions.begin(owner.id, agent) };
    },
    proof: async (request, { email }, password, address) => {
      const began = await sessions.beganAt(cookie.read(request) ?? '');
      if (began !== undefined && now().getTime() - began.getTime() < provedFor * 60_000) return 'proved';
      if (password === null || password === '') return 'missing';
      const wait = await attempts.begin(email, address);
      if (wait > 0) return { wait };
      if ((await sessions.personWith(email, password)) === undefined) return 'wrong';
      await attempts.succeeded(email, address);
      return 'proved';
    },
    begin: ({ id }, agent) => sessions.begin(id, agent),
    cookieOf: (secret, page) => cookie.set(secret, page),
    sessionSecret: (request) => cookie.read(request),
    logOut: async (request) => {
      const secret = cookie.read(request);
      if (secret !== undefined) await sessions.end(secret);
      return cookie.drop(new URL(request.url));
    },
    invite: async (ownerId, sql = database) => {
      await sql.query('UPDATE owner_setting SET invited_at = now() WHERE owner_id = $1', [ownerId]);
      await jobs.send(invitationJob, { owner: ownerId }, { key: ownerId, sql });
    },
    recover: async (typed) => {
      const email = parseEmail(typed);
      if (email === undefined) return false;
      if (await limits.take(mailsPerPerson, email)) await jobs.send(recoveryJob, { email });
      return true;
    },
  };
}
