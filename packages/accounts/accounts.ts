import { createLinks, type Links } from './links.ts';
import { createLoginAttempts, type LoginAttempts } from './login-attempts.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createPeople, personReader, type People } from './people.ts';
import type { AccountsClock, AccountsDatabase } from './ports.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { tablesOf } from './tables.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Everybody of one kind: people with an account, and programs with a token. */
export interface Accounts<Role extends string> extends People<Role>, Links<Role>, Tokens {
  sessions: Sessions<Role>;
  passkeys: Passkeys<Role>;
  attempts: LoginAttempts;
}

export interface AccountsOptions<Role extends string> {
  sql: AccountsDatabase;
  clock: AccountsClock;
  /** Whose tables these are (`accountsMigrations` makes them): people of one namespace are strangers to any other. */
  namespace: string;
  /** From the strongest to the weakest. */
  roles: readonly [Role, ...Role[]];
  /** Whether people of the demo may log in to this process, who have no password. Elsewhere their sessions are over. */
  withDemo?: boolean;
}

/** Opens the accounts of one kind of people. Their tables are there already. */
export function openAccounts<Role extends string>({
  sql,
  clock,
  namespace,
  roles,
  withDemo = false,
}: AccountsOptions<Role>): Accounts<Role> {
  const tables = tablesOf(namespace);
  const read = personReader(roles);
  return {
    ...createPeople(sql, tables, read),
    ...createLinks(sql, clock, tables, read),
    ...createTokens(sql, tables),
    sessions: createSessions({ sql, clock, tables, read, withDemo }),
    passkeys: createPasskeys({ sql, clock, tables, read, withDemo }),
    attempts: createLoginAttempts(sql, clock, tables),
  };
}
