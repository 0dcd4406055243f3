import type { LakeChange } from '@gevel/lake';
import type { Audit } from '~/platform/audit.ts';
import type { AuditActor } from '~/platform/audit-entry.ts';
import type { Sql } from '~/platform/database.ts';

/**
 * Enters into the trail what a person or token published, unpublished and deleted in one transaction. Drafts are left
 * out, and so is what the process itself writes: an import has an entry of its own.
 */
export async function addPublications(
  audit: Pick<Audit, 'add'>,
  sql: Pick<Sql, 'query'>,
  { author, publications }: LakeChange,
): Promise<void> {
  if (author === null) return;
  const { kind, id, name, email, address } = author;
  const who: AuditActor = { kind: kind === 'user' ? 'editor' : 'token', id, name, email };
  for (const became of ['published', 'unpublished', 'deleted'] as const) {
    const documents = publications.filter((each) => each.became === became);
    if (documents.length === 0) continue;
    const about = documents.map((document) => document.id);
    await audit.add(sql, { kind: became, who, about, subject: typesOf(documents), address });
  }
}

/** The types of documents with how many there are: `article, page 2`. */
function typesOf(documents: readonly { type: string }[]): string {
  const counts = new Map<string, number>();
  for (const { type } of documents) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => (count === 1 ? type : `${type} ${count}`)).join(', ');
}
