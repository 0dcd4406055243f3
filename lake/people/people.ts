import type { LakeClock, LakeDatabase } from '../ports.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { createKeyValues, type KeyValues } from './key-values.ts';
import { createLoginAttempts, type LoginAttempts } from './login-attempts.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Everybody the lake knows: people with an account, and programs with a token. */
export interface People extends Accounts, Tokens {
  sessions: Sessions;
  attempts: LoginAttempts;
  keyValues: KeyValues;
}

/** @param withDemo whether the demo's one-click login is possible in this process at all */
export function createPeople(sql: LakeDatabase, clock: LakeClock, withDemo: boolean): People {
  return {
    ...createAccounts(sql),
    ...createTokens(sql),
    sessions: createSessions(sql, clock, withDemo),
    attempts: createLoginAttempts(sql, clock),
    keyValues: createKeyValues(sql),
  };
}
