/**
 * A visitor's name as owners see it: the first name and the initial of the last one, `An P.`. Owners do not need to
 * know who looked at their property (GDPR article 5, data minimisation); the agency may decide otherwise.
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.match(/\p{L}/u)?.[0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase()}.`;
}

/** Formats visitors' names for owners as the agency has decided: short, or in full. */
export function contactName(settings: { ownersSeeNames?: boolean } | null): (name: string) => string {
  return settings?.ownersSeeNames === true ? (name) => name.trim() : shortName;
}
