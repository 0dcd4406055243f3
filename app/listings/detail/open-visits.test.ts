import { describe, expect, it } from 'vitest';
import { comingVisits, openVisitView, visitKey, visitMoments } from './open-visits.ts';

const visit = { day: '2026-11-28', from: '10:00', to: '13:00' };

it('is named by day and hour', () => expect(visitKey(visit)).toBe('2026-11-28-1000'));

it.each([
  [visit, '2026-11-28T09:00:00.000Z', '2026-11-28T12:00:00.000Z'],
  [{ ...visit, day: '2026-06-27' }, '2026-06-27T08:00:00.000Z', '2026-06-27T11:00:00.000Z'],
])('is at Brussels time, in winter and summer', (each, start, end) => {
  const moments = visitMoments(each);
  expect([moments?.start.toISOString(), moments?.end.toISOString()]).toEqual([start, end]);
});

describe('visits to come', () => {
  const morning = { day: '2026-11-21', from: '10:00', to: '13:00' };
  const evening = { day: '2026-11-21', from: '16:00', to: '19:00' };
  const upsideDown = { day: '2026-11-30', from: '16:00', to: '10:00' };

  it('are those that are not over, the next one first', () => {
    const now = new Date('2026-11-21T12:30:00Z');
    expect(comingVisits([visit, upsideDown, evening, morning], now)).toEqual([evening, visit]);
    expect(comingVisits([morning], new Date('2026-11-21T11:59:00Z'))).toEqual([morning]);
  });
});

it('goes into calendars with its location and page (10.63)', () => {
  const view = openVisitView(visit, {
    id: '3001',
    name: 'Open bezoek: huis & tuin',
    place: 'Kerkstraat 1, 9000 Gent',
    url: 'https://agency.example/nl/',
    language: 'nl',
  });
  expect(view.file).toBe('/api/visits/nl/3001/2026-11-28-1000.ics');
  const google = new URL(view.google);
  expect(google.host).toBe('calendar.google.com');
  expect(Object.fromEntries(google.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Open bezoek: huis & tuin',
    dates: '20261128T100000/20261128T130000',
    ctz: 'Europe/Brussels',
    location: 'Kerkstraat 1, 9000 Gent',
    details: 'https://agency.example/nl/',
  });
});
