import { describe, expect, it } from 'vitest';
import { hidden, visibleAt } from './visible.ts';

const now = new Date('2026-11-29T10:00:00Z');
const seen = (value: unknown, at = now) => {
  const changes: string[] = [];
  const shown = visibleAt(value, at, (moment) => void changes.push(moment.toISOString()));
  return { shown, changes };
};

describe('what visitors see at a moment (10.290)', () => {
  it.each([
    [{}, true, []],
    [{ visibleFrom: null, visibleUntil: null }, true, []],
    [{ visibleFrom: '2026-11-29T10:00:00.000Z' }, true, []],
    [{ visibleFrom: '2026-11-29T10:00:01.000Z' }, false, ['2026-11-29T10:00:01.000Z']],
    [{ visibleUntil: '2026-11-29T10:00:00.000Z' }, false, []],
    [{ visibleUntil: '2026-11-30T10:00:00.000Z' }, true, ['2026-11-30T10:00:00.000Z']],
    [
      { visibleFrom: '2026-12-01T10:00:00Z', visibleUntil: '2026-12-02T10:00:00Z' },
      false,
      ['2026-12-01T10:00:00.000Z', '2026-12-02T10:00:00.000Z'],
    ],
    // Nobody wrote that.
    [{ visibleFrom: 'tomorrow' }, true, []],
  ])('%j', (document, isShown, changes) => {
    expect(seen(document)).toEqual({ shown: isShown ? document : hidden, changes });
  });

  it('begins a day when it begins in Belgium, in summer and in winter', () => {
    const article = { visibleFrom: '2026-12-01' };
    expect(seen(article, new Date('2026-11-30T22:30:00Z'))).toEqual({
      shown: hidden,
      changes: ['2026-11-30T23:00:00.000Z'],
    });
    expect(seen(article, new Date('2026-11-30T23:00:00Z')).shown).toBe(article);
    const inSummer = { visibleFrom: '2026-07-01' };
    expect(seen(inSummer, new Date('2026-06-30T21:59:00Z')).shown).toBe(hidden);
    expect(seen(inSummer, new Date('2026-06-30T22:00:00Z')).shown).toBe(inSummer);
  });

  it('leaves out of lists and pages what is inside them, and keeps the rest as it is', () => {
    const later = { visibleFrom: '2027-01-01T00:00:00Z' };
    const rest = { name: 'b', deep: [{ x: 1 }] };
    const { shown } = seen({ modules: [later, rest], banner: { gallery: [later] }, notice: later, other: rest });
    expect(shown).toEqual({ modules: [rest], banner: { gallery: [] }, notice: null, other: rest });
    expect((shown as { other: unknown }).other).toBe(rest);
    const plain = { modules: [rest] };
    expect(seen(plain).shown).toBe(plain);
  });
});
