/**
 * Tags by which live clients learn what to fetch again. A query that reads nothing but the lists of some types carries theirs; any
 * other carries that of the whole dataset, which every change names.
 */
export type SyncTag = `s1:${string}`;

const datasetTag = (dataset: string): SyncTag => `s1:${dataset}`;
const typeTag = (dataset: string, type: string): SyncTag => `s1:${dataset}:${type}`;

/** @param types `undefined` for a query that may look at any document */
export function tagsOfQuery(dataset: string, types: readonly string[] | undefined): SyncTag[] {
  return types === undefined ? [datasetTag(dataset)] : types.map((type) => typeTag(dataset, type));
}

export function tagsOfChange(dataset: string, types: Iterable<string>): SyncTag[] {
  return [datasetTag(dataset), ...[...new Set(types)].map((type) => typeTag(dataset, type))];
}
