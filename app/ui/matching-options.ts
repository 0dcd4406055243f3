export interface MatchedOption {
  text: string;
  /** Among options that begin with the typed text, heavier ones come first. Those without a weight come last. */
  weight?: number;
}

/** No option is longer. */
const longest = 80;

/**
 * Options that contain every typed word (`9000`, `gen`, `gent 90`); those that begin with the first word come first.
 */
export function matchingOptions<Option extends MatchedOption>(options: readonly Option[], typed: string): Option[] {
  const words = simplified(typed).split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  if (first === '') return [...options];
  if (typed.length > longest) return [];
  const found = options.filter(({ text }) => words.every((word) => simplified(text).includes(word)));
  const rank = ({ text }: Option) => (simplified(text).startsWith(first) ? 0 : 1);
  const weight = (option: Option) => option.weight ?? -1;
  return found.sort((a, b) => rank(a) - rank(b) || weight(b) - weight(a));
}

/** Strips case and diacritics, so that `liege` matches `Liège`. */
function simplified(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
