import { isRecord } from '../documents/document.ts';
import type { View } from '../documents/view.ts';
import { typeOfParameter } from './tree.ts';

interface Estimate {
  /** Steps to work the node out once. */
  steps: number;
  /** How many items it may give. */
  items: number;
}

/**
 * An upper estimate of how many documents a query visits, counting a subquery once for every item it runs for. A query runs on the
 * same thread as everything else, so any client could otherwise stop the site with three nested `*`.
 */
export function estimateSteps(tree: unknown, view: View): number {
  return estimate(tree, view).steps;
}

/** Nodes that work `expr` (or `args`, for `order` and `score`) out for each item of `base`. */
const perItem = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall']);

function estimate(node: unknown, view: View): Estimate {
  if (Array.isArray(node)) return together(node, view);
  if (!isRecord(node) || node.type === 'Value') return { steps: 1, items: 1 };
  if (node.type === 'Everything') return { steps: 1, items: view.byId.size };
  if (node.type === 'Parameter') {
    const type = typeOfParameter(String(node.name));
    return { steps: 1, items: type === undefined ? 1 : view.byType(type).length };
  }
  if (typeof node.type === 'string' && perItem.has(node.type)) {
    const base = estimate(node.base, view);
    const each = estimate([node.expr ?? [], node.args ?? []], view);
    return { steps: base.steps + base.items * each.steps, items: base.items * Math.max(1, each.items) };
  }
  return together(
    Object.values(node).filter((part) => typeof part === 'object'),
    view,
  );
}

function together(nodes: readonly unknown[], view: View): Estimate {
  const parts = nodes.map((node) => estimate(node, view));
  return {
    steps: parts.reduce((sum, { steps }) => sum + steps, 1),
    items: parts.reduce((most, { items }) => Math.max(most, items), 1),
  };
}
