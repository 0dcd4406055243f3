import { palette } from './palette.ts';
import type { Person } from './person.ts';

const { brick, rose, moss, slate, steel, ochre, white } = palette;

const fair = '#e9c3a3';
const olive = '#c99872';
const dark = '#8a5a3c';
/** The people in the content, by the name of the picture's file. */
export const people = {
  'client-1': { seed: 1, hair: 'short', hairColour: '#5b3a26', skin: fair, clothes: steel, two: true },
  'client-2': { seed: 2, hair: 'bun', hairColour: '#3a2a22', skin: olive, clothes: brick },
  'client-3': { seed: 3, hair: 'bald', hairColour: '#9a9388', skin: fair, clothes: moss, glasses: true },
  'client-4': { seed: 4, hair: 'long', hairColour: '#b9823a', skin: fair, clothes: slate },
  'client-5': { seed: 5, hair: 'curly', hairColour: '#2b201c', skin: dark, clothes: ochre },
  'client-6': { seed: 6, hair: 'short', hairColour: '#2b2420', skin: olive, clothes: white, beard: true },
  'client-7': { seed: 7, hair: 'long', hairColour: '#8d8a86', skin: fair, clothes: rose, glasses: true },
  'client-8': { seed: 8, hair: 'curly', hairColour: '#6a3d22', skin: fair, clothes: moss },
  'team-1': { seed: 11, hair: 'long', hairColour: '#3c2a20', skin: fair, clothes: slate },
  'team-2': { seed: 12, hair: 'short', hairColour: '#6b6258', skin: fair, clothes: steel, glasses: true },
  'team-3': { seed: 13, hair: 'bun', hairColour: '#1f1a18', skin: dark, clothes: brick },
  'team-4': { seed: 14, hair: 'short', hairColour: '#7a4a28', skin: fair, clothes: moss, beard: true },
} satisfies Record<string, Person>;

/**
 * The agents by their number in the feed (packages/demo/listings/record/agents.ts); three are also on the team page.
 */
export const agents: Readonly<Record<number, Person>> = {
  1: { seed: 21, hair: 'short', hairColour: '#5a3d28', skin: fair, clothes: slate },
  2: { seed: 22, hair: 'long', hairColour: '#8a5a32', skin: fair, clothes: brick },
  3: people['team-1'],
  4: people['team-3'],
  5: people['team-4'],
  6: { seed: 26, hair: 'bun', hairColour: '#b48a55', skin: fair, clothes: moss },
  7: { seed: 27, hair: 'short', hairColour: '#2b2420', skin: olive, clothes: white, beard: true },
  8: { seed: 28, hair: 'short', hairColour: '#a8743f', skin: fair, clothes: ochre, beard: true },
  9: { seed: 29, hair: 'long', hairColour: '#c29a5c', skin: fair, clothes: rose, glasses: true },
  10: { seed: 30, hair: 'long', hairColour: '#2f2622', skin: olive, clothes: slate },
  11: { seed: 31, hair: 'short', hairColour: '#1d1715', skin: dark, clothes: steel, glasses: true },
  12: { seed: 32, hair: 'bun', hairColour: '#6b4226', skin: fair, clothes: ochre },
};
