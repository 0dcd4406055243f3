import { isRecord } from '../documents/document.ts';
import type { View } from '../documents/view.ts';
import { typeOfParameter } from './tree.ts';

interface Estimate {
  /** Steps to evaluate the node once. */
  steps: number;
  /** Maximum number of items that it yields. */
  items: number;
}

/**
 * Estimates the steps of a query from its operators, documents and the size of parameters, counting a subquery once per
 * item that it runs for. Queries run on the same thread as everything else, so any client could otherwise block the
 * site with three nested `*`.
 */
export function estimateSteps(tree: unknown, view: View): number {
  return estimate(tree, view).steps;
}

/** Nodes that evaluate `expr` (or `args`, for `order` and `score`) for each item of `base`. */
const perItem = new Set(['Filter', 'Map', 'FlatMap', 'PipeFuncCall']);
/** `match` splits texts into words and uses a regular expression for each search term. */
const perMatchedWord = 10;
/** Operators that compare each item of one side with each of the other. */
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
  // `[...a, ...b]` has the items of both; splitting a text yields up to as many items as it has letters.
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

/** Letters processed in one step. */
const lettersPerStep = 8;

/** The size of a parameter's value. */
function weight(value: unknown): number {
  if (typeof value === 'string') return value.length / lettersPerStep;
  if (typeof value !== 'object' || value === null) return 1;
  return 1 + sum(Object.values(value).map(weight));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
