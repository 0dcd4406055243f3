import type { SanityClient } from '@sanity/client';
import type { Change } from './moves.ts';

/**
 * Writes a move in one transaction. Published versions change at once, in all languages; drafts change with them, so
 * that publishing one later does not move the page back.
 *
 * @throws the lake's error; nothing has changed then
 */
export async function writeMove(client: SanityClient, changes: readonly Change[]): Promise<void> {
  const transaction = client.transaction();
  for (const change of changes) {
    for (const id of change.versions) transaction.patch(id, { set: newValues(change), unset: lostFields(change) });
  }
  await transaction.commit({ visibility: 'sync', tag: 'gevel.menu.move' });
}

function newValues({ order, position, parentId }: Change): Record<string, unknown> {
  return {
    ...(order === undefined ? {} : { order }),
    ...(position === undefined ? {} : { menuPosition: position }),
    ...(parentId ? { parent: { _type: 'reference', _ref: parentId } } : {}),
  };
}

function lostFields({ parentId }: Change): string[] {
  return parentId === null ? ['parent'] : [];
}
