/** Whether both hold the same things under the same names. */
export function holdsSame<Held extends object>(one: Held, other: Held): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Held)[];
  return names.every((name) => one[name] === other[name]);
}
