/** A dictionary: groups of texts, in i18next's format. */
export type Dictionary = { [key: string]: string | Dictionary };

/** Editors' replacements of interface texts: dotted key → text, in one language (requirements 10.19). */
export type Overrides = Record<string, string>;

/** Merges the product's texts with those of its modules, each in its own group. */
export function withParts(product: Dictionary, parts: Record<string, Dictionary>): Dictionary {
  return Object.assign({}, product, ...Object.values(parts));
}

/** Replaces texts of a dictionary by editors' overrides; unknown keys are ignored. */
export function withOverrides(dictionary: Dictionary, overrides: Overrides): Dictionary {
  const copy = structuredClone(dictionary);
  for (const [key, text] of Object.entries(overrides)) {
    const steps = key.split('.');
    const last = steps.pop();
    let group: Dictionary | undefined = copy;
    for (const step of steps) {
      const next: string | Dictionary | undefined = group?.[step];
      group = typeof next === 'object' ? next : undefined;
    }
    if (group && last !== undefined && typeof group[last] === 'string') group[last] = text;
  }
  return copy;
}

export function dictionaryKeys(dictionary: Dictionary, prefix = ''): string[] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : dictionaryKeys(value, `${prefix}${key}.`),
  );
}
