// Requirements 9.18
import { describe, expect, it } from 'vitest';
import { isAhead, slotKey, slotOf, visitingDays, visitTimes, type VisitingRules } from './slots.ts';

const rules: VisitingRules = {
  slots: [
    { from: '10:00', to: '13:00' },
    { from: '14:00', to: '16:00' },
    { from: '16:00', to: '19:00' },
  ],
  hours: new Map(['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, [{ from: '10:00', to: '19:00' }]])),
  closedDays: new Set(['2026-12-08']),
  perSlot: 2,
};
/** A Monday, 11:30 in Brussels. */
const now = new Date('2026-11-23T10:30:00Z');
const days = (taken = new Map<string, number>(), at = now) => visitingDays(rules, taken, at);
const statesOf = (day: string, ...args: Parameters<typeof days>) =>
  days(...args)
    .find((each) => each.day === day)
    ?.slots.map(({ state }) => state);

describe('the visits of a day (9.18)', () => {
  const morning = { from: '10:00', to: '13:00' };
  it.each([
    [
      'half an hour, a quarter between two',
      [morning],
      30,
      15,
      ['10:00–10:30', '10:45–11:15', '11:30–12:00', '12:15–12:45'],
    ],
    ['an hour, one after the other', [morning], 60, 0, ['10:00–11:00', '11:00–12:00', '12:00–13:00']],
    ['none that ends after its part of the day', [morning], 50, 30, ['10:00–10:50', '11:20–12:10']],
    ['all of a part that is shorter than a visit', [{ from: '16:00', to: '16:20' }], 30, 15, ['16:00–16:20']],
    [
      'no visit in a part that ends before it begins',
      [{ from: '13:00', to: '10:00' }, morning],
      180,
      0,
      ['10:00–13:00'],
    ],
    [
      'each part of the day by itself',
      [morning, { from: '14:00', to: '16:00' }],
      120,
      15,
      ['10:00–12:00', '14:00–16:00'],
    ],
  ])('%s', (_, windows, minutes, travelMinutes, times) => {
    expect(visitTimes(windows, { minutes, travelMinutes }).map(({ from, to }) => `${from}–${to}`)).toEqual(times);
  });
});

describe('the days on which visits are received', () => {
  it('are the coming three weeks, today included', () => {
    expect(days()).toHaveLength(21);
    expect(days()[0]?.day).toBe('2026-11-23');
    expect(days().at(-1)?.day).toBe('2026-12-13');
  });

  it('are those with opening hours, without the days the agency is closed all the same', () => {
    expect(
      days()
        .filter(({ isOpen }) => !isOpen)
        .map(({ day }) => day),
    ).toEqual(['2026-11-29', '2026-12-06', '2026-12-08', '2026-12-13']);
  });

  it('have the visits that lie within their opening hours, and none is a closed day (9.18)', () => {
    const hours = new Map([
      ['tue', [{ from: '09:00', to: '18:30' }]],
      [
        'wed',
        [
          { from: '09:30', to: '13:30' },
          { from: '15:30', to: '19:00' },
        ],
      ],
      ['sat', [{ from: '10:00', to: '13:00' }]],
      ['sun', [{ from: '11:00', to: '12:30' }]],
    ]);
    const open = visitingDays({ ...rules, hours }, new Map(), now).flatMap(({ day, isOpen, slots }) =>
      isOpen && day <= '2026-11-29' ? [[day, ...slots.map(({ from }) => from)]] : [],
    );
    expect(open).toEqual([
      ['2026-11-24', '10:00', '14:00'],
      ['2026-11-25', '10:00', '16:00'],
      ['2026-11-28', '10:00'],
    ]);
    expect(slotOf('2026-11-28 14:00', { ...rules, hours }, now)).toBeNull();
  });

  it('begin with the day it is in Brussels, not at Greenwich', () => {
    expect(days(undefined, new Date('2026-11-23T23:30:00Z'))[0]?.day).toBe('2026-11-24');
  });

  it('have each day once where the clocks change', () => {
    const autumn = days(undefined, new Date('2026-10-20T22:30:00Z')).map(({ day }) => day);
    expect(new Set(autumn).size).toBe(21);
    expect(autumn).toContain('2026-10-25');
  });
});

describe('a slot', () => {
  it.each([
    ['begins in more than two hours', '2026-11-23T10:59:59Z', ['over', 'free', 'free']],
    ['begins in two hours exactly', '2026-11-23T12:00:00Z', ['over', 'over', 'free']],
    ['begins in less than two hours', '2026-11-23T12:00:01Z', ['over', 'over', 'free']],
    ['has begun', '2026-11-23T15:30:00Z', ['over', 'over', 'over']],
  ])('%s', (_, at, states) => {
    expect(statesOf('2026-11-23', undefined, new Date(at))).toEqual(states);
  });

  it('that begins in two hours is the last one that can be chosen', () => {
    expect(slotOf('2026-11-23 14:00', rules, new Date('2026-11-23T11:00:00Z'))).not.toBeNull();
    expect(slotOf('2026-11-23 14:00', rules, new Date('2026-11-23T11:00:01Z'))).toBeNull();
  });

  it('is full when all its places are taken (8.7)', () => {
    const key = slotKey({ day: '2026-11-24', from: '14:00' });
    expect(statesOf('2026-11-24', new Map([[key, 1]]))).toEqual(['free', 'free', 'free']);
    expect(statesOf('2026-11-24', new Map([[key, 2]]))).toEqual(['free', 'full', 'free']);
  });

  it.each([
    ['of a closed weekday', '2026-11-29 10:00'],
    ['of a closed day', '2026-12-08 10:00'],
    ['of no time there is', '2026-11-24 11:00'],
    ['beyond the days that are offered', '2026-12-14 10:00'],
    ['that is over', '2026-11-23 10:00'],
    ['that is nonsense', 'x'],
  ])('%s is none', (_, key) => {
    expect(slotOf(key, rules, now)).toBeNull();
  });

  it('is named by its day and time', () => {
    expect(slotOf('2026-11-24 14:00', rules, now)).toEqual({ day: '2026-11-24', from: '14:00', to: '16:00' });
  });

  it('lies ahead until it begins', () => {
    const slot = { day: '2026-11-23', from: '14:00', to: '16:00' };
    expect(isAhead(slot, new Date('2026-11-23T12:59:00Z'))).toBe(true);
    expect(isAhead(slot, new Date('2026-11-23T13:00:00Z'))).toBe(false);
  });
});
