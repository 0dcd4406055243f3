import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPreviewAccess, tokenDays } from './access.server.ts';

const secret = randomBytes(32);
const clock = { time: Date.parse('2026-11-21T10:00:00Z') };
const options = {
  secret,
  now: () => new Date(clock.time),
  fixedToken: null,
  secure: false,
  framedElsewhere: false,
};
const access = createPreviewAccess(options);
const sentBack = (setCookie: string) => `other=1; ${setCookie.split(';')[0]}`;

describe('proof of access to drafts (10.15)', () => {
  it('is the granted cookie, for half a day', () => {
    const cookie = sentBack(access.grant());
    expect(access.isProven(cookie)).toBe(true);
    clock.time += 12 * 3600 * 1000 + 1;
    expect(access.isProven(cookie)).toBe(false);
  });

  it('is not a cookie that was forged, extended or taken from elsewhere', () => {
    expect(access.isProven(null)).toBe(false);
    expect(access.isProven('gevel_preview=1')).toBe(false);
    const [name, value = ''] = (access.grant().split(';')[0] ?? '').split('=');
    const [, signature = ''] = value.split('.');
    expect(access.isProven(`${name}=${Number.MAX_SAFE_INTEGER}.${signature}`)).toBe(false);
    const elsewhere = createPreviewAccess({ ...options, secret: randomBytes(32) });
    expect(access.isProven(sentBack(elsewhere.grant()))).toBe(false);
    expect(access.isProven(`gevel_preview=${access.makeToken()}`)).toBe(false);
  });

  it('is a token for a week, or the one of the environment', () => {
    const token = access.makeToken();
    expect(access.acceptsToken(token)).toBe(true);
    clock.time += tokenDays * 24 * 3600 * 1000 + 1;
    expect(access.acceptsToken(token)).toBe(false);
    expect(access.acceptsToken('fixed')).toBe(false);
    expect(createPreviewAccess({ ...options, fixedToken: 'fixed' }).acceptsToken('fixed')).toBe(true);
  });

  it('is restricted to https where the site is, and allowed in iframes of another site if the Studio is one', () => {
    expect(access.grant()).toMatch(/Path=\/preview\/; .*HttpOnly; SameSite=Lax$/);
    expect(createPreviewAccess({ ...options, secure: true }).grant()).toMatch(/SameSite=Lax; Secure$/);
    expect(createPreviewAccess({ ...options, secure: true, framedElsewhere: true }).grant()).toMatch(
      /SameSite=None; Secure; Partitioned$/,
    );
  });
});
