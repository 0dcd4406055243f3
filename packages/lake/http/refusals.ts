import { TransactionRefused } from '../documents/failures.ts';
import { json } from './answers.ts';

type Kind = 'mutationError' | 'actionError';

/** Answers with what `work` resolves to, or with the refusal it throws, in Sanity's shape. */
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

/** What the Content Lake answers to writers without the grant. It has not read what they want to write. */
export function forbidden(kind: Kind): Response {
  const permission = kind === 'mutationError' ? 'create' : 'update';
  const description = `Insufficient permissions; permission "${permission}" required`;
  const items = [{ index: 0, error: { type: 'insufficientPermissionsError', description, permission } }];
  const name = kind === 'mutationError' ? 'mutation' : 'action';
  return json({ error: { description: `The ${name}(s) failed: ${description}`, type: kind, items } }, 403);
}
