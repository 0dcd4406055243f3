import type { LakeDocument } from './document.ts';

/** The documents of one perspective, indexed for queries. */
export interface View {
  /** Sorted by id, so that a query without an order answers alike every time. */
  readonly all: readonly LakeDocument[];
  readonly byId: ReadonlyMap<string, LakeDocument>;
  byType(type: string): readonly LakeDocument[];
}

export function createView(documents: LakeDocument[]): View {
  const all = documents.sort((a, b) => (a._id < b._id ? -1 : 1));
  const byType = new Map<string, LakeDocument[]>();
  for (const document of all) {
    const same = byType.get(document._type);
    if (same === undefined) byType.set(document._type, [document]);
    else same.push(document);
  }
  return {
    all,
    byId: new Map(all.map((document) => [document._id, document])),
    byType: (type) => byType.get(type) ?? [],
  };
}
