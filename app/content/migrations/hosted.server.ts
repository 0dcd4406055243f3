import { isDeepStrictEqual } from 'node:util';
import type { SanityClient, Transaction } from '@sanity/client';
import type { DocumentChange, MigratableContent, StoredDocument } from './migrate.server.ts';

const documentsPerTransaction = 100;
/** Documents per page when reading all of them. */
const documentsPerPage = 1_000;

/**
 * The content of a dataset behind Sanity's API.
 *
 * @param client with a token that has write access
 */
export function hostedMigratable(client: SanityClient): MigratableContent {
  return {
    documents: async () => {
      const all: StoredDocument[] = [];
      for (let last = ''; ; last = all.at(-1)?._id ?? '') {
        const query = `*[_id > $last]|order(_id asc)[0...${documentsPerPage}]`;
        const page = await client.fetch<StoredDocument[]>(query, { last }, { perspective: 'raw' });
        all.push(...page);
        // Ids with this prefix are Sanity's own.
        if (page.length < documentsPerPage) return all.filter(({ _id }) => !_id.startsWith('_.'));
      }
    },
    write: async (changes) => {
      for (let at = 0; at < changes.length; at += documentsPerTransaction) {
        const transaction = changes.slice(at, at + documentsPerTransaction).reduce(added, client.transaction());
        try {
          await transaction.commit({ visibility: 'sync' });
        } catch (error) {
          if (error instanceof Error && 'statusCode' in error && error.statusCode === 409) return false;
          throw error;
        }
      }
      return true;
    },
  };
}

function added(transaction: Transaction, { before, after }: DocumentChange): Transaction {
  if (before === null) return transaction.create(after);
  const set = Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !name.startsWith('_') && !isDeepStrictEqual(value, before[name])),
  );
  const unset = Object.keys(before).filter((name) => !name.startsWith('_') && !(name in after));
  return transaction.patch(before._id, (patch) => patch.ifRevisionId(before._rev).set(set).unset(unset));
}
