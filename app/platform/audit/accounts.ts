import type { Audit, NewEntry } from '../audit.ts';
import type { AuditActor, AuditKind } from '../audit-entry.ts';
import type { Sql } from '../database.ts';
import type { RateLimits } from '../rate-limits.ts';

/** An event of `@gevel/accounts`, which this layer may not import. */
interface AccountsEvent {
  kind: Exclude<AuditKind, 'logins-failing'>;
  person: { id: string; name: string; email: string; role: string } | null;
  token?: { id: string; name: string; grant: string };
  before?: string;
  cause: { address: string; by?: { id: string; name: string; email: string } } | { operator: string } | undefined;
}

/** Failed logins that are written within an hour. Beyond them one more entry says that there are more. */
const mostFailed = { most: 300, within: 3_600 };

/** What owners' events are called. */
const ownerKinds: Partial<Record<AuditKind, AuditKind>> = {
  login: 'owner-login',
  'login-failed': 'owner-login-failed',
  'user-added': 'owner-added',
  'user-removed': 'owner-removed',
};

/** Enters what happens to the accounts of editors or owners into the trail. */
export function accountsTrail(audit: Audit, limits: Pick<RateLimits, 'take'>, people: 'editor' | 'owner') {
  return async (sql: Pick<Sql, 'query'>, event: AccountsEvent): Promise<void> => {
    const kind = (people === 'owner' ? ownerKinds[event.kind] : undefined) ?? event.kind;
    const entry: NewEntry = { kind, ...partiesOf(event, people) };
    if (event.kind !== 'login-failed') return audit.add(sql, entry);
    let left = 0;
    await limits.take({ name: `audit ${kind}`, ...mostFailed }, people, (used) => (left = used.left.requests));
    if (left >= 0) await audit.record({ ...entry, failed: true });
    else if (left === -1) await audit.record({ kind: 'logins-failing', failed: true });
  };
}

/** Who, from where, and about what. */
function partiesOf({ kind, person, token, before, cause }: AccountsEvent, people: 'editor' | 'owner') {
  const by = cause !== undefined && 'address' in cause ? cause.by : undefined;
  if (cause !== undefined && 'address' in cause && by === undefined) {
    const who: AuditActor =
      person === null
        ? { kind: 'unknown', id: null, name: '', email: null }
        : { kind: people, id: person.id, name: person.name, email: person.email };
    return { who, address: cause.address };
  }
  const who = whoManages(cause);
  if (token !== undefined) return { ...who, about: [token.id], subject: `${token.name} (${token.grant})` };
  if (person === null) return who;
  const roles = people === 'owner' ? '' : before === undefined ? person.role : `${before} → ${person.role}`;
  const shown = kind === 'user-added' || kind === 'role-changed' ? roles : '';
  return { ...who, about: [person.id], subject: `${personText(person)}${shown === '' ? '' : `: ${shown}`}` };
}

/** Somebody other than the account's person. */
function whoManages(cause: AccountsEvent['cause']): Pick<NewEntry, 'who' | 'address'> {
  if (cause === undefined) return {};
  if ('operator' in cause) return { who: commandActor(cause.operator) };
  const { by, address } = cause;
  return by === undefined ? {} : { who: { kind: 'editor', id: by.id, name: by.name, email: by.email }, address };
}

/** A person as the subject of an entry. */
export const personText = ({ name, email }: { name: string; email: string }): string => `${name} <${email}>`;

/** @param operator the operating system's user who ran the command; empty if unknown */
export const commandActor = (operator: string): AuditActor => ({
  kind: 'command',
  id: null,
  name: operator,
  email: null,
});
