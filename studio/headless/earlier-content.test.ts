/**
 * Stored content may use options of earlier versions of the product; they must not keep a page from being published.
 */
import { pathToString } from 'sanity';
import { afterAll, expect, it } from 'vitest';
import { inUse } from './samples.fixture.ts';
import { openStudio } from './workspace.ts';

const settings = { languageDefault: inUse[0], languageUse: inUse.map((code) => ({ code, use: true })) };
const studio = await openStudio([{ _id: 'siteSettings', _type: 'siteSettings', ...settings }]);
afterAll(() => studio.close());

const contact = (id: string) => ({
  _id: 'contact',
  _type: 'menuPage',
  name: 'Contact',
  title: Object.fromEntries(inUse.map((language) => [language, 'Contact'])),
  path: { _type: 'translatedPath', nl: 'contact' },
  pageType: 'content',
  status: 'Published',
  menuPosition: 'main',
  order: 10,
  modules: [{ _key: 'a', _type: 'contactModule', relations: [{ _key: 'b', _type: 'relation', type: 'contact', id }] }],
});

it.each([
  ['a part of today', 'address', []],
  ['a form of an earlier version', 'site-contact', []],
  ['what there never was', 'elsewhere', ['modules[_key=="a"].relations[_key=="b"].id']],
])('a contact module that shows %s', async (_, id, expected) => {
  const errors = (await studio.validate(contact(id))).filter(({ level }) => level === 'error');
  expect([...new Set(errors.map(({ path }) => pathToString(path)))]).toEqual(expected);
});
