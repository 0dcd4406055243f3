import type { LakeDocument } from './document.ts';

/** The documents of one perspective, indexed for queries. */
export interface View {
  /** Sorted by id, so that a query without an order gives the same result every time. */
  readonly all: readonly LakeDocument[];
  readonly byId: ReadonlyMap<string, LakeDocument>;
  /** Sorted by id, too. */
  byType(type: string): readonly LakeDocument[];
}

const byId = (a: LakeDocument, b: LakeDocument): number => (a._id < b._id ? -1 : 1);

/** Sorts lazily, because a view is rebuilt after every change. */
export function createView(documents: readonly LakeDocument[]): View {
  const types = new Map<string, LakeDocument[]>();
  for (const document of documents) {
    const same = types.get(document._type);
    if (same === undefined) types.set(document._type, [document]);
    else same.push(document);
  }
  const sorted = new Set<string>();
  let all: readonly LakeDocument[] | undefined;
  return {
    get all() {
      return (all ??= documents.toSorted(byId));
    },
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: (type) => {
      const list = types.get(type) ?? [];
      if (!sorted.has(type)) list.sort(byId);
      sorted.add(type);
      return list;
    },
  };
}
