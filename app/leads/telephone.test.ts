// Requirements 10.224
import { expect, it } from 'vitest';
import { telephoneKey } from './telephone.ts';

it.each([
  ['0470 12 34 56', '470123456'],
  ['+32 470 12 34 56', '470123456'],
  ['0032 (0)470/12.34.56', '470123456'],
  ['+352 26 12 34 56', '26123456'],
  ['09 223 45 67', '92234567'],
  ['no number', ''],
])('%s is known by %s', (typed, key) => {
  expect(telephoneKey(typed)).toBe(key);
});
