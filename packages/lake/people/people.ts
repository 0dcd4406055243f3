import { openAccounts, sessionCookie, type Accounts, type Person } from '@gevel/accounts';
import type { LakeClock, LakeDatabase } from '../ports.ts';
import { createKeyValues, type KeyValues } from './key-values.ts';
import { roleNames, type Role } from './roles.ts';

/** A person who may log in to the Studio. The id is recorded in the history of the person's edits. */
export type User = Person<Role>;

/** Everybody the lake knows: people with an account, and programs with a token. */
export interface People extends Accounts<Role> {
  keyValues: KeyValues;
}

/** The first word of the tables in which the lake keeps its people. */
export const peopleNamespace = 'lake';

export const studioCookie = sessionCookie('lake_session');

/** @param withDemo whether the demo's one-click login is possible in this process at all */
export function createPeople(sql: LakeDatabase, clock: LakeClock, withDemo: boolean): People {
  const accounts = openAccounts({ sql, clock, namespace: peopleNamespace, roles: roleNames, withDemo });
  return { ...accounts, keyValues: createKeyValues(sql) };
}
