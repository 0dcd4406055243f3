/** Texts to translate in a value of one language, and the value with translated ones. Pure. */
import { isRecord } from '../../schemas/rules/record.ts';

/** The texts of a string or of Portable Text, in order; `undefined` for anything else. */
export function textsIn(value: unknown): string[] | undefined {
  if (typeof value === 'string') return [value];
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((block: unknown) => spansOf(block).map(({ text }) => text));
}

/**
 * The same value with other texts, of which there must be as many. Parts of Portable Text get keys of their own, so that
 * the two languages stay apart.
 */
export function withTexts(value: unknown, texts: readonly string[], newKey: () => string): unknown {
  if (!Array.isArray(value)) return texts[0] ?? '';
  const left = [...texts];
  return value.map((block: unknown) => {
    if (!isRecord(block)) return block;
    const keyed = { ...block, _key: newKey() };
    if (!Array.isArray(block.children)) return keyed;
    const children = block.children.map((child: unknown) =>
      isSpan(child) ? { ...child, _key: newKey(), text: left.shift() ?? '' } : child,
    );
    return { ...keyed, children };
  });
}

interface Span {
  text: string;
}

const isSpan = (child: unknown): child is Span => isRecord(child) && typeof child.text === 'string';

const spansOf = (block: unknown): Span[] =>
  isRecord(block) && Array.isArray(block.children) ? block.children.filter((child: unknown) => isSpan(child)) : [];
