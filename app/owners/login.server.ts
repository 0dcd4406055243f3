import { parseEmail, sessionCookie, type Accounts, type PasskeySite, type Proof } from '@gevel/accounts';
import { noAudit, type Audit } from '~/platform/audit.ts';
import type { AuditActor } from '~/platform/audit-entry.ts';
import type { Database, Sql } from '~/platform/database.ts';
import type { Jobs } from '~/platform/jobs.ts';
import type { RateLimits } from '~/platform/rate-limits.ts';
import type { LoginAnswer } from './passkeys/answers.ts';
import { invitationJob, recoveryJob } from './job-names.ts';
import type { Owner } from './owners.server.ts';
import { addOwnerEvent } from './trail.server.ts';

export { loginLimitHeaders } from '@gevel/accounts';

/** Separate from editors: their sessions have another cookie and table. */
const cookie = sessionCookie('gevel_session');

/** Limits recovery mails per person, whoever requests them. */
const mailsPerPerson = { name: 'recovery of a person', most: 3, within: 600 };

/**
 * A started session with its secret; or the seconds to wait before the next attempt; or null for a failure without a
 * reason.
 */
export type OwnerLogin = { owner: Owner; secret: string } | { wait: number } | null;

/** The visitor's address and user agent. */
export interface From {
  address: string;
  agent: string;
}

export interface OwnerAccess {
  /** The owner whose session a request carries. */
  ownerOf(request: Request): Promise<Owner | null>;
  /** Takes equally long for known and unknown addresses. */
  logIn(email: string, password: string, from: From): Promise<OwnerLogin>;
  /** `answer` is the browser's response to the passkey challenge. */
  logInByPasskey(answer: LoginAnswer, site: PasskeySite, from: From): Promise<OwnerLogin>;
  /**
   * Whether the owner of a request has logged in during the last ten minutes or provides the password, required for
   * actions that a stolen session must not perform.
   *
   * @param password null if none was given
   */
  proof(request: Request, owner: Owner, password: string | null, address: string): Promise<Proof>;
  /** Starts a session for an owner who was authenticated in another way. Resolves to its secret. */
  begin(owner: Owner, from: From): Promise<string>;
  /** The `Set-Cookie` value of a session. */
  cookieOf(secret: string, page: URL): string;
  /** Ends the session of a request. Resolves to the `Set-Cookie` value that deletes its cookie. */
  logOut(request: Request, address: string): Promise<string>;
  /** The secret of the session that a request carries. */
  sessionSecret(request: Request): string | undefined;
  /**
   * Queues the mail with which an owner sets a first password; in a transaction, if given.
   *
   * @param options.who for the audit trail; the site itself by default
   */
  invite(ownerId: string, options?: { sql?: Sql; who?: AuditActor }): Promise<void>;
  /**
   * Queues a password recovery mail, with a rate limit. Behaves the same for unknown addresses.
   *
   * @returns false for an invalid address
   */
  recover(email: string): Promise<boolean>;
}

export function createOwnerAccess(
  database: Database,
  jobs: Pick<Jobs, 'send'>,
  { sessions, attempts, passkeys, proof }: Accounts<'owner'>,
  limits: Pick<RateLimits, 'take'>,
  audit: Pick<Audit, 'add'> = noAudit,
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
      const owner = await sessions.personWith(email, password, { address });
      if (owner === undefined) return null;
      await attempts.succeeded(email, address);
      return { owner, secret: await sessions.begin(owner.id, agent, { address }) };
    },
    logInByPasskey: async (answer, site, { address, agent }) => {
      const wait = await attempts.begin(null, address);
      if (wait > 0) return { wait };
      const owner = await passkeys.personOf(answer, site, { address });
      if (owner === undefined) return null;
      await attempts.succeeded(null, address);
      return { owner, secret: await sessions.begin(owner.id, agent, { address }) };
    },
    proof: (request, owner, password, address) => proof(cookie.read(request) ?? '', owner, password, address),
    begin: ({ id }, { agent, address }) => sessions.begin(id, agent, { address }),
    cookieOf: (secret, page) => cookie.set(secret, page),
    sessionSecret: (request) => cookie.read(request),
    logOut: async (request, address) => {
      const secret = cookie.read(request);
      if (secret !== undefined) await sessions.end(secret, { address });
      return cookie.drop(new URL(request.url));
    },
    invite: async (ownerId, { sql: given, who } = {}) => {
      const work = async (sql: Sql) => {
        await sql.query('UPDATE owner_setting SET invited_at = now() WHERE owner_id = $1', [ownerId]);
        await jobs.send(invitationJob, { owner: ownerId }, { key: ownerId, sql });
        await addOwnerEvent(audit, sql, { kind: 'owner-invited', ownerId, who });
      };
      await (given === undefined ? database.transaction(work) : work(given));
    },
    recover: async (typed) => {
      const email = parseEmail(typed);
      if (email === undefined) return false;
      if (await limits.take(mailsPerPerson, email)) await jobs.send(recoveryJob, { email });
      return true;
    },
  };
}
