import {
  cleanName,
  encodeShortlist,
  marks,
  maxCodeLength,
  type Mark,
  type Person,
  type Shortlist,
} from './shortlist-code.ts';

/** Who made a list, or who answered: their place among its people. */
export type Viewer = 0 | 1;

/** What counts of a query, for the links to the other languages. */
export function shortlistQuery(given: URLSearchParams): URLSearchParams {
  const code = given.get('list');
  if (code === null || code.length > maxCodeLength) return new URLSearchParams();
  const me = given.get('me');
  return new URLSearchParams(me === '1' || me === '2' ? { list: code, me } : { list: code });
}

/** The query of a list; with `viewer`, of the page where that person marks it, which is not what one sends. */
export function queryOfShortlist(list: Shortlist, viewer: Viewer | null = null): string {
  return `?list=${encodeShortlist(list)}${viewer === null ? '' : `&me=${viewer + 1}`}`;
}

/** Who looks at a list: whom the address names, else who has been sent a list that nobody answered. Null: two people have marked it. */
export function viewerOf(list: Shortlist, query: URLSearchParams): Viewer | null {
  const me = query.get('me');
  if (me === '1') return 0;
  return me === '2' || list.people.length === 1 ? 1 : null;
}

function isMark(value: unknown): value is Mark {
  return marks.some((mark) => mark === value);
}

/** The field of a home in the form of marks. */
export function markField(id: string): string {
  return `mark-${id}`;
}

/** A list with what its form says of one person, whether the browser's scripts read the form or it was sent. */
export function withAnswer(list: Shortlist, viewer: Viewer, field: (name: string) => unknown): Shortlist {
  const name = field('name');
  const person: Person = {
    name: cleanName(typeof name === 'string' ? name : ''),
    marks: list.ids.map((id) => {
      const mark = field(markField(id));
      return isMark(mark) ? mark : 'none';
    }),
  };
  const [first, second] = list.people;
  if (viewer === 1) return { ids: list.ids, people: [first, person] };
  return { ids: list.ids, people: second === undefined ? [person] : [person, second] };
}

/** The homes to compare first: those that most people said yes to, in the order of the list. */
export function bestHomes({ ids, people }: Shortlist, count: number): string[] {
  const yeses = (id: string) => people.filter((person) => person.marks[ids.indexOf(id)] === 'like').length;
  return [...ids].sort((one, other) => yeses(other) - yeses(one)).slice(0, count);
}
