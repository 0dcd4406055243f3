import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentPictures, listingPictures } from './picture-sources.ts';

const size = { width: 400, height: null };
const picture = (id: string, url: string) => ({ id, url, width: null, height: null, name: '' });

describe('pictures of listings', () => {
  const owner = {
    pictures: [picture('1', 'https://crm.example/front.jpg')],
    plans: [picture('plan', 'https://crm.example/plan.png')],
    agent: { pictureUrl: 'https://crm.example/an.jpg' },
  };
  const asked: string[] = [];
  const source = listingPictures(
    (id) => Promise.resolve(id === '7' ? owner : id === '8' ? { ...owner, agent: { pictureUrl: null } } : null),
    {
      load: (url) => {
        asked.push(url);
        return Promise.resolve(new TextEncoder().encode(url));
      },
    },
    (url) => (url.endsWith('front.jpg') ? '<svg/>' : null),
  );
  const load = async (key: string) => {
    const found = await source.load(key, size);
    return found && new TextDecoder().decode(found.bytes);
  };

  it('are the store’s, its plans and the portrait of the agent, and nothing else', async () => {
    expect(await load('7/plan')).toBe('https://crm.example/plan.png');
    expect(await load('7/agent?v=1a2b')).toBe('https://crm.example/an.jpg');
    asked.length = 0;
    for (const key of ['8/agent', '7/2', '7/', '9/1', '', '7/https://elsewhere.example/x.jpg'])
      expect([key, await load(key)]).toEqual([key, null]);
    expect(asked).toEqual([]);
  });

  it('are drawn where the product draws them, without a request', async () => {
    asked.length = 0;
    expect(await load('7/1')).toBe('<svg/>');
    expect(asked).toEqual([]);
  });
});

describe('pictures of the content', () => {
  afterEach(() => vi.unstubAllGlobals());
  const key = `${'a'.repeat(40)}-1600x900.jpg`;

  it('are asked of the lake in the wanted size, with the editor’s crop and focus', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('picture'));
    });
    const source = contentPictures(() => 'https://lake.example/images');
    await source.load(`${key}?rect=10,0,800,600?focus=0.5,0.25`, { width: 640, height: 360 });
    const { pathname, searchParams } = new URL(asked[0] ?? '');
    expect(pathname).toBe(`/images/${key}`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      w: '640',
      h: '360',
      rect: '10,0,800,600',
      crop: 'focalpoint',
      'fp-x': '0.5',
      'fp-y': '0.25',
    });
    for (const wrong of ['../secret', `${key}/..`, 'a.jpg'])
      expect(await source.load(wrong, { width: 640, height: null })).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
