import { roomCountLimit } from '../codes.ts';

/** Parses a room count: a whole number from 0 to the limit (requirements 5.7: never below 0); anything else is 0. */
export function roomCount(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return 0;
  return Math.min(roomCountLimit, Math.max(0, Math.floor(number)));
}

export function stepRoomCount(count: number, step: 1 | -1): number {
  return roomCount(roomCount(count) + step);
}
