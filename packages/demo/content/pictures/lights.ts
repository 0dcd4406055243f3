import type { Light } from '../../pictures/light.ts';

type Hours = 'dusk' | 'morning' | 'noon' | 'afternoon';

const common = { contrast: 0.52, full: 0.46 };

/** The light of the banners: chosen by hand, because each slide should show a different time of day. */
export const lights: Record<Hours, Light> = {
  dusk: {
    ...common,
    hour: 'dusk',
    sky: ['#31466e', '#a08aa6', '#f6c58e'],
    cloud: '#e3a08f',
    clouds: 'ripples',
    side: 1,
    sun: [0.5, 0.5, -0.7],
    warmth: '#f3c6a4',
    shadow: '#232a42',
    depth: 0.16,
    lamps: 0.62,
    season: 'summer',
    grade: ['#33406a', 0.22],
  },
  morning: {
    ...common,
    hour: 'morning',
    sky: ['#9dbccd', '#d3ddd8', '#f9e8cc'],
    cloud: '#fdf4e2',
    clouds: 'streaks',
    side: -1,
    sun: [-0.56, 0.46, -0.69],
    warmth: '#ffe6bd',
    shadow: '#35405a',
    depth: 0.38,
    lamps: 0.04,
    season: 'spring',
    grade: ['#ffe7bf', 0.05],
  },
  noon: {
    ...common,
    hour: 'noon',
    sky: ['#6b9fc0', '#a9cbd7', '#e4ebe1'],
    cloud: '#fbfaf3',
    clouds: 'heaps',
    side: 1,
    sun: [0.5, 0.6, -0.62],
    warmth: '#fff1d4',
    shadow: '#27354d',
    depth: 0.44,
    lamps: 0,
    season: 'summer',
  },
  afternoon: {
    ...common,
    hour: 'afternoon',
    sky: ['#7c9fb5', '#c6cfc6', '#f6dcae'],
    cloud: '#fdefd6',
    clouds: 'heaps',
    side: -1,
    sun: [-0.6, 0.46, -0.65],
    warmth: '#ffd79c',
    shadow: '#37364f',
    depth: 0.42,
    lamps: 0.03,
    season: 'autumn',
    grade: ['#ffcf8a', 0.06],
  },
};
