import { z } from 'zod';
import { isPublished, publishedId, releaseOf } from '../documents/ids.ts';
import { logOf } from '../documents/log.ts';
import type { DocumentChange, Transaction } from '../documents/transaction.ts';
import type { LakeSql } from '../ports.ts';
import { badRequest, json } from './answers.ts';

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  nextCursor: z.coerce.number().int().optional(),
});

/**
 * `GET /data/history/:dataset/events/documents/:id`: a document's history in editors' terms, latest first. It excludes
 * edits, which the Studio reads from the transactions.
 */
export async function documentEvents(
  url: URL,
  ids: readonly string[],
  dataset: string,
  sql: LakeSql,
): Promise<Response> {
  const asked = query.safeParse(Object.fromEntries([...url.searchParams].filter(([, value]) => value !== '')));
  const [id = ''] = ids;
  if (!asked.success || ids.length !== 1) return badRequest('Ask for the events of one document.');
  const root = publishedId(id);
  const { limit, nextCursor } = asked.data;
  const transactions = await logOf(sql, dataset, {
    // Publishing changes the draft in the same transaction.
    documents: [...new Set([id, root, `drafts.${root}`])],
    to: nextCursor,
    reverse: true,
  });
  const events = transactions.flatMap((transaction) => {
    const event = eventIn(transaction, id, root);
    return event === undefined ? [] : [{ sequence: transaction.sequence, event }];
  });
  const shown = events.slice(0, limit);
  const further = events.length > limit ? String(events[limit]?.sequence ?? '') : '';
  return json({ events: { [id]: shown.map(({ event }) => event) }, nextCursor: further });
}

function eventIn(transaction: Transaction, id: string, root: string): object | undefined {
  const change = transaction.changes.find((one) => one.id === id);
  if (change === undefined) return undefined;
  const group = transaction.changes.filter((one) => publishedId(one.id) === root);
  const base = { id: transaction.id, timestamp: transaction.timestamp, author: transaction.author, documentId: root };
  const event = isPublished(id)
    ? publishedEvent(
        transaction,
        change,
        group.find((one) => one !== change),
      )
    : versionEvent(
        transaction,
        change,
        group.find((one) => isPublished(one.id)),
      );
  return event && { ...base, ...event };
}

/** @param version the draft or release version that changed together with the published document */
function publishedEvent(transaction: Transaction, change: DocumentChange, version: DocumentChange | undefined): object {
  if (change.transition === 'disappear') {
    return version?.transition === 'appear'
      ? { type: 'unpublishDocument', versionId: version.id, versionRevisionId: transaction.id }
      : { type: 'deleteDocumentGroup' };
  }
  if (version?.transition === 'disappear') return publication(transaction, version);
  const type = change.transition === 'appear' ? 'createLiveDocument' : 'updateLiveDocument';
  return { type, revisionId: transaction.id };
}

/** @param published the published document, if it changed together with its draft or version */
function versionEvent(
  transaction: Transaction,
  change: DocumentChange,
  published: DocumentChange | undefined,
): object | undefined {
  if (change.transition === 'update') return undefined;
  const release = releaseOf(change.id);
  const ofRelease = release === undefined ? {} : { releaseId: release };
  if (change.transition === 'appear') {
    const version = { versionId: change.id, versionRevisionId: transaction.id };
    return { type: 'createDocumentVersion', ...version, ...ofRelease };
  }
  // A draft disappears when it is published, when its whole document is deleted, or when it is discarded.
  if (published?.transition === 'disappear') return { type: 'deleteDocumentGroup' };
  if (published !== undefined) return publication(transaction, change);
  // Of this transaction and not of the last edit, as whose id the Studio would show it a second time.
  const version = { versionId: change.id, versionRevisionId: transaction.id };
  return { type: 'deleteDocumentVersion', ...version, ...ofRelease };
}

function publication(transaction: Transaction, version: DocumentChange): object {
  const release = releaseOf(version.id);
  return {
    type: 'publishDocumentVersion',
    revisionId: transaction.id,
    versionId: version.id,
    versionRevisionId: version.previousRev,
    publishCause: release === undefined ? 'document.publish' : 'release.publish',
    ...(release === undefined ? {} : { releaseId: release }),
  };
}
