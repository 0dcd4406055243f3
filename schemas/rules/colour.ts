import type { CustomValidatorResult } from 'sanity';
import { contrastRatio, isColour, readableContrast } from '../../app/ui/contrast.ts';
import { fill } from '../words.ts';
import { isRecord } from './record.ts';
import { words } from './words.ts';

export interface Contrast {
  /** Rounded down to a tenth, or 4.49 would read as the 4.5 that is asked for. */
  ratio: number;
  needed: number;
  readable: boolean;
}

/** How well text of one colour can be read on the other; null while a colour is not filled in. */
export function contrast(text: unknown, background: unknown): Contrast | null {
  if (!isColour(text) || !isColour(background)) return null;
  const ratio = contrastRatio(text, background);
  return { ratio: Math.floor(ratio * 10) / 10, needed: readableContrast, readable: ratio >= readableContrast };
}

/** A sentence when text of one colour on the other cannot be read, else null. Colours not yet filled in have no problem. */
export function contrastProblem(what: string, text: unknown, background: unknown): string | null {
  const found = contrast(text, background);
  if (found === null || found.readable) return null;
  return fill(words.contrastTooLow, { what, ratio: found.ratio, needed: found.needed });
}

/** A text colour and its background, by the names of their fields, and its name in a message. */
interface Pair {
  text: string;
  ground: string;
  what: string;
}

/** Refuses unreadable colour pairs of an object; each message is shown at its text colour. */
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
