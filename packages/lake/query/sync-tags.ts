/**
 * Tags that tell live clients what to fetch again. A query that only reads documents of certain types has those types'
 * tags; any other has the dataset's tag, which every change includes.
 */
export type SyncTag = `s1:${string}`;

const datasetTag = (dataset: string): SyncTag => `s1:${dataset}`;
const typeTag = (dataset: string, type: string): SyncTag => `s1:${dataset}:${type}`;

/** @param types `undefined` for a query that may read any document */
export function tagsOfQuery(dataset: string, types: readonly string[] | undefined): SyncTag[] {
  return types === undefined ? [datasetTag(dataset)] : types.map((type) => typeTag(dataset, type));
}

export function tagsOfChange(dataset: string, types: Iterable<string>): SyncTag[] {
  return [datasetTag(dataset), ...[...new Set(types)].map((type) => typeTag(dataset, type))];
}
