// Requirements 10.41
import { expect, it } from 'vitest';
import { framePolicy } from './frame-policy.ts';

it.each([
  [null, "img-src 'self' data:;"],
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', "img-src 'self' data: https://tile.openstreetmap.org;"],
  ['https://{s}.tile.example/a/{z}/{x}/{y}.png?key=1', "img-src 'self' data: https://*.tile.example;"],
  ['http://127.0.0.1:8080/{z}/{x}/{y}.png', "img-src 'self' data: http://127.0.0.1:8080;"],
])('lets in the tiles of %s and nothing else', (tilesUrl, images) => {
  const policy = framePolicy({ tilesUrl, secure: true, development: false });
  expect(policy).toContain(images);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("'unsafe-inline' ");
});
