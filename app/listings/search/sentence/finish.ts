import type { Goal, PropertyTypeKey } from '../../domain/codes.ts';
import { type Draft, type NamedType, leave, narrowed } from './draft.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentence.ts';

/**
 * Turns a draft into a reading once the whole sentence has been read. Only then is it clear whether a garage is a type
 * or a part of the home.
 */
export function finish(sentence: Sentence, draft: Draft): Reading {
  const types = typesOf(draft);
  const goal = goalOf(draft);
  return {
    goal,
    types: [...types],
    rooms: draft.rooms,
    ...moneyOf(draft, goal),
    surface: draft.surface,
    ground: draft.ground,
    flags: [...draft.flags],
    state: draft.state,
    epc: draft.epc,
    year: draft.year,
    near: draft.radius !== null || (draft.near && draft.places.length > 0),
    radius: draft.radius,
    places: draft.places,
    rest: [restOf(sentence, draft), sentence.unread].filter(Boolean).join(' '),
    used: [...draft.used].sort((a, b) => a.from - b.from),
  };
}

/** A monthly amount means renting, unless the sentence mentions buying or own money. */
function goalOf({ goals, perMonth, ownMoney }: Draft): Goal | null {
  const [only = null] = goals;
  if (goals.size > 0) return goals.size === 1 ? only : null;
  if (ownMoney !== null) return 'sale';
  return perMonth ? 'rent' : null;
}

function moneyOf(
  { price, monthly, ownMoney }: Draft,
  goal: Goal | null,
): Pick<Reading, 'price' | 'month' | 'ownMoney'> {
  if (goal === 'sale') return { price, month: monthly?.max ?? null, ownMoney };
  return { price: monthly ? narrowed(price, monthly) : price, month: null, ownMoney: null };
}

function typesOf(draft: Draft): Set<PropertyTypeKey> {
  const { named, rooms } = draft;
  const homes = named.filter(({ type, withHome, measured }) => !withHome && !measured && type !== 'garage');
  const hasHome = homes.length > 0 || Object.keys(rooms).some((room) => room !== 'garages');
  const types = new Set(homes.map(({ type }) => type));
  for (const each of named) {
    if (homes.includes(each)) continue;
    if (each.type === 'garage') {
      if (hasHome || each.withHome || each.measured) asPart(each, draft);
      else types.add('garage');
    } else if (!hasHome) types.add(each.type);
    else if (each.measured) each.used.as = 'ground';
    else {
      // A home with an office is not an office, so the word stays free text.
      draft.used = draft.used.filter((used) => used !== each.used);
      leave(draft, each.at, each.next);
    }
  }
  return types;
}

function asPart({ parking, used }: NamedType, { flags, rooms }: Draft): void {
  used.as = parking ? 'parking' : 'garages';
  if (parking) flags.add('parking');
  else rooms.garages ??= 1;
}

/** Keeps the original separators, so that `UC-4272` stays one word. */
function restOf({ tokens }: Sentence, { rest }: Draft): string {
  let text = '';
  for (const [at, token] of tokens.entries()) {
    if (!rest.has(at)) continue;
    const joined = rest.has(at - 1) && !/\s/.test(token.before);
    text += text === '' ? token.typed : `${joined ? token.before : ' '}${token.typed}`;
  }
  return text;
}
