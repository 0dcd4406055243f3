import type { SanityClient } from '@sanity/client';
import {
  statesParameters,
  statesQuery,
  usersIn,
  usersQuery,
  type DraftWriter,
  type StoredDocument,
} from './draft-writer.ts';

const assetsOfBytes = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash == $sha1]._id';

/** @param client with a token that has write access */
export function hostedDrafts(client: SanityClient): DraftWriter {
  const states = (id: string): Promise<StoredDocument[]> =>
    client.fetch<StoredDocument[]>(statesQuery, statesParameters(id), { perspective: 'raw' });
  return {
    states,
    picture: async (bytes, filename) => {
      const asset = await client.assets.upload('image', Buffer.from(bytes), { filename, contentType: 'image/jpeg' });
      return asset._id;
    },
    create: async (draft) => {
      if ((await states(draft._id)).length > 0) return;
      await client.createIfNotExists({ ...draft, _id: `drafts.${draft._id}` });
    },
    discard: async (id) => {
      const ids = (await states(id)).map(({ _id }) => _id);
      if (ids.includes(id)) return false;
      // If an editor publishes or deletes it at this moment the action fails, and a retry sees the new state.
      for (const versionId of ids)
        await client.action({ actionType: 'sanity.action.document.version.discard', versionId, purge: true });
      return true;
    },
    discardPicture: async (sha1) => {
      for (const id of await client.fetch<string[]>(assetsOfBytes, { sha1 }, { perspective: 'raw' })) {
        try {
          await client.delete(id);
        } catch (error) {
          // 409: a document references it.
          if (!(error instanceof Error && 'statusCode' in error && error.statusCode === 409)) throw error;
          return usersIn(await client.fetch(usersQuery, { sha1 }, { perspective: 'raw' }));
        }
      }
      return [];
    },
  };
}
