// Requirements 10.89
import { expect, it, vi } from 'vitest';
import { createViewLimits } from './limits.server.ts';

const day = '2026-11-23';
const allowed = (count: number, allow: (n: number) => boolean): number =>
  Array.from({ length: count }, (_, n) => allow(n)).filter(Boolean).length;

it('one address counts a property ten times a day, and others as often', () => {
  const limits = createViewLimits(vi.fn());
  expect(allowed(1_000, () => limits.allow('192.0.2.1', '4101', day))).toBe(10);
  expect(allowed(1_000, () => limits.allow('192.0.2.1', '4102', day))).toBe(10);
  expect(allowed(1_000, () => limits.allow('192.0.2.2', '4101', day))).toBe(10);
  expect(allowed(1_000, () => limits.allow('192.0.2.1', '4101', '2026-11-24'))).toBe(10);
});

it('one address counts a thousand views a day, and it is said once that it wanted more', () => {
  const isFull = vi.fn();
  const limits = createViewLimits(isFull);
  expect(allowed(1_000, (n) => limits.allow('192.0.2.1', `${n}`, day))).toBe(1_000);
  expect(isFull).not.toHaveBeenCalled();
  expect(allowed(1_000, (n) => limits.allow('192.0.2.1', `more ${n}`, day))).toBe(0);
  expect(isFull).toHaveBeenCalledOnce();
  expect(limits.allow('192.0.2.2', '1', day)).toBe(true);
});

it('the addresses of one IPv6 line are one, as an IPv4 address is however it is written', () => {
  const limits = createViewLimits(vi.fn());
  expect(allowed(1_000, (n) => limits.allow(`2001:db8:1:1::${n.toString(16)}`, '4101', day))).toBe(10);
  expect(limits.allow('2001:db8:1:2::1', '4101', day)).toBe(true);
  expect(allowed(20, (n) => limits.allow(n % 2 ? '192.0.2.1' : '::ffff:192.0.2.1', '4101', day))).toBe(10);
});
