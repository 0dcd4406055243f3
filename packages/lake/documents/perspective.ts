import type { LakeDocument } from './document.ts';
import { isDraft, isPublic, isPublished, isVersion, publishedId, releaseOf } from './ids.ts';

/** The layers of a view, strongest first, over the published documents. `raw` has no layers. */
export type Perspective = 'raw' | 'published' | readonly string[];

/** Parses the `perspective` parameter; `undefined` for a value that Sanity would refuse. */
export function parsePerspective(text: string | undefined, apiVersion: string): Perspective | undefined {
  // Since 2025-02-19 a query without a perspective sees published documents; before, it saw everything.
  if (text === undefined || text === '') return isAtLeast(apiVersion, '2025-02-19') ? 'published' : 'raw';
  const names = text.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name));
  if (names.length === 1 && names[0] === 'raw') return 'raw';
  if (names.some((name) => name === 'raw' || !/^[A-Za-z0-9_]+$/.test(name))) return undefined;
  const layers = names.filter((name) => name !== 'published');
  return layers.length === 0 ? 'published' : layers;
}

/** Whether an API version is a date at or after `day`. `X` is the newest; `1` and the like are the oldest. */
export function isAtLeast(apiVersion: string, day: string): boolean {
  return apiVersion === 'X' || (/^\d{4}-\d{2}-\d{2}$/.test(apiVersion) && apiVersion >= day);
}

export interface ViewSpec {
  perspective: Perspective;
  /** Without a read grant only published documents with public ids are visible, whatever the perspective. */
  mayReadAll: boolean;
  /** Older API versions do not know versions and never return them in `raw`. */
  withVersions: boolean;
}

/** A name shared by all views with the same documents. */
export function viewName({ perspective, mayReadAll, withVersions }: ViewSpec): string {
  if (!mayReadAll) return 'public';
  if (perspective === 'raw') return withVersions ? 'raw' : 'raw-without-versions';
  return typeof perspective === 'string' ? perspective : `layers:${perspective.join(',')}`;
}

/** Whether only published documents can change a view. */
export const seesOnlyPublished = ({ perspective, mayReadAll }: ViewSpec): boolean =>
  !mayReadAll || perspective === 'published';

/** The documents of a view. Those from a layer have their published id, and their own in `_originalId`. */
export function selectDocuments(all: Iterable<LakeDocument>, spec: ViewSpec): LakeDocument[] {
  const documents = [...all];
  if (!spec.mayReadAll) return documents.filter(({ _id }) => isPublic(_id));
  if (spec.perspective === 'raw') return documents.filter(({ _id }) => spec.withVersions || !isVersion(_id));
  if (spec.perspective === 'published') return documents.filter(({ _id }) => isPublished(_id));
  return overlay(documents, spec.perspective);
}

function overlay(documents: readonly LakeDocument[], layers: readonly string[]): LakeDocument[] {
  const strength = (id: string): number => {
    if (isPublished(id)) return layers.length;
    return layers.indexOf(isDraft(id) ? 'drafts' : (releaseOf(id) ?? ''));
  };
  const strongest = new Map<string, { document: LakeDocument; rank: number }>();
  for (const document of documents) {
    const rank = strength(document._id);
    if (rank < 0) continue;
    const id = publishedId(document._id);
    const known = strongest.get(id);
    if (known === undefined || rank < known.rank) strongest.set(id, { document, rank });
  }
  return [...strongest].flatMap(([id, { document }]) =>
    isMarkedForDeletion(document) ? [] : [{ ...document, _id: id, _originalId: document._id }],
  );
}

/** Whether a version, when released, unpublishes its document. */
function isMarkedForDeletion(document: LakeDocument): boolean {
  const system = document._system;
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;
}
