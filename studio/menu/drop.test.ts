import { describe, expect, it } from 'vitest';
import { dropPlace, emptyMenu, zoneAt } from './drop.ts';
import { buildMenus, findPage, type StoredPage } from './tree.ts';

const stored: StoredPage[] = [
  page('sale', 10),
  page('services', 20),
  page('selling', 10, 'services'),
  page('letting', 20, 'services'),
  page('about', 30),
];
const menus = buildMenus(stored);

it.each([
  [101, true, 'before'],
  [120, true, 'inside'],
  [139, true, 'after'],
  [119, false, 'before'],
  [121, false, 'after'],
])('at %s, nesting %s: %s', (y, canNest, zone) => {
  expect(zoneAt(y, { top: 100, height: 40 }, canNest)).toBe(zone);
});

describe('a dropped page goes', () => {
  it.each([
    ['about', 'sale', 'before', { position: 'main', parentId: null, index: 0 }],
    ['about', 'sale', 'after', { position: 'main', parentId: null, index: 1 }],
    ['sale', 'about', 'after', { position: 'main', parentId: null, index: 2 }],
    ['about', 'services', 'inside', { position: 'main', parentId: 'services', index: 2 }],
    ['about', 'services', 'after', { position: 'main', parentId: 'services', index: 0 }],
    ['services', 'about', 'after', { position: 'main', parentId: null, index: 2 }],
    ['about', 'letting', 'before', { position: 'main', parentId: 'services', index: 1 }],
    ['about', `${emptyMenu}footer`, 'before', { position: 'footer', parentId: null, index: 0 }],
    ['about', 'about', 'inside', null],
    ['about', 'gone', 'after', null],
  ] as const)('%s on %s, %s', (id, over, zone, place) => {
    const dragged = findPage(menus, id);
    expect(dragged && dropPlace(menus, dragged, over, zone)).toEqual(place);
  });
});

function page(id: string, order: number, parentId: string | null = null): StoredPage {
  return { _id: id, name: id, pageType: 'content', status: 'Published', order, menuPosition: 'main', parentId };
}
