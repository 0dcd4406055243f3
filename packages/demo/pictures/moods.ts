import type { Random } from '../listings/random.ts';
import type { Light } from './light.ts';

/** A time of day with its weather; `slope` is the height of the sun, 1 for the zenith. */
type Mood = Omit<Light, 'sun' | 'side' | 'contrast' | 'season' | 'full'> & { slope: number };

const noon = { hour: 'noon', warmth: '#fff1d4', shadow: '#27354d', depth: 0.44, lamps: 0, slope: 0.62 } as const;
const morning = {
  hour: 'morning',
  warmth: '#ffe6bd',
  shadow: '#35405a',
  depth: 0.38,
  lamps: 0.04,
  slope: 0.5,
} as const;
const afternoon = {
  hour: 'afternoon',
  warmth: '#ffd79c',
  shadow: '#37364f',
  depth: 0.42,
  lamps: 0.03,
  slope: 0.46,
} as const;
const overcast = {
  hour: 'overcast',
  warmth: '#eef1f0',
  shadow: '#3c4750',
  depth: 0.15,
  lamps: 0.12,
  slope: 0.74,
} as const;
const dusk = { hour: 'dusk', warmth: '#f3c6a4', shadow: '#232a42', depth: 0.16, lamps: 0.5, slope: 0.66 } as const;

/** The weather over Belgium; the most common kinds weigh most. */
const moods: readonly [Mood, ...Mood[]] = [
  { ...noon, sky: ['#6b9fc0', '#a9cbd7', '#e4ebe1'], cloud: '#fbfaf3', clouds: 'heaps' },
  { ...noon, sky: ['#5c93b2', '#9fc4cf', '#dfe9df'], cloud: '#f8f7ef', clouds: 'streaks' },
  { ...noon, sky: ['#9dbcc2', '#c8d8d2', '#efead7'], cloud: '#fbf8ec', clouds: 'ripples' },
  { ...noon, sky: ['#8fb3c4', '#bfd5da', '#eceee4'], cloud: '#fdfcf6', clouds: 'heaps' },
  { ...noon, sky: ['#c3d3c9', '#dbe2d3', '#f2ecda'], cloud: '#faf6ea', clouds: 'none' },
  { ...morning, sky: ['#a6c1cf', '#d9dfd7', '#f9e8cc'], cloud: '#fdf4e2', clouds: 'streaks', grade: ['#ffe7bf', 0.05] },
  { ...morning, sky: ['#b3bfce', '#e2d6d1', '#f7dcc2'], cloud: '#fdeedd', clouds: 'veil', grade: ['#fbdcc4', 0.07] },
  { ...morning, sky: ['#e7cdb4', '#f0dfc6', '#f8ecd8'], cloud: '#fdf6e8', clouds: 'none', grade: ['#ffe3b8', 0.06] },
  { ...morning, sky: ['#84aec2', '#c4d8d8', '#f6ecd6'], cloud: '#fff8ea', clouds: 'heaps' },
  { ...afternoon, sky: ['#7c9fb5', '#c6cfc6', '#f6dcae'], cloud: '#fdefd6', clouds: 'heaps', grade: ['#ffcf8a', 0.06] },
  {
    ...afternoon,
    sky: ['#8ba6ae', '#d4cdb8', '#f3cf9c'],
    cloud: '#fbe3c2',
    clouds: 'streaks',
    grade: ['#ffc47c', 0.08],
  },
  // After rain: a dark sky behind sunlit walls.
  { ...afternoon, sky: ['#5f6f7b', '#87959b', '#c8c8bb'], cloud: '#a3adb0', clouds: 'veil', grade: ['#ffdca6', 0.05] },
  { ...afternoon, sky: ['#6f97b4', '#b5c9cf', '#f0e2c4'], cloud: '#fdf3df', clouds: 'ripples' },
  { ...overcast, sky: ['#b4bfc3', '#cfd5d4', '#e7e5dd'], cloud: '#f1f0ea', clouds: 'veil' },
  { ...overcast, sky: ['#a3b0b8', '#c3ccce', '#dedfd9'], cloud: '#e4e6e3', clouds: 'heaps' },
  { ...dusk, sky: ['#465a7c', '#a98e9d', '#f4c79b'], cloud: '#e3a992', clouds: 'streaks', grade: ['#3c3f63', 0.2] },
  { ...dusk, sky: ['#2b3c5b', '#5f7699', '#e2bf9f'], cloud: '#7f86a0', clouds: 'veil', grade: ['#26355c', 0.3] },
  { ...dusk, sky: ['#6b6685', '#d29b8c', '#f8d59a'], cloud: '#f0b596', clouds: 'heaps', grade: ['#5b3f5c', 0.16] },
];

/** The light of one picture. */
export function lightFor(random: Random): Light {
  const { slope, ...mood } = random.pick(moods);
  const side = random.pick([1, -1] as const);
  const across = 0.42 + random.next() * 0.3;
  const away = Math.sqrt(Math.max(0.1, 1 - across * across - slope * slope));
  return {
    ...mood,
    side,
    sun: [side * across, slope, -away],
    contrast: mood.hour === 'overcast' ? 0.26 : 0.52,
    full: 0.46,
    season: random.pick(['summer', 'summer', 'summer', 'spring', 'autumn'] as const),
  };
}
