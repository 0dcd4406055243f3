import { rangeOf } from './bounds.ts';
import { type Draft, narrowed, note } from './draft.ts';
import { type QuantityReader, boundAfter } from './quantity.ts';
import { type Sentence, after, means, skip } from './sentence.ts';

const squareMetres = { m2: 1, are: 100, hectare: 10_000 } as const;
const measures = ['m2', 'are', 'hectare'] as const;
const outside = ['plot', 'garden', 'terrace'] as const;
const kilometresPerMile = 1.609;
const farthest = 200;

/**
 * `minstens 120 m²`, `grond van 500 m²`, `5 are`. A search has no condition for a terrace's surface, so that is
 * dropped.
 */
export const readSurface: QuantityReader = (sentence, quantity, unit, draft) => {
  const { at, value, upper } = quantity;
  const measure = measures.find((each) => means(sentence, unit, each));
  if (!measure) return at;
  const { bound, next } = boundAfter(sentence, after(sentence, unit), quantity.bound);
  const part = partBefore(sentence, at, draft) ?? partAfter(sentence, next);
  const plot = draft.named.findLast(({ type }) => type === 'plot');
  if (draft.topic === 'plot' && plot) plot.measured = true;
  const field = part || measure !== 'm2' ? 'ground' : 'surface';
  note(sentence, draft, at, next, part === 'terrace' ? part : field);
  if (part === 'terrace') return next;
  const factor = squareMetres[measure];
  draft[field] = narrowed(draft[field], rangeOf(value * factor, upper && upper * factor, bound, 'min'));
  // `500 m² grond`: a plot that follows has this surface.
  draft.topic = field === 'ground' ? 'are' : null;
  return next;
};

/** `terrain 500 m²`, `tuin van 300 m²`, but not `huis met tuin 150 m²`. */
function partBefore(sentence: Sentence, at: number, { topic }: Draft) {
  const apart = /[,;]/.test(sentence.tokens[at]?.before ?? '');
  if (apart || (topic !== 'plot' && !means(sentence, at - 1, 'stop'))) return undefined;
  return outside.find((each) => each === topic);
}

function partAfter(sentence: Sentence, at: number) {
  const next = skip(sentence, at, 'stop');
  const apart = /[,;]/.test(sentence.tokens[at]?.before ?? '');
  return apart ? undefined : outside.find((each) => means(sentence, next, each));
}

/** A radius in whole kilometres: `binnen 10 km van`. */
export const readDistance: QuantityReader = (sentence, { at, value }, unit, draft) => {
  const miles = means(sentence, unit, 'mile');
  if ((!miles && !means(sentence, unit, 'km')) || value > farthest) return at;
  const next = after(sentence, unit);
  draft.radius = Math.max(1, Math.round(miles ? value * kilometresPerMile : value));
  note(sentence, draft, at, next, 'radius');
  draft.expectsPlace = true;
  return next;
};
