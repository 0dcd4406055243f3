import { goals, propertyTypes } from '../../domain/codes.ts';
import { askedStates } from '../../domain/filters.ts';
import { amountAt } from './amount.ts';
import { type Reader, leave, note } from './draft.ts';
import { sentenceFlags } from './reading.ts';
import { roomWords } from './rooms.ts';
import { type Sentence, after, means, skip } from './sentence.ts';

const links = [
  'min',
  'max',
  'about',
  'between',
  'to',
  'and',
  'or',
  'with',
  'in',
  'near',
  'after',
  'before',
  'stop',
  'euro',
];

/** Reads a phrase that has a meaning by itself; anything else stays free text. */
export const readWord: Reader = (sentence, at, draft) => {
  const next = after(sentence, at);
  for (const read of [readGoal, readType, readFlag, readState, readRoom, readLink]) {
    const end = read(sentence, at, draft);
    if (end > at) return end;
  }
  leave(draft, at, next);
  return next;
};

const readGoal: Reader = (sentence, at, draft) => {
  const found = goals.filter((goal) => means(sentence, at, goal));
  const perMonth = means(sentence, at, 'month') && sentence.tokens[at]?.text !== 'm';
  if (found.length === 0 && !perMonth) return at;
  for (const goal of found) draft.goals.add(goal);
  if (perMonth) draft.perMonth = true;
  const next = after(sentence, at);
  note(sentence, draft, at, next, found[0] ?? 'rent');
  // `huurappartement` is also a type; `verkocht` also includes sold homes.
  readType(sentence, at, draft);
  readFlag(sentence, at, draft);
  return next;
};

const readType: Reader = (sentence, at, draft) => {
  const next = after(sentence, at);
  const parking = means(sentence, at, 'parking');
  const types = propertyTypes.map(({ key }) => key).filter((key) => means(sentence, at, key));
  if (parking) types.push('garage');
  if (types.length === 0) return at;
  const measured = draft.topic === 'are';
  const { withHome } = draft;
  for (const type of types) {
    const used = note(sentence, draft, at, next, type);
    draft.named.push({ type, parking, withHome, measured: measured && type === 'plot', at, next, used });
  }
  // `nieuwbouwwoning` is also a flag. Parking spaces are decided at the end (`finish.ts`).
  if (!parking) readFlag(sentence, at, draft);
  draft.topic = types[0] ?? null;
  return next;
};

const readFlag: Reader = (sentence, at, draft) => {
  const flag = sentenceFlags.find((each) => means(sentence, at, each));
  if (!flag) return at;
  const next = after(sentence, at);
  draft.flags.add(flag);
  note(sentence, draft, at, next, flag);
  draft.topic = flag;
  return next;
};

const readState: Reader = (sentence, at, draft) => {
  const state = askedStates.find((each) => means(sentence, at, each));
  if (!state) return at;
  const next = after(sentence, at);
  draft.state = state;
  note(sentence, draft, at, next, state);
  return next;
};

/** `met badkamer` means at least one, `slaapkamers: 3` three, `dubbele garage` two. */
const readRoom: Reader = (sentence, at, draft) => {
  const double = means(sentence, at, 'doubleGarage');
  const parameter = double ? 'garages' : roomWords.find((each) => means(sentence, at, each));
  if (!parameter) return at;
  const word = after(sentence, at);
  const count = double ? null : countBehind(sentence, word);
  const next = count?.next ?? word;
  draft.rooms[parameter] ??= double ? 2 : (count?.value ?? 1);
  note(sentence, draft, at, next, parameter);
  return next;
};

function countBehind(sentence: Sentence, at: number) {
  const count = amountAt(sentence, at);
  if (!count || count.value < 1 || count.value > 9) return null;
  const unit = skip(sentence, count.next, 'stop');
  return means(sentence, unit, ...roomWords, 'garage', 'cars', 'm2', 'are', 'km', 'euro') ? null : count;
}

const readLink: Reader = (sentence, at, draft) => {
  const link = sentence.phrases[at]?.meanings.filter((meaning) => links.includes(meaning)) ?? [];
  if (link.length === 0) return at;
  const next = after(sentence, at);
  if (link.includes('near') && !(link.includes('about') && amountAt(sentence, next))) {
    note(sentence, draft, at, next, 'near');
    draft.near = true;
  }
  if (link.includes('with')) draft.withHome = true;
  if (link.includes('or') || link.includes('in')) draft.withHome = false;
  draft.expectsPlace = link.includes('near') || link.includes('in') || (draft.expectsPlace && isFiller(link));
  return next;
};

function isFiller(link: readonly string[]): boolean {
  return link.some((each) => each === 'stop' || each === 'and' || each === 'or');
}
