import type { Audit } from '~/platform/audit.ts';
import { personText } from '~/platform/audit/accounts.ts';
import type { AuditActor, AuditKind } from '~/platform/audit-entry.ts';
import type { Sql } from '~/platform/database.ts';

interface OwnerEvent {
  kind: Extract<AuditKind, 'owner-invited' | 'owner-assigned' | 'owner-unassigned'>;
  ownerId: string;
  properties?: readonly string[];
  /** The site itself by default. */
  who?: AuditActor | undefined;
}

/** Enters what was done for an owner into the trail, in its transaction. */
export async function addOwnerEvent(
  audit: Pick<Audit, 'add'>,
  sql: Sql,
  { kind, ownerId, properties = [], who }: OwnerEvent,
): Promise<void> {
  const [owner] = await sql.query<{ name: string; email: string }>('SELECT name, email FROM owner_user WHERE id = $1', [
    ownerId,
  ]);
  if (owner === undefined) return;
  await audit.add(sql, { kind, who, about: [ownerId, ...properties], subject: personText(owner) });
}
