import type { SanityClient } from '@sanity/client';

/** One transaction of an editor, and what it must leave behind if it was stored. */
export interface Edit {
  transactionId: string;
  /** The `n` of each document that it changes; null if the document is deleted. */
  leaves: Readonly<Record<string, number | null | 'one more'>>;
  send(client: SanityClient): Promise<unknown>;
}

/** A counter document that all editors of a round increment. */
const sharedId = (round: string): string => `${round}-shared`;

export const idsOf = (round: string, editor: string): string[] => {
  const { first, second, third, page, draft } = documentsOf(round, editor);
  return [first, second, third, page, draft, sharedId(round)];
};

const documentsOf = (round: string, editor: string) => ({
  first: `${round}-${editor}-first`,
  second: `${round}-${editor}-second`,
  third: `${round}-${editor}-third`,
  page: `${round}-${editor}-page`,
  draft: `drafts.${round}-${editor}-page`,
});

/** The editor's `n`th edit: mutations and actions in turn, nearly all of several documents at once. */
export function editOf(round: string, editor: string, n: number): Edit {
  const { first, second, third, page, draft } = documentsOf(round, editor);
  const shared = sharedId(round);
  const transactionId = `${round}-${editor}-${n}`;
  const action = (name: 'publish' | 'unpublish') => (client: SanityClient) =>
    client.action(
      { actionType: `sanity.action.document.${name}`, draftId: draft, publishedId: page },
      { transactionId },
    );
  const edits: readonly Omit<Edit, 'transactionId'>[] = [
    {
      leaves: { [first]: n, [second]: n, [third]: n, [page]: n, [shared]: 'one more' },
      send: (client) => {
        const transaction = client.transaction().transactionId(transactionId);
        for (const _id of [first, second, third, page]) transaction.createOrReplace({ _id, _type: 'page', n });
        return transaction
          .createIfNotExists({ _id: shared, _type: 'counter', n: 0 })
          .patch(shared, { inc: { n: 1 } })
          .commit();
      },
    },
    {
      leaves: { [first]: n, [second]: n, [third]: null },
      send: (client) =>
        client
          .transaction()
          .transactionId(transactionId)
          .patch(first, { set: { n } })
          .delete(third)
          .patch(second, { set: { n } })
          .commit(),
    },
    {
      leaves: { [draft]: n },
      send: (client) =>
        client.action(
          { actionType: 'sanity.action.document.edit', draftId: draft, publishedId: page, patch: { set: { n } } },
          { transactionId },
        ),
    },
    { leaves: { [page]: n - 1, [draft]: null }, send: action('publish') },
    { leaves: { [draft]: n - 2, [page]: null }, send: action('unpublish') },
  ];
  const edit = edits[n % edits.length];
  if (edit === undefined) throw new Error(`There is no edit ${n}.`);
  return { transactionId, ...edit };
}
