import type { SanityClient } from '@sanity/client';
import type { Change } from './moves.ts';

/**
 * Writes a move in one transaction: what is published changes at once, in all languages, and drafts change with it, so that publishing
 * one later does not move the page back.
 *
 * @throws the lake's error, after which nothing has changed
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
