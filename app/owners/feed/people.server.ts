import { languages } from '~/i18n/languages.ts';
import type { Database } from '~/platform/database.ts';
import type { Portal } from '../portal.server.ts';
import type { OwnersRun } from './owners-run.server.ts';

export interface PeopleReport {
  added: number;
  known: number;
  invited: number;
  /**
   * Whether a complete run removed no properties from unlisted owners, because its list is empty or has unreadable
   * records.
   */
  heldBack: boolean;
}

interface PeopleServices {
  database: Database;
  portal: Pick<Portal, 'owners' | 'access'>;
  invites: boolean;
}

/**
 * Creates the accounts of a run's owners and assigns their properties. Only a complete run removes properties. Accounts
 * are never removed, and the CRM has no influence on passwords.
 */
export async function importPeople(services: PeopleServices, run: OwnersRun): Promise<PeopleReport> {
  const { database, portal, invites } = services;
  const { owners, access } = portal;
  const report: PeopleReport = { added: 0, known: 0, invited: 0, heldBack: false };
  const named = new Set<string>();
  for (const person of byEmail(run.owners)) {
    const before = await owners.accounts.userByEmail(person.email);
    await forgetFormerAddress(services, person);
    const { id } = await owners.ofEmail({ ...person, language: person.language ?? languages[0] });
    named.add(id);
    if (before === undefined) report.added += 1;
    else report.known += 1;
    if (run.complete) await owners.giveByFeed(id, person.properties);
    else await owners.give(id, person.properties, 'feed');
    if (invites && (await isToInvite(database, id))) {
      await database.transaction((sql) => access.invite(id, { sql }));
      report.invited += 1;
    }
  }
  if (!run.complete || !run.lists.has('OwnerList')) return report;
  report.heldBack = named.size === 0 || run.setAside.some(({ list }) => list === 'OwnerList');
  if (report.heldBack) return report;
  const given = await database.query<{ owner_id: string }>(
    `SELECT DISTINCT owner_id FROM owner_property WHERE given_by = 'feed'`,
  );
  for (const { owner_id: id } of given) if (!named.has(id)) await owners.giveByFeed(id, []);
  return report;
}

type Person = OwnersRun['owners'][number];

/** Two people with the same e-mail address share one account, with the properties of both. */
function byEmail(people: readonly Person[]): Person[] {
  const found = new Map<string, Person>();
  for (const person of people) {
    const known = found.get(person.email);
    if (known === undefined) found.set(person.email, person);
    else known.properties = [...new Set([...known.properties, ...person.properties])];
  }
  return [...found.values()];
}

/** An owner whose address changed in the CRM gets a new account: whoever reads the former address loses access. */
async function forgetFormerAddress({ database, portal }: PeopleServices, { crmId, email }: Person): Promise<void> {
  const former = await database.query<{ owner_id: string }>(
    `UPDATE owner_setting SET crm_id = NULL WHERE crm_id = $1
       AND owner_id IS DISTINCT FROM (SELECT id FROM owner_user WHERE email = $2) RETURNING owner_id`,
    [crmId, email],
  );
  for (const { owner_id: id } of former) await portal.owners.giveByFeed(id, []);
}

/** Only owners with a property on the site are invited. */
async function isToInvite(database: Database, ownerId: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT FROM owner_setting s WHERE s.owner_id = $1 AND s.invited_at IS NULL AND EXISTS (
       SELECT FROM owner_property p JOIN listing l ON l.id = p.property_id WHERE p.owner_id = s.owner_id)`,
    [ownerId],
  );
  return rows.length > 0;
}
