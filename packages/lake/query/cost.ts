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
 * An estimate of the steps a query takes, counting operators, documents and the sizes of parameters, and a subquery once for every item it runs for. A query runs on the
 * same thread as everything else, so any client could otherwise stop the site with three nested `*`.
 */
export function estimateSteps(tree: unknown, view: View): number {
  return estimate(tree, view).steps;
}

/** Nodes that work `expr` (or `args`, for `order` and `score`) out for each item of `base`. */
const perItem = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall']);
/** `match` takes texts apart into words, with an expression for each that is looked for. */
const perMatchedWord = 10;
/** What compares each of one side with each of the other. */
const comparing = new Set(['in', 'match']);

function estimate(node: unknown, view: View): Estimate {
  if (Array.isArray(node)) return together(node, view);
  if (!isRecord(node)) return { steps: 1, items: 1 };
  if (node.type === 'Value') return { steps: 1 + weight(node.value), items: itemsOf(node.value) };
  if (node.type === 'Everything') return { steps: view.byId.size, items: view.byId.size };
  if (node.type === 'Parameter') {
    const type = typeOfParameter(String(node.name));
    return { steps: 1, items: type === undefined ? 1 : view.byType(type).length };
  }
  if (typeof node.type === 'string' && perItem.has(node.type)) {
    const base = estimate(node.base, view);
    const each = estimate([node.expr ?? [], node.args ?? []], view);
    return { steps: base.steps + base.items * each.steps, items: base.items * Math.max(1, each.items) };
  }
  const parts = Object.values(node).filter((part) => typeof part === 'object');
  const { steps, items } = together(parts, view);
  if (node.type === 'OpCall' && comparing.has(String(node.op))) {
    const [left, right] = [estimate(node.left, view), estimate(node.right, view)];
    const words = node.op === 'match' ? perMatchedWord : 1;
    return { steps: left.steps + right.steps + words * left.items * right.items, items: 1 };
  }
  // `[...a, ...b]` has the items of both; a text that is split has as many as it has letters.
  if (node.type === 'Array') return { steps, items: sum(parts.flat().map((part) => estimate(part, view).items)) };
  if (node.type === 'FuncCall' && node.name === 'split') return { steps, items: Math.max(items, steps) };
  return { steps, items };
}

function together(nodes: readonly unknown[], view: View): Estimate {
  const parts = nodes.map((node) => estimate(node, view));
  return {
    steps: 1 + sum(parts.map(({ steps }) => steps)),
    items: parts.reduce((most, { items }) => Math.max(most, items), 1),
  };
}

function itemsOf(value: unknown): number {
  if (typeof value === 'string') return 1 + value.length / lettersPerStep;
  return Array.isArray(value) ? Math.max(1, sum(value.map(itemsOf))) : 1;
}

/** Letters that are read in one step. */
const lettersPerStep = 8;

/** How much there is to a parameter's value. */
function weight(value: unknown): number {
  if (typeof value === 'string') return value.length / lettersPerStep;
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + sum(Object.values(value).map(weight));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
