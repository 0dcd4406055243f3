import { roomCountLimit } from '../../domain/codes.ts';
import { leave, note } from './draft.ts';
import { type QuantityReader, boundAfter } from './quantity.ts';
import { type Sentence, after, means } from './sentence.ts';

export const roomWords = ['bedrooms', 'bathrooms', 'showerrooms', 'toilets'] as const;

/** `drie slaapkamers`, `3-Zimmer-Wohnung`, `2 garages`, `garage voor 2 auto's`. */
export const readRooms: QuantityReader = (sentence, quantity, unit, draft) => {
  const { at, value } = quantity;
  const garage = draft.named.find(({ type, parking }) => type === 'garage' && !parking);
  const livingRoomToo = means(sentence, unit, 'rooms');
  const ofCars = means(sentence, unit, 'cars') && (garage !== undefined || means(sentence, unit + 1, 'garage'));
  const parameter =
    roomWords.find((each) => means(sentence, unit, each)) ??
    (livingRoomToo ? 'bedrooms' : ofCars || means(sentence, unit, 'garage') ? 'garages' : null);
  if (!parameter || value < 1 || value > roomCountLimit) return at;
  const { bound, next } = boundAfter(sentence, afterCars(sentence, unit), quantity.bound);
  if (bound === 'max') {
    // A search has no maximum number of rooms.
    leave(draft, at, next);
    return next;
  }
  const count = Math.floor(value) - (livingRoomToo ? 1 : 0);
  if (count > 0) draft.rooms[parameter] = count;
  if (ofCars && garage) garage.measured = true;
  const used = note(sentence, draft, at, next, parameter);
  const type = (['apartment', 'house'] as const).find((each) => means(sentence, unit, each));
  if (type) draft.named.push({ type, parking: false, withHome: false, measured: false, at, next, used });
  return next;
};

/** The token after the unit; in `2-car garage` the garage is part of it. */
function afterCars(sentence: Sentence, unit: number): number {
  const next = after(sentence, unit);
  return means(sentence, unit, 'cars') && means(sentence, next, 'garage') ? after(sentence, next) : next;
}
