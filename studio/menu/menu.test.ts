import { describe, expect, it } from 'vitest';
import { movePage, placeInDirection, refusal } from './moves.ts';
import { addressOf, allPages, buildMenus, findPage, type Menus, type StoredPage } from './tree.ts';

const stored: StoredPage[] = [
  page('home', 0, { pageType: 'home' }),
  page('sale', 10, { pageType: 'sale', path: { nl: 'te-koop' } }),
  page('services', 20, { path: { nl: 'diensten' } }),
  page('selling', 10, { parentId: 'services', path: { nl: 'verkopen' } }),
  page('letting', 20, { parentId: 'services', path: { nl: 'verhuren' } }),
  page('about', 30, { path: { nl: 'over-ons' } }),
  page('legal', 10, { menuPosition: 'footer', path: { nl: 'wettelijk' } }),
  page('legal-too', 11, { menuPosition: 'footer', path: { nl: 'verkopen' } }),
];
const menus = buildMenus(stored);
const isFixed = (type: string) => type === 'sale';

describe('the tree', () => {
  it('holds each page once, in its menu, in the order of the site', () => {
    expect(outline(menus)).toEqual([
      'home',
      'sale',
      'services',
      '- selling',
      '- letting',
      'about',
      'legal',
      'legal-too',
    ]);
  });

  it.each([
    ['home', '/nl/', '/fr/'],
    ['sale', '/nl/te-koop/', '/fr/ventes/'],
    ['services', '/nl/diensten/', null],
    ['selling', '/nl/diensten/verkopen/', null],
  ] as const)('shows the whole address of %s', (id, dutch, french) => {
    const found = must(menus, id);
    const above = found.parentId === null ? null : must(menus, found.parentId);
    expect([addressOf(found, above, 'nl'), addressOf(found, above, 'fr')]).toEqual([dutch, french]);
  });

  it('shows a draft in place of what is published, and knows both versions', () => {
    const withDraft = buildMenus([{ ...page('drafts.about', 5), name: 'About us' }, ...stored]);
    expect(outline(withDraft)).toEqual([
      'home',
      'about',
      'sale',
      'services',
      '- selling',
      '- letting',
      'legal',
      'legal-too',
    ]);
    expect(findPage(withDraft, 'about')).toMatchObject({ name: 'About us', versions: ['about', 'drafts.about'] });
  });

  it('loses no page whose parent is gone, deeper than two levels, or itself', () => {
    const odd = buildMenus([
      ...stored,
      page('orphan', 40, { parentId: 'gone' }),
      page('deep', 50, { parentId: 'selling' }),
      page('self', 60, { parentId: 'self' }),
    ]);
    expect(outline(odd)).toEqual(expect.arrayContaining(['orphan', 'deep', 'self']));
  });
});

describe('moving', () => {
  it('changes one page where there is room between its neighbours', () => {
    expect(move('about', { position: 'main', parentId: null, index: 1 })).toEqual([
      { id: 'about', versions: ['about'], order: 5 },
    ]);
  });

  it('renumbers a level that has no room', () => {
    expect(move('about', { position: 'footer', parentId: null, index: 1 })).toEqual([
      { id: 'about', versions: ['about'], position: 'footer', order: 20 },
      { id: 'legal-too', versions: ['legal-too'], order: 30 },
    ]);
  });

  it('puts a page under another, at the end, in that page’s menu', () => {
    expect(move('legal', { position: 'footer', parentId: 'services', index: 9 })).toEqual([
      { id: 'legal', versions: ['legal'], position: 'main', parentId: 'services', order: 30 },
    ]);
  });

  it('takes subpages along into another menu', () => {
    expect(move('services', { position: 'none', parentId: null, index: 0 })).toEqual([
      { id: 'services', versions: ['services'], position: 'none', order: 10 },
      { id: 'selling', versions: ['selling'], position: 'none' },
      { id: 'letting', versions: ['letting'], position: 'none' },
    ]);
  });

  it('changes nothing when a page is put where it is', () => {
    expect(move('services', { position: 'main', parentId: null, index: 2 })).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    ['services', 'services', 'self'],
    ['home', 'about', 'home'],
    ['sale', 'about', 'fixed'],
    ['services', 'about', 'has-children'],
    ['about', 'selling', 'too-deep'],
    ['about', 'home', 'too-deep'],
  ])('%s under %s: %s', (id, parentId, reason) => {
    expect(refusal(menus, must(menus, id), { position: 'main', parentId, index: 0 }, isFixed)).toEqual({ reason });
  });

  it('a page that is only a draft', () => {
    const withDraft = buildMenus([...stored, page('drafts.new', 90)]);
    const place = { position: 'main', parentId: 'new', index: 0 } as const;
    expect(refusal(withDraft, must(withDraft, 'about'), place, isFixed)).toEqual({ reason: 'unpublished' });
  });

  it('a path that a page there has in the same language', () => {
    const place = { position: 'main', parentId: 'services', index: 0 } as const;
    expect(refusal(menus, must(menus, 'legal-too'), place, isFixed)).toEqual({
      reason: 'path',
      name: 'selling',
      language: 'nl',
    });
    expect(refusal(menus, must(menus, 'legal'), place, isFixed)).toBeNull();
  });
});

describe('with the keyboard', () => {
  it.each([
    ['about', 'up', { position: 'main', parentId: null, index: 2 }],
    ['about', 'down', { position: 'footer', parentId: null, index: 0 }],
    ['legal', 'up', { position: 'main', parentId: null, index: 4 }],
    ['home', 'up', null],
    ['about', 'in', { position: 'main', parentId: 'services', index: 2 }],
    ['selling', 'out', { position: 'main', parentId: null, index: 3 }],
    ['selling', 'down', { position: 'main', parentId: 'services', index: 1 }],
    ['letting', 'down', null],
    ['selling', 'in', null],
  ] as const)('%s %s', (id, direction, place) => {
    expect(placeInDirection(menus, must(menus, id), direction)).toEqual(place);
  });
});

function page(id: string, order: number, more: Partial<StoredPage> = {}): StoredPage {
  return { _id: id, name: id, pageType: 'content', status: 'Published', order, menuPosition: 'main', ...more };
}

function must(of: Menus, id: string) {
  const found = findPage(of, id);
  if (found === null) throw new Error(`There is no page ${id}`);
  return found;
}

function move(id: string, place: Parameters<typeof movePage>[2]) {
  return movePage(menus, must(menus, id), place);
}

function outline(of: Menus): string[] {
  return allPages(of).map(({ id, parentId }) => (parentId === null ? id : `- ${id}`));
}
