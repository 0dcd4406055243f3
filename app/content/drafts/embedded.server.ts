import {
  statesParameters,
  statesQuery,
  type DraftWriter,
  type NewDraft,
  type StoredDocument,
  usersIn,
  usersQuery,
} from './draft-writer.ts';

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
  discardDocument(request: { dataset: string; author: string; id: string }): Promise<boolean>;
  discardAsset(request: { dataset: string; author: string; sha1: string }): Promise<boolean>;
}

/** The author of these changes in the history. */
const author = 'site';

export function embeddedDrafts(lake: EmbeddedLake, dataset: string): DraftWriter {
  const ask = (query: string, parameters: Record<string, unknown>) =>
    lake.query({ dataset, query, parameters, perspective: 'raw' });
  // The lake returns documents as it stores them.
  const states = async (id: string) => (await ask(statesQuery, statesParameters(id))) as StoredDocument[];
  return {
    states,
    picture: (bytes, filename) => lake.storePicture({ dataset, author, bytes, filename }),
    create: async (draft) => {
      if ((await states(draft._id)).length > 0) return;
      const content = { ...draft, _id: `drafts.${draft._id}` };
      // With `revision: null` nothing is written if someone else has just created it.
      await lake.replaceDocuments({ dataset, author, documents: [{ revision: null, content }] });
    },
    discard: (id) => lake.discardDocument({ dataset, author, id }),
    discardPicture: async (sha1) => {
      const isGone = await lake.discardAsset({ dataset, author, sha1 });
      return isGone ? [] : usersIn(await ask(usersQuery, { sha1 }));
    },
  };
}
