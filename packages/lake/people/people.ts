import { openAccounts, sessionCookie, type Accounts, type OnAccountsEvent, type Person } from '@gevel/accounts';
import type { LakeClock, LakeDatabase } from '../ports.ts';
import { createKeyValues, type KeyValues } from './key-values.ts';
import { createLoginPolicy, type LoginPolicy } from './policy.ts';
import { roleNames, type Role } from './roles.ts';

/** A person who may log in to the Studio. The history records the id as the author of edits. */
export type User = Person<Role>;

/** Everyone with access to the lake: people with an account, and programs with a token. */
export interface People extends Accounts<Role> {
  keyValues: KeyValues;
  policy: LoginPolicy;
}

/** Prefix of the tables for the lake's people. */
export const peopleNamespace = 'lake';

export const studioCookie = sessionCookie('lake_session');

/** @param withDemo whether this process may offer the demo's one-click login */
export function createPeople(
  sql: LakeDatabase,
  clock: LakeClock,
  withDemo: boolean,
  onEvent?: OnAccountsEvent,
): People {
  const accounts = openAccounts({
    sql,
    clock,
    namespace: peopleNamespace,
    roles: roleNames,
    withDemo,
    ...(onEvent === undefined ? {} : { onEvent }),
  });
  return { ...accounts, keyValues: createKeyValues(sql), policy: createLoginPolicy(sql) };
}
