import { idsOf, isThere, type DraftWriter, type NewDraft } from './draft-writer.ts';

/** The part of the embedded Content Lake that writes drafts. */
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
    documents: readonly { revision: null; content: NewDraft }[];
  }): Promise<boolean>;
  storePicture(request: { dataset: string; author: string; bytes: Uint8Array; filename: string }): Promise<string>;
}

/** The author that the history names. */
const author = 'site';

export function embeddedDrafts(lake: EmbeddedLake, dataset: string): DraftWriter {
  return {
    picture: (bytes, filename) => lake.storePicture({ dataset, author, bytes, filename }),
    create: async (draft) => {
      const parameters = { ids: idsOf(draft) };
      if ((await lake.query({ dataset, query: isThere, parameters, perspective: 'raw' })) === true) return;
      const content = { ...draft, _id: `drafts.${draft._id}` };
      // Writes nothing where somebody was quicker.
      await lake.replaceDocuments({ dataset, author, documents: [{ revision: null, content }] });
    },
  };
}
