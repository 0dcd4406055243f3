import type { AccountsCause, OnAccountsEvent } from './events.ts';
import { createLinks, type Links } from './links.ts';
import { createLoginAttempts, type LoginAttempts } from './login-attempts.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import { createPeople, personReader, type People } from './people.ts';
import type { AccountsClock, AccountsDatabase } from './ports.ts';
import { createProof, type Prove } from './proof.ts';
import { createSecondFactors, type SecondFactors } from './second-factors.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { tablesOf } from './tables.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** All accounts of one kind: people who log in, and programs with a token. */
export interface Accounts<Role extends string> extends People<Role>, Links<Role>, Tokens {
  sessions: Sessions<Role>;
  passkeys: Passkeys<Role>;
  secondFactors: SecondFactors<Role>;
  attempts: LoginAttempts;
  proof: Prove<Role>;
  /** Deletes the app and all passkeys of a person who has lost them. */
  removeSecondFactors(personId: string, cause?: AccountsCause): Promise<void>;
}

export interface AccountsOptions<Role extends string> {
  sql: AccountsDatabase;
  clock: AccountsClock;
  /** Prefix of the tables (see `accountsMigrations`). Accounts of one namespace are unknown in any other. */
  namespace: string;
  /** Strongest first. */
  roles: readonly [Role, ...Role[]];
  /** Whether demo accounts may log in to this process. Otherwise their sessions are invalid. */
  withDemo?: boolean;
  /** Hears of logins and changes. */
  onEvent?: OnAccountsEvent;
}

/** Opens the accounts of one kind, whose tables must exist. */
export function openAccounts<Role extends string>({
  sql,
  clock,
  namespace,
  roles,
  withDemo = false,
  onEvent = () => Promise.resolve(),
}: AccountsOptions<Role>): Accounts<Role> {
  const tables = tablesOf(namespace);
  const read = personReader(roles);
  const sessions = createSessions({ sql, clock, tables, read, withDemo, onEvent });
  const attempts = createLoginAttempts(sql, clock, tables);
  const passkeys = createPasskeys({ sql, clock, tables, read, withDemo, onEvent });
  const secondFactors = createSecondFactors({ sql, clock, tables, read, onEvent });
  return {
    ...createPeople(sql, tables, roles, read, onEvent),
    ...createLinks(sql, clock, tables, read, onEvent),
    ...createTokens(sql, tables, onEvent),
    sessions,
    passkeys,
    secondFactors,
    attempts,
    proof: createProof(clock, sessions, attempts),
    removeSecondFactors: async (personId, cause) => {
      await secondFactors.removeApp(personId, cause);
      for (const { id } of await passkeys.list(personId)) await passkeys.remove(personId, id, cause);
    },
  };
}
