import type { PlaceKind } from './place.ts';

/** How people name a kind of place, in the form of `nameKey`: before or after the name. */
const kinds: readonly { kind: PlaceKind; before: RegExp; behind: RegExp }[] = [
  {
    kind: 'province',
    before:
      /^(?:(?:de|la|the|der|die) )?(?:provincie|province|provinz) (?:(?:de|du|d|des|of|van|von) )?(?:(?:la|le|l|the) )?/,
    behind: / (?:provincie|province|provinz)$/,
  },
  {
    kind: 'arrondissement',
    before:
      /^(?:(?:het|l|the|das|dem) )?(?:arrondissement|bezirk|district) (?:(?:de|du|d|of|van|von) )?(?:(?:la|le|l) )?/,
    behind: / (?:arrondissement|district)$/,
  },
  {
    kind: 'region',
    before: /^(?:(?:de|het|la|the|die|der) )?(?:regio|gewest|region) (?:(?:de|du|d|of|van|von) )?(?:(?:la|le|l) )?/,
    behind: / (?:gewest|region)$/,
  },
];

/** Adjectives in the names of Belgium's regions: Région wallonne, Vlaams Gewest, Flämische Region. */
const regionWords: Record<string, string> = {
  vlaams: 'vlaanderen',
  flamande: 'vlaanderen',
  flemish: 'vlaanderen',
  flamische: 'vlaanderen',
  waals: 'wallonie',
  wallonne: 'wallonie',
  walloon: 'wallonie',
  wallonische: 'wallonie',
  ...Object.fromEntries(
    ['brussel', 'brussels', 'bruxelles', 'bruxelles capitale', 'bruxelloise', 'brusseler'].map((words) => [
      words,
      'brussels hoofdstedelijk gewest',
    ]),
  ),
};

/**
 * The kind that a text names, and candidates for the name; null if it names no kind.
 *
 * @param key of the whole text (`nameKey`)
 */
export function kindInName(key: string): { kind: PlaceKind; keys: readonly string[] } | null {
  for (const { kind, before, behind } of kinds) {
    const name = before.test(key) ? key.replace(before, '') : behind.test(key) ? key.replace(behind, '') : '';
    if (name === '') continue;
    const said = name.replace(/^(?:de|het|la|the|die|der) /, '');
    return { kind, keys: kind === 'region' ? [regionWords[said] ?? said, said] : [said, name] };
  }
  return null;
}
