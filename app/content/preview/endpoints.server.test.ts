import { expect, it, vi } from 'vitest';
import { createPreviewAccess } from './access.server.ts';
import { previewEndpoints } from './endpoints.server.ts';

it('looks for the proofs of an address a few times, and then no more (10.205)', async () => {
  const taken = new Map<string, number>();
  const query = vi.fn(() => Promise.resolve(null));
  const options = { secret: Buffer.from('x'), now: () => new Date(), fixedToken: null, secure: false };
  const [begin] = previewEndpoints({
    preview: createPreviewAccess({ ...options, framedElsewhere: false }),
    lake: { showsDrafts: true, query, picture: () => Promise.reject(new Error('no pictures here')) },
    onChange: () => () => undefined,
    log: { warn: vi.fn() },
    limits: {
      take: ({ most }, who) => {
        const count = (taken.get(who) ?? 0) + 1;
        taken.set(who, count);
        return Promise.resolve(count <= most);
      },
    },
  });
  const ask = async (address: string) => {
    const request = new Request('http://site/preview/enable?sanity-preview-secret=x&sanity-preview-pathname=/');
    return (await begin?.answer(request, address))?.status;
  };
  for (let count = 0; count < 60; count += 1) expect(await ask(`2001:db8::${count}`)).toBe(401);
  const before = query.mock.calls.length;
  expect(await ask('2001:db8::ffff')).toBe(429);
  expect(query.mock.calls.length).toBe(before);
  expect(await ask('2001:db8:1::1')).toBe(401);
});
