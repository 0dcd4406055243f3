import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentPictures, listingPictures } from './picture-sources.ts';

const size = { width: 400, height: null };
const none = new URLSearchParams();
const picture = (id: string, url: string) => ({ id, url, width: null, height: null, name: '' });

describe('pictures of listings', () => {
  const owner = {
    pictures: [picture('1', 'demo:front'), picture('3', 'https://crm.example/back.jpg')],
    plans: [picture('plan', 'https://crm.example/plan.png'), picture('3', 'https://crm.example/other.png')],
    agent: { pictureUrl: 'https://crm.example/an.jpg' },
  };
  const asked: string[] = [];
  let revision = 1;
  let listed: typeof owner | null = owner;
  const source = listingPictures({
    find: (id) => Promise.resolve(id === '7' ? listed : id === '8' ? { ...owner, agent: { pictureUrl: null } } : null),
    revision: () => revision,
    originals: {
      fetch: (url) => {
        asked.push(url);
        return Promise.resolve(!url.includes('plan'));
      },
      read: (url) => Promise.resolve(new TextEncoder().encode(url)),
    },
    draw: (url) => (url.startsWith('demo:') ? '<svg/>' : null),
  });
  const nameOf = async (key: string, query = none) => (await source.find(key, query, size))?.name ?? null;
  const load = async (key: string) => {
    const loaded = await (await source.find(key, none, size))?.load();
    const bytes = loaded?.ready === false ? await loaded.read() : null;
    return bytes && new TextDecoder().decode(bytes);
  };

  it('are the store’s, its plans and the portrait of the agent, and nothing else', async () => {
    expect(await load('7/3')).toBe('https://crm.example/back.jpg');
    expect(await load('7/agent')).toBe('https://crm.example/an.jpg');
    expect(asked).toEqual(['https://crm.example/back.jpg', 'https://crm.example/an.jpg']);
    for (const key of ['8/agent', '7/2', '7/', '9/1', '', '7/https://elsewhere.example/x.jpg'])
      expect([key, await nameOf(key)]).toEqual([key, null]);
  });

  it('are one picture, regardless of other parts of the URL', async () => {
    const spellings = ['rect=garbage', 'rect=0,0,1,1', 'focus=0.1,0.2', 'v=1a2b', 'v=3c4d', 'x=1'];
    const names = spellings.map((query) => nameOf('7/3', new URLSearchParams(query)));
    expect(new Set(await Promise.all(names))).toEqual(new Set(['https://crm.example/back.jpg']));
    for (const key of ['7/3/', '7/3/more', '7/3/more/1']) expect([key, await nameOf(key)]).toEqual([key, null]);
  });

  it('are missing where the CRM has none, and follow when it replaces or withdraws them', async () => {
    expect(await load('7/plan')).toBeNull();
    [listed, revision] = [{ ...owner, pictures: [picture('3', 'https://crm.example/new.jpg')] }, 2];
    expect(await nameOf('7/3')).toBe('https://crm.example/new.jpg');
    [listed, revision] = [null, 3];
    expect(await nameOf('7/3')).toBeNull();
    [listed, revision] = [owner, 4];
  });

  it('are made of the smallest file of the CRM that is large enough, and of a larger one where it is gone (3.1)', async () => {
    const small = { url: 'https://crm.example/small.jpg', width: 250, height: 167 };
    const gone = { url: 'https://crm.example/plan-medium.jpg', width: 640, height: 427 };
    const sized = listingPictures({
      find: () =>
        Promise.resolve({ pictures: [{ ...picture('1', 'https://crm.example/large.jpg'), smaller: [small, gone] }] }),
      revision: () => 1,
      originals: {
        fetch: (url) => Promise.resolve(!url.includes('plan')),
        read: (url) => Promise.resolve(new TextEncoder().encode(url)),
      },
      draw: null,
    });
    const madeOf = async (width: number, height: number | null) => {
      const loaded = await (await sized.find('7/1', none, { width, height }))?.load();
      const bytes = loaded?.ready === false ? await loaded.read() : null;
      return new TextDecoder().decode(bytes ?? undefined);
    };
    expect(await madeOf(250, 167)).toBe(small.url);
    // The small file would be enlarged.
    expect(await madeOf(250, 250)).toBe('https://crm.example/large.jpg');
    expect(await madeOf(400, null)).toBe('https://crm.example/large.jpg');
    expect(await madeOf(1600, null)).toBe('https://crm.example/large.jpg');
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
  const source = contentPictures({
    lake: { picture: (file) => fetch(`https://lake.example/images/${file}`) },
    crops: (file) =>
      Promise.resolve(
        file === key ? ['rect=10,0,800,600&focus=0.5,0.25', 'focus=0.10,0.20', 'rect=801,0,800,900'] : [],
      ),
    turns: (work) => work(),
    tooMuch: () => new Error('too much'),
  });
  const find = (
    query: string,
    wanted: { width: number; height: number | null } = { width: 640, height: 360 },
    file = key,
  ) => source.find(file, new URLSearchParams(query), wanted);
  const nameOf = async (query: string, height: number | null = 360) =>
    (await find(query, { width: 640, height }))?.name.replace(/^.*q=76/, '');

  it('are asked of the lake in the wanted size, with the editor’s crop and focus', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response('picture'));
    });
    await (await find('rect=10,0,800,600&focus=0.5,0.25'))?.load();
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
    for (const wrong of ['../secret', `${key}/..`, 'a.jpg']) expect(await find('', size, wrong)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('are one picture where the query means the same, or nothing', async () => {
    const plain = await nameOf('');
    const meaningless = [
      'rect=garbage',
      'rect=1,2,3',
      'rect=1,2,3,4,5',
      'rect=0,0,1600,900',
      'rect=1600,0,10,10',
      'rect=10,10,0,5',
      'rect=0,0,99999,99999',
      'focus=0.5,0.5',
      'focus=0.501,0.499',
      'focus=1.5,0',
      'focus=a,b',
      'fp-x=0.1&w=4096&v=2&utm_source=x',
    ];
    for (const query of meaningless) expect([query, await nameOf(query)]).toEqual([query, plain]);
    // Without a height nothing is cropped, so the focus is ignored.
    expect(await nameOf('focus=0.1,0.2', null)).toBe(await nameOf('', null));
    expect(await nameOf('focus=0.10,0.20')).toBe(await nameOf('focus=0.1001,0.1999'));
    // Left and width are rounded separately, so the width may exceed the picture by a pixel.
    expect(await nameOf('rect=801,0,800,900')).toBe(await nameOf('rect=801,0,799,900'));
    expect(await nameOf('rect=801,0,799,900')).not.toBe(plain);
  });

  it('are cut as the content cuts them, and in no other way', async () => {
    for (const query of ['rect=11,0,800,600', 'rect=10,0,800,600', 'rect=10,0,800,600&focus=0.1,0.2', 'focus=0.1,0.3'])
      expect([query, await find(query)]).toEqual([query, null]);
    // Without a height the focus is ignored.
    expect(await nameOf('rect=10,0,800,600', null)).toContain('rect=10');
    expect(await find('rect=10,0,800,600&focus=0.5,0.25', size, `${'b'.repeat(40)}-1600x900.jpg`)).toBeNull();
  });

  it('say when the lake has too much to draw', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
    await expect((await find(''))?.load()).rejects.toThrow('too much');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    expect(await (await find(''))?.load()).toBeNull();
  });
});
