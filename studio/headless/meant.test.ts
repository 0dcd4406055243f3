/** Nothing is required of a field that is hidden or switched off; the same field is validated when shown. */
import { isArraySchemaType, isObjectSchemaType, pathToString, type SchemaType } from 'sanity';
import { afterAll, expect, it } from 'vitest';
import { inUse } from './samples.fixture.ts';
import { openStudio } from './workspace.ts';

const settings = { languageDefault: inUse[0], languageUse: inUse.map((code) => ({ code, use: true })) };
const studio = await openStudio([{ _id: 'siteSettings', _type: 'siteSettings', ...settings }]);
afterAll(() => studio.close());

const texts = Object.fromEntries(inUse.map((language) => [language, 'Nieuw']));
const path = { _type: 'translatedPath', nl: 'nieuw' };
const page = {
  _id: 'new',
  _type: 'menuPage',
  name: 'New',
  title: texts,
  path,
  pageType: 'content',
  status: 'Published',
};
const published = { ...page, menuPosition: 'main', order: 10 };
const withModule = (module: object) => ({ ...published, modules: [{ _key: 'a', ...module }] });
const header = { _id: 'header', _type: 'header' };
const linkLine = (line: object) => ({
  ...header,
  headerLinks: { left: [{ _key: 'a', _type: 'headerLink' }], ...line },
});

it.each([
  ['a banner', { ...published, showBanner: true, banner: { type: 'image' } }, ['banner.image']],
  ['a banner that is off', { ...published, showBanner: false, banner: { type: 'image' } }, []],
  ['a banner of another kind', { ...published, showBanner: true, banner: { type: 'properties', video: {} } }, []],
  ['a banner with nothing in it', { ...published, showBanner: true, banner: { title: { public: true } } }, []],
  ['a text module', withModule({ _type: 'textModule', status: 'Published' }), ['modules[_key=="a"].text']],
  ['a hidden text module', withModule({ _type: 'textModule', status: 'Hidden' }), []],
  [
    'a button of words alone',
    withModule({ _type: 'textModule', text: { nl: [{ _type: 'block' }] }, button: { label: texts, link: {} } }),
    ['modules[_key=="a"].button.link.kind'],
  ],
  [
    'links of the header',
    linkLine({ show: true }),
    ['headerLinks.left[_key=="a"].label', 'headerLinks.left[_key=="a"].link.kind'],
  ],
  ['links of a line that is not shown', linkLine({ show: false }), []],
])('%s', async (_, document, expected) => {
  const errors = (await studio.validate(document)).filter(({ level }) => level === 'error');
  expect(errors.map((error) => pathToString(error.path)).toSorted()).toEqual(expected);
});

it('rules stand before a form is opened: inputs of lists read them', () => {
  const unmade = studio.schema
    .getTypeNames()
    .flatMap((name) => withParts(studio.schema.get(name)))
    .filter(({ validation }) => typeof validation === 'function');
  expect(unmade.map(({ name, title }) => `${name} ${title}`)).toEqual([]);
});

function withParts(type: SchemaType | undefined): SchemaType[] {
  if (type === undefined) return [];
  if (isArraySchemaType(type)) return [type, ...type.of];
  return isObjectSchemaType(type) ? [type, ...(type.fields ?? []).map((field) => field.type)] : [type];
}
