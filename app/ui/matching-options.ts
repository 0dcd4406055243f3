import { isOneSlip } from './one-slip.ts';

export interface MatchedOption {
  text: string;
  /** Among options that begin with what is typed, the heavier come first. Without a weight they follow those that have one. */
  weight?: number;
}

/** Shorter texts are a slip away from too many names. */
const shortestWithSlip = 3;
/** As long as the longest option and a slip. */
const longest = 80;

/**
 * Options that contain every typed word (`9000`, `gen`, `gent 90`); those that begin with one come first. Where there is none, those of which the
 * first word is one slip away (`gnt`).
 */
export function matchingOptions<Option extends MatchedOption>(options: readonly Option[], typed: string): Option[] {
  const words = simplified(typed).split(/\s+/).filter(Boolean);
  const [first = '', ...others] = words;
  if (first === '') return [...options];
  if (typed.length > longest) return [];
  const found = options.filter(({ text }) => words.every((word) => simplified(text).includes(word)));
  const rank = ({ text }: Option) => (simplified(text).startsWith(first) ? 0 : 1);
  const weight = (option: Option) => option.weight ?? -1;
  if (found.length === 0 && others.length === 0 && first.length >= shortestWithSlip) {
    const near = options.filter(({ text }) => isOneSlip(first, simplified(text).split(' ', 1)[0] ?? ''));
    return near.sort((a, b) => weight(b) - weight(a));
  }
  return found.sort((a, b) => rank(a) - rank(b) || weight(b) - weight(a));
}

/** `Liège` is found by `liege`. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
