/**
 * A visitor's name as an owner sees it: the first name and the initial of the last one, `An P.`. An owner sells a house, and has no need to know who
 * looked at it (GDPR article 5, data minimisation); the agency may decide otherwise.
 */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.match(/\p{L}/u)?.[0];
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase()}.`;
}

/** How an owner sees visitors' names, as the agency has decided: short, or in full. */
export function contactName(settings: { ownersSeeNames?: boolean } | null): (name: string) => string {
  return settings?.ownersSeeNames === true ? (name) => name.trim() : shortName;
}
