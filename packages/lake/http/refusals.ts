import { TransactionRefused } from '../documents/failures.ts';
import { isDraft } from '../documents/ids.ts';
import type { Write } from '../documents/write.ts';
import { json } from './answers.ts';
import type { Reader } from './readers.ts';

type Kind = 'mutationError' | 'actionError';

/** Responds with the result of `work`, or with the refusal it throws, in Sanity's format. */
export async function refusalAnswer(kind: Kind, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    const name = kind === 'mutationError' ? 'mutation' : 'action';
    const type =
      error.items[0]?.error.type === 'transactionAlreadyExistsError' ? 'transactionAlreadyExistsError' : kind;
    return json(
      { error: { description: `The ${name}(s) failed: ${error.message}`, type, items: error.items } },
      error.status,
    );
  }
}

/** The writes, if the reader has the grant for each. Rejects as the Content Lake does. */
export function permitted(writes: readonly Write[], { mayWrite }: Reader): readonly Write[] {
  if (mayWrite === 'everything') return writes;
  const items = writes.flatMap((write) => {
    const id = 'put' in write ? write.put._id : write.remove;
    if (isDraft(id)) return [];
    const permission = 'remove' in write || write.put._createdAt !== write.put._updatedAt ? 'update' : 'create';
    const description = `Insufficient permissions; permission "${permission}" required`;
    return [{ index: write.index ?? 0, error: { type: 'insufficientPermissionsError', description, permission } }];
  });
  if (items.length > 0) throw new TransactionRefused(items, 403);
  return writes;
}

/** The Content Lake's response to writers without the grant, sent before reading what they want to write. */
export function forbidden(kind: Kind): Response {
  const permission = kind === 'mutationError' ? 'create' : 'update';
  const description = `Insufficient permissions; permission "${permission}" required`;
  const items = [{ index: 0, error: { type: 'insufficientPermissionsError', description, permission } }];
  const name = kind === 'mutationError' ? 'mutation' : 'action';
  return json({ error: { description: `The ${name}(s) failed: ${description}`, type: kind, items } }, 403);
}
