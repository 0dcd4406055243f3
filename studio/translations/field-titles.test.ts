import { expect, it } from 'vitest';
import { fieldTitles } from './field-titles.ts';

const text = { name: 'translatedString', title: 'Tekst' };
const page = {
  name: 'menuPage',
  fields: [
    { name: 'excerpt', type: { ...text, title: 'Samenvatting' } },
    {
      name: 'image',
      type: { name: 'picture', title: 'Beeld', fields: [{ name: 'alt', type: { ...text, title: 'Beschrijving' } }] },
    },
    {
      name: 'modules',
      type: {
        name: 'array',
        title: 'Modules',
        of: [
          { name: 'textModule', title: 'Tekstblok' },
          { name: 'galleryModule', title: 'Galerij', fields: [{ name: 'title', type: { ...text, title: 'Titel' } }] },
        ],
      },
    },
  ],
};
const document = {
  modules: [
    { _key: 'a', _type: 'textModule' },
    { _key: 'b', _type: 'galleryModule' },
  ],
};

it.each([
  [['excerpt'], 'Samenvatting'],
  [['image', 'alt'], 'Beeld › Beschrijving'],
  [['modules', { _key: 'b' }, 'title'], 'Modules › Galerij › Titel'],
  [['unknown', 'field'], 'unknown › field'],
])('a path is shown by the titles of its fields: %j (10.308)', (path, titles) => {
  expect(fieldTitles(page, document, path)).toBe(titles);
});
