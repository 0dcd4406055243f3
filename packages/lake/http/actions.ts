import { z } from 'zod';
import { documentsOf, parseActions, perform, purgedBy } from '../documents/actions.ts';
import type { Dataset } from '../documents/dataset.ts';
import { versionsOf } from '../documents/discard.ts';
import { malformed } from '../documents/failures.ts';
import { checkedTransactionId } from '../documents/mutations.ts';
import { createWorkspace } from '../documents/workspace.ts';
import { writeTransaction } from '../documents/write.ts';
import { json } from './answers.ts';
import { readJson } from './body.ts';
import type { WritingParts } from './mutate.ts';
import { authorOf, type Reader } from './readers.ts';
import { forbidden, permitted, refusalAnswer } from './refusals.ts';

const envelope = z.object({
  actions: z.array(z.unknown()).min(1),
  transactionId: z.string().nullish(),
  dryRun: z.boolean().nullish(),
  // No effect: references into other datasets are never checked here.
  skipCrossDatasetReferenceValidation: z.boolean().nullish(),
});

/** `POST /data/actions/:dataset`: drafts, publishing and versions, all or nothing. */
export async function answerActions(
  request: Request,
  dataset: Dataset,
  reader: Reader,
  parts: WritingParts,
): Promise<Response> {
  return refusalAnswer('actionError', async () => {
    if (reader.mayWrite === false) return forbidden('actionError');
    const body = envelope.safeParse(await readJson(request));
    if (!body.success) throw malformed(0, 'The body must be {"actions": […]} with at least one action');
    const actions = parseActions(body.data.actions);
    await dataset.current();
    const at = parts.clock.now();
    let id = body.data.transactionId ?? '';
    await writeTransaction(parts, dataset, {
      author: { name: reader.id, at, reader: authorOf(reader) },
      ids: [...new Set(actions.flatMap((action) => documentsOf(action, (root) => versionsOf(dataset, root))))],
      transactionId: checkedTransactionId(body.data.transactionId ?? undefined),
      dryRun: body.data.dryRun ?? false,
      purge: actions.flatMap(purgedBy),
      decide: (stored, transactionId) => {
        id = transactionId;
        const workspace = createWorkspace(stored, { transactionId, timestamp: at.toISOString() });
        for (const [index, action] of actions.entries()) perform(action, index, workspace);
        return permitted(workspace.writes(), reader);
      },
    });
    return json({ transactionId: id });
  });
}
