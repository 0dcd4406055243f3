import type { Audit, AuditFilter } from '~/platform/audit.ts';
import type { AuditEntry } from '~/platform/audit-entry.ts';
import { byteOrderMark, csvRecords } from '~/platform/csv.ts';

const columns = ['at', 'kind', 'ended', 'who', 'id', 'name', 'email', 'network', 'about', 'subject'];

/** The audit trail as CSV, newest first, read and written in batches. Times are in UTC. */
export async function* auditCsv(audit: Pick<Audit, 'batches'>, filter: AuditFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvRecords([columns]);
  for await (const entries of audit.batches(filter)) yield csvRecords(entries.map(cellsOf));
}

function cellsOf({ at, kind, failed, who, network, about, subject }: AuditEntry): string[] {
  const { id, name, email } = who;
  return [
    at,
    kind,
    failed ? 'failed' : 'done',
    who.kind,
    id ?? '',
    name,
    email ?? '',
    network ?? '',
    about.join(' '),
    subject,
  ];
}
