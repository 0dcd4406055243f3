import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';

/** Names the field that an element shows, for the Studio's click-to-edit; absent on public pages. */
export type EditMark = string | undefined;

/** Names a field of a document by its path: `mark('modules', { _key: 'a1' })`. */
export type EditMarker = (...path: (string | { _key: string })[]) => EditMark;

/**
 * Marks content in a preview, so that clicking it opens its field in the Studio. The embedded lake provides no source
 * maps, so pages declare where their parts come from.
 *
 * @param studioUrl null if drafts are not shown; nothing is marked then
 */
export function editMarker(studioUrl: string | null, { id, type }: { id: string; type: string }): EditMarker {
  if (studioUrl === null) return () => undefined;
  return (...path) => String(createDataAttribute({ baseUrl: studioUrl, id, type, path }));
}
