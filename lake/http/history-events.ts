import { z } from 'zod';
import { isDraft, isPublished, publishedId, releaseOf } from '../documents/ids.ts';
import { logOf } from '../documents/log.ts';
import type { DocumentChange, Transaction } from '../documents/transaction.ts';
import type { LakeSql } from '../ports.ts';
import { badRequest, json } from './answers.ts';

const query = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  nextCursor: z.coerce.number().int().optional(),
});

/**
 * `GET /data/history/:dataset/events/documents/:id`: what happened to a document in an editor's words, the latest first. Edits are not
 * among them: the Studio reads those from the transactions.
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
    // What was published came from its draft, in the same transaction.
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
  const base = { id: transaction.id, timestamp: transaction.timestamp, author: transaction.author, documentId: root };
  if (isPublished(id)) {
    return {
      ...base,
      ...publishedEvent(
        transaction,
        change,
        transaction.changes.find((one) => isDraft(one.id)),
      ),
    };
  }
  if (change.transition === 'update') return undefined;
  const appeared = change.transition === 'appear';
  return {
    ...base,
    type: appeared ? 'createDocumentVersion' : 'deleteDocumentVersion',
    versionId: id,
    versionRevisionId: appeared ? transaction.id : change.previousRev,
    ...(releaseOf(id) === undefined ? {} : { releaseId: releaseOf(id) }),
  };
}

function publishedEvent(transaction: Transaction, change: DocumentChange, draft: DocumentChange | undefined): object {
  const revisionId = transaction.id;
  if (change.transition === 'disappear') {
    return draft?.transition === 'appear'
      ? { type: 'unpublishDocument', versionId: draft.id, versionRevisionId: revisionId }
      : { type: 'deleteDocumentGroup' };
  }
  if (draft?.transition === 'disappear') {
    const versionRevisionId = draft.previousRev;
    return {
      type: 'publishDocumentVersion',
      revisionId,
      versionId: draft.id,
      versionRevisionId,
      publishCause: 'document.publish',
    };
  }
  return { type: change.transition === 'appear' ? 'createLiveDocument' : 'updateLiveDocument', revisionId };
}
