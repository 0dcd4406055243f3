import { parse, type ExprNode } from 'groq-js';

/** The type that `asset` references, by the field that contains it; pictures have no such field. */
const assets: Record<string, string> = { file: 'sanity.fileAsset' };
const picture = 'sanity.imageAsset';

/**
 * The types of the documents that a query reads: those it filters by, and the assets it dereferences.
 *
 * @throws {Error} if it reads all documents, or dereferences an unknown type: the page cache would miss changes
 */
export function documentTypes(query: string): string[] {
  const found = new Set<string>();
  visit(parse(query), (node) => {
    if (node.type === 'Filter' && node.base.type === 'Everything') {
      const named = typesNamed(node.expr);
      if (named.length === 0) throw new Error(`A query reads documents of any type: ${query}`);
      for (const type of named) found.add(type);
    }
    if (node.type === 'Deref') {
      const { base } = node;
      if (base.type !== 'AccessAttribute' || base.name !== 'asset')
        throw new Error(`A query follows a reference other than an asset: ${query}`);
      const field = base.base?.type === 'AccessAttribute' ? base.base.name : '';
      found.add(assets[field] ?? picture);
    }
  });
  return [...found];
}

/** The types of a condition such as `_type == "article" && …`. */
function typesNamed(condition: ExprNode): string[] {
  const found: string[] = [];
  visit(condition, (node) => {
    if (node.type !== 'OpCall' || node.op !== '==') return;
    const { left, right } = node;
    const isType = left.type === 'AccessAttribute' && left.name === '_type' && left.base === undefined;
    if (isType && right.type === 'Value' && typeof right.value === 'string') found.push(right.value);
  });
  return found;
}

function visit(value: unknown, see: (node: ExprNode) => void): void {
  if (Array.isArray(value)) return value.forEach((each) => visit(each, see));
  if (typeof value !== 'object' || value === null) return;
  // Every node of the tree has a type; objects without one only group nodes.
  if ('type' in value) see(value as ExprNode);
  Object.values(value).forEach((each) => visit(each, see));
}
