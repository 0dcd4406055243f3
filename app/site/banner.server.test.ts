// Requirements 2.2
import { expect, it, vi } from 'vitest';
import { bannerView, type StoredBanner } from './banner.server.ts';
import type { Visit } from './visit.server.ts';

const listing = (id: string, publishedOn: string) => ({ id, publishedOn });
const forSale = [listing('s1', '2026-03-01'), listing('s2', '2026-01-01')];
const forRent = [listing('r1', '2026-02-01'), listing('r2', '2025-12-01')];

vi.mock('~/listings/cards/property-card.server.ts', () => ({ propertyCards: (listings: object[]) => listings }));

const listings = {
  search: async ({ goal }: { goal: string }, { pageSize }: { pageSize: number }) => ({
    items: (goal === 'rent' ? forRent : forSale).slice(0, pageSize),
  }),
  summaries: async (ids: string[]) => ids.map((id) => ({ id })),
};
const visit = {
  choice: { language: 'nl', fallback: 'nl' },
  site: { settings: null },
  context: { listings },
} as unknown as Visit;

const view = (stored: object) => bannerView(stored as StoredBanner, visit);
const shown = async (properties: object) =>
  (await view({ type: 'properties', properties }))?.properties.map(({ id }) => id);

it.each([
  [{ list: 'newest', maxItems: 3 }, ['s1', 'r1', 's2']],
  [{ maxItems: 2 }, ['s1', 'r1']],
  [{ list: 'sale', maxItems: 3 }, ['s1', 's2']],
  [{ list: 'rent' }, ['r1', 'r2']],
  [{ list: 'chosen', ids: ['b', 'a', 'c'], maxItems: 2 }, ['b', 'a']],
  [{ list: 'chosen', ids: ['b', 'a', 'c', 'd', 'e', 'f'] }, ['b', 'a', 'c', 'd', 'e']],
])('a slideshow of %j', async (properties, ids) => {
  expect(await shown(properties)).toEqual(ids);
});

it.each([
  [{ url: 'https://vimeo.com/123456789', fileUrl: '/film.mp4' }, 'embed'],
  [{ url: 'https://elsewhere.example/film', fileUrl: '/film.mp4' }, 'file'],
  [{ fileUrl: '/film.mp4' }, 'file'],
])('of a video the address comes first, and the file where there is none that plays: %j', async (video, kind) => {
  expect((await view({ type: 'video', video }))?.video?.kind).toBe(kind);
});
