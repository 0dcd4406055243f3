import {
  cleanName,
  encodeShortlist,
  marks,
  maxCodeLength,
  type Mark,
  type Person,
  type Shortlist,
} from './shortlist-code.ts';

/** The index of the maker or the answerer among the people of a list. */
export type Viewer = 0 | 1;

/** The relevant part of a query, for the links to other languages. */
export function shortlistQuery(given: URLSearchParams): URLSearchParams {
  const code = given.get('list');
  if (code === null || code.length > maxCodeLength) return new URLSearchParams();
  const me = given.get('me');
  return new URLSearchParams(me === '1' || me === '2' ? { list: code, me } : { list: code });
}

/** The query of a list; with `viewer`, of that person's page to mark it, which must not be shared. */
export function queryOfShortlist(list: Shortlist, viewer: Viewer | null = null): string {
  return `?list=${encodeShortlist(list)}${viewer === null ? '' : `&me=${viewer + 1}`}`;
}

/**
 * The viewer of a list: the one in the query, otherwise the recipient of an unanswered list. Null if two people have
 * marked it.
 */
export function viewerOf(list: Shortlist, query: URLSearchParams): Viewer | null {
  const me = query.get('me');
  if (me === '1') return 0;
  return me === '2' || list.people.length === 1 ? 1 : null;
}

function isMark(value: unknown): value is Mark {
  return marks.some((mark) => mark === value);
}

/** The name of a home's field in the form of marks. */
export function markField(id: string): string {
  return `mark-${id}`;
}

/** Applies one person's form to a list; used by the browser and for submitted forms. */
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

/** The homes to compare first: those that most people like, in the order of the list. */
export function bestHomes({ ids, people }: Shortlist, count: number): string[] {
  const yeses = (id: string) => people.filter((person) => person.marks[ids.indexOf(id)] === 'like').length;
  return [...ids].sort((one, other) => yeses(other) - yeses(one)).slice(0, count);
}
