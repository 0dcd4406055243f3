/** Where the visitor came from, as the address of the first page said: known while the page is open, stored nowhere. */
let first: string | null = null;

const known = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/** Remembers how the visitor came. Called once, before the router changes the address. Browser only. */
export function rememberSource(): void {
  first = sourceOf(location.search);
}

/** `utm_source=…&utm_campaign=…`; empty where nothing is known. */
export function visitSource(): string {
  return first ?? '';
}

export function sourceOf(search: string): string {
  const given = new URLSearchParams(search);
  return new URLSearchParams(
    known.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value.slice(0, 100)]] : [];
    }),
  ).toString();
}
