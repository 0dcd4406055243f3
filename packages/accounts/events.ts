import type { Person } from './person.ts';
import type { AccountsSql } from './ports.ts';

/**
 * Who causes an event: the account's own person, at a network address; somebody else, who manages accounts; or whoever
 * runs a command. `undefined`: the program itself.
 */
export type AccountsCause =
  { address: string; by?: { id: string; name: string; email: string } } | { operator: string } | undefined;

/** What happened to an account or a token. */
export interface AccountsEvent {
  kind:
    | 'login'
    | 'login-failed'
    | 'logout'
    | 'sessions-ended'
    | 'passkey-added'
    | 'passkey-removed'
    | 'password-changed'
    | 'second-factor-added'
    | 'second-factor-removed'
    | 'user-added'
    | 'user-removed'
    | 'role-changed'
    | 'token-made'
    | 'token-revoked';
  /** Null for tokens, and for a login to an unknown account. */
  person: Person | null;
  token?: { id: string; name: string; grant: string };
  /** The previous role, if it has changed. */
  before?: string;
  cause: AccountsCause;
}

/**
 * Hears of events, to keep a trail of them. Runs in the transaction of a change: rejecting undoes it. For
 * `login-failed`, which changes nothing, there is none.
 */
export type OnAccountsEvent = (sql: AccountsSql, event: AccountsEvent) => Promise<void>;
