import { parse, type ExprNode } from 'groq-js';
import { isRecord } from '../documents/document.ts';

/** A prepared query: parsed with its parameters folded in, and narrowed to the documents it can be about. */
export interface QueryTree {
  tree: ExprNode;
  /** Document types whose list the tree reads instead of the whole dataset. */
  types: readonly string[];
  /** Whether it reads documents beyond those lists: by a filter without a type, or by following references. */
  readsAll: boolean;
  /** Whether it needs the list of all documents, as `*` without a type does. */
  listsAll: boolean;
  /** Parameters that are used but not given. */
  missing: readonly string[];
  /** Whether the result depends on the time or the reader, so that it must not be cached. */
  momentary: boolean;
}

/** The parameter that contains the documents of one type. No query can name it, because `#` is not allowed in names. */
const prefix = '#type ';
export const typeParameter = (type: string): string => `${prefix}${type}`;

const momentaryFunctions = new Set(['now', 'identity']);

/** Parses a query. Throws the errors of groq-js. */
export function readQuery(query: string, params: Record<string, unknown>): QueryTree {
  const types = new Set<string>();
  const missing = new Set<string>();
  let momentary = false;
  let listsAll = false;
  let follows = false;

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isRecord(node)) return;
    if (node.type === 'Value') return; // a parameter's value is not part of the query
    if (node.type === 'Parameter' && typeof node.name === 'string' && !Object.hasOwn(params, node.name))
      missing.add(node.name);
    if (node.type === 'Everything') listsAll = true;
    // `releases::all()` searches all documents for releases.
    if (node.type === 'FuncCall' && node.namespace === 'releases') listsAll = true;
    if (node.type === 'Deref') follows = true;
    if (node.type === 'FuncCall' && typeof node.name === 'string' && momentaryFunctions.has(node.name))
      momentary = true;
    if (node.type === 'Filter' && isRecord(node.base) && node.base.type === 'Everything') {
      const type = typeRequired(node.expr);
      if (type !== undefined) {
        types.add(type);
        node.base = { type: 'Parameter', name: typeParameter(type) };
      }
    }
    for (const [key, part] of Object.entries(node)) {
      if (key !== 'base' || !isRecord(part) || !String(part.name).startsWith(prefix)) visit(part);
    }
  };

  const tree = parse(query, { params });
  visit(tree);
  return { tree, types: [...types], readsAll: listsAll || follows, listsAll, missing: [...missing], momentary };
}

/** The type that a filter's documents must have: one operand of its topmost `&&` is `_type == "x"`. */
function typeRequired(expr: unknown): string | undefined {
  if (!isRecord(expr)) return undefined;
  if (expr.type === 'And') return typeRequired(expr.left) ?? typeRequired(expr.right);
  if (expr.type === 'Group') return typeRequired(expr.base);
  if (expr.type !== 'OpCall' || expr.op !== '==') return undefined;
  return typeNamed(expr.left, expr.right) ?? typeNamed(expr.right, expr.left);
}

function typeNamed(attribute: unknown, value: unknown): string | undefined {
  if (!isRecord(attribute) || attribute.type !== 'AccessAttribute') return undefined;
  if (attribute.name !== '_type' || attribute.base !== undefined) return undefined;
  return isRecord(value) && value.type === 'Value' && typeof value.value === 'string' ? value.value : undefined;
}
