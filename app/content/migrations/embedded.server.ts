import type { MigratableContent, StoredDocument } from './migrate.server.ts';

/** The part of the embedded Content Lake that migrations use. */
interface EmbeddedLake {
  query(question: {
    dataset: string;
    query: string;
    parameters: Record<string, unknown>;
    perspective: 'raw';
  }): Promise<unknown>;
  replaceDocuments(request: {
    dataset: string;
    author: string;
    documents: readonly { revision: string | null; content: StoredContent }[];
  }): Promise<boolean>;
}

type StoredContent = Record<string, unknown> & { _id: string; _type: string };

/** The content of the embedded lake. All changes are made in one transaction. */
export function embeddedMigratable(lake: EmbeddedLake, dataset: string): MigratableContent {
  return {
    // The lake returns documents as it stores them.
    documents: async () =>
      (await lake.query({ dataset, query: '*', parameters: {}, perspective: 'raw' })) as StoredDocument[],
    write: (changes) =>
      lake.replaceDocuments({
        dataset,
        author: 'migration',
        documents: changes.map(({ before, after }) => ({ revision: before?._rev ?? null, content: after })),
      }),
  };
}
