import type { CustomValidatorResult } from 'sanity';
import { contrastRatio, isColour, readableContrast } from '../../app/ui/contrast.ts';
import { fill } from '../words.ts';
import { isRecord } from './record.ts';
import { words } from './words.ts';

export interface Contrast {
  /** Rounded down to a tenth, so that 4.49 does not read as the required 4.5. */
  ratio: number;
  needed: number;
  readable: boolean;
}

/** The contrast between two colours; null while one is missing. */
export function contrast(text: unknown, background: unknown): Contrast | null {
  if (!isColour(text) || !isColour(background)) return null;
  const ratio = contrastRatio(text, background);
  return { ratio: Math.floor(ratio * 10) / 10, needed: readableContrast, readable: ratio >= readableContrast };
}

/** A message if the contrast is too low, else null. Missing colours are not a problem. */
export function contrastProblem(what: string, text: unknown, background: unknown): string | null {
  const found = contrast(text, background);
  if (found === null || found.readable) return null;
  return fill(words.contrastTooLow, { what, ratio: found.ratio, needed: found.needed });
}

/** The field names of a text colour and its background, and the text colour's name in messages. */
interface Pair {
  text: string;
  ground: string;
  what: string;
}

/** Rejects low-contrast colour pairs of an object; each message appears at the text colour. */
export function readablePairs(pairs: readonly Pair[]) {
  return (colours: unknown): CustomValidatorResult => {
    if (!isRecord(colours)) return true;
    const problems = pairs.flatMap(({ text, ground, what }) => {
      const message = contrastProblem(what, colours[text], colours[ground]);
      return message === null ? [] : [{ message, path: [text] }];
    });
    return problems.length === 0 ? true : problems;
  };
}
