import { documentTypes } from './document-types.ts';
import * as queries from './queries.ts';

/** A query and the document types it reads; its result is valid until one of their revisions rises. */
export interface ContentSource<Query extends string = string> {
  query: Query;
  types: readonly string[];
}

type Queries = typeof queries;

/** Named after the queries without their suffix: `pageTreeQuery` becomes the source `pageTree`. */
type Sources = {
  [Name in keyof Queries as Name extends `${infer Stem}Query` ? Stem : never]: ContentSource<Queries[Name]>;
};

// `Object.entries` loses which name belongs to which query; the type above restores it.
export const sources = Object.fromEntries(
  Object.entries(queries).map(([name, query]): [string, ContentSource] => [
    name.replace(/Query$/, ''),
    { query, types: documentTypes(query) },
  ]),
) as Sources;

/** Every document type that the site reads. */
export const contentTypes: readonly string[] = [...new Set(Object.values(sources).flatMap(({ types }) => [...types]))];
