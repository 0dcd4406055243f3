import { evaluate, parse, type ExprNode } from 'groq-js';
import { isRecord, type LakeDocument } from '../documents/document.ts';

/** Whether a document matches a listener's query. */
export type DocumentFilter = (document: LakeDocument) => Promise<boolean>;

/** Parts of a query that shape the result but do not select documents. */
const shaping = new Set([
  'Projection',
  'Map',
  'FlatMap',
  'Slice',
  'PipeFuncCall',
  'AccessElement',
  'ArrayCoerce',
  'AccessAttribute',
  'Group',
]);

/**
 * The filter of a query: "listener queries do not support joins, since they operate on individual documents, and will
 * ignore order-clauses and projections" (https://www.sanity.io/docs/realtime-updates).
 *
 * @throws {Error} if the query has no filter over all documents
 */
export function createFilter(query: string, params: Record<string, unknown>, identity: string): DocumentFilter {
  const filter = filterOf(parse(query, { params }));
  if (filter === undefined) throw new Error('A listener needs a query that begins with "*", as in *[_type == "page"].');
  return async (document) => {
    const value = await evaluate(filter, { dataset: [document], params, identity });
    const found: unknown = await value.get();
    return Array.isArray(found) && found.length > 0;
  };
}

function filterOf(tree: ExprNode): ExprNode | undefined {
  let node: unknown = tree;
  while (isNode(node) && shaping.has(node.type) && 'base' in node) node = node.base;
  const filter = node;
  while (isNode(node) && node.type === 'Filter') node = node.base;
  return isNode(node) && node.type === 'Everything' && isNode(filter) ? filter : undefined;
}

const isNode = (node: unknown): node is ExprNode => isRecord(node) && typeof node.type === 'string';
