// Requirements 9.14
import { expect, it } from 'vitest';
import { groupPhone, messageLink } from './phone.ts';

it.each([
  ['0470123456', '0470 12 34 56'],
  ['0470/12.34.56', '0470 12 34 56'],
  ['091234567', '091 23 45 67'],
  ['(09) 123-45-67', '091 23 45 67'],
  ['+32470123456', '+32470123456'],
  ['12345678', '12345678'],
  ['12345678901', '12345678901'],
  [' 1204 ', '1204'],
  ['call me', 'call me'],
  ['', ''],
])('%j → %j', (phone, text) => expect(groupPhone(phone)).toBe(text));

it.each([
  ['0470 12 34 56', '32470123456'],
  ['+32 470 12 34 56', '32470123456'],
  ['0032470123456', '32470123456'],
  ['621 123 456', '352621123456'],
  ['+352 621 123 456', '352621123456'],
  ['+33 6 12 34 56 78', '33612345678'],
  // Landlines cannot receive messages.
  ['09 123 45 67', null],
  ['+32 9 123 45 67', null],
  ['+352 26 12 34 56', null],
  ['call me', null],
])('messages to %s go to %s', (phone, number) =>
  expect(messageLink(phone, 'G-1 & more')).toBe(number && `https://wa.me/${number}?text=G-1%20%26%20more`),
);
