import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { sources } from '~/content/source.ts';
import { loadModules } from './load.server.ts';
import type { Visit } from '~/site/visit.server.ts';

const id = `image-${'a'.repeat(40)}-800x600-webp`;
const asset = { _type: 'reference', _ref: id };
const text = { _type: 'translatedRichText', nl: [{ _type: 'richImage', _key: 'p', asset, alt: 'Een gevel' }] };
const page = {
  _id: 'page',
  _type: 'menuPage',
  modules: [
    { _key: 'a', _type: 'textModule', text, image: { _type: 'picture', asset, alt: { nl: 'Ernaast' } } },
    { _key: 'b', _type: 'contactModule', text },
    { _key: 'c', _type: 'galleryModule', slides: [{ _key: 's', image: { asset }, alt: { nl: 'Een dia' } }] },
  ],
};
const file = {
  _id: id,
  _type: 'sanity.imageAsset',
  url: 'https://x/',
  metadata: { isOpaque: true, palette: { dominant: { background: '#4a6b2a' } } },
};

/** The page's data as a visitor would receive it, from a lake with these documents. */
async function modulesOf(dataset: object[]) {
  const read = async ({ query }: { query: string }, params: object = {}) =>
    (await evaluate(parse(query), { dataset, params: { ...params, preview: false } })).get();
  const visit = {
    choice: { language: 'nl', fallback: 'nl' },
    language: 'nl',
    link: async () => null,
    site: {},
    context: {
      content: { read },
      logOnce: (...said: unknown[]) => expect(said).toEqual([]),
    },
  };
  const stored = await read(sources.page, { id: 'page' });
  return loadModules(stored.modules, visit as unknown as Visit);
}

it('shows a picture that an editor puts into the text of a module', async () => {
  const [words, contact] = await modulesOf([page, file]);
  const text = { blocks: [{ _type: 'richImage', picture: { width: 800, alt: 'Een gevel', colour: '#4a6b2a' } }] };
  expect([words, contact]).toMatchObject([{ text }, { text }]);
});

it('shows a picture beside the text, and in a gallery', async () => {
  const [words, , gallery] = await modulesOf([page, file]);
  expect(words).toMatchObject({ image: { alt: 'Ernaast', colour: '#4a6b2a' } });
  expect(gallery).toMatchObject({ slides: [{ image: { alt: 'Een dia', colour: '#4a6b2a' } }] });
});

it('leaves out a picture whose file is missing', async () => {
  expect(await modulesOf([page])).toMatchObject([{ image: null, text: { blocks: [] } }, {}, { slides: [] }]);
});

it('uses the thumbnail of a gallery slide where it is shown small (3.23)', async () => {
  const small = `image-${'b'.repeat(40)}-400x300-webp`;
  const slide = { _key: 's', image: { asset }, thumb: { asset: { ...asset, _ref: small } }, alt: { nl: 'Een dia' } };
  const shown = (view: string) =>
    modulesOf([
      { ...page, modules: [{ _key: 'c', _type: 'galleryModule', view, slides: [slide] }] },
      file,
      { ...file, _id: small },
    ]);
  expect(await shown('grid')).toMatchObject([{ slides: [{ image: { width: 400, alt: 'Een dia' } }] }]);
  expect(await shown('slider')).toMatchObject([{ slides: [{ image: { width: 800 } }] }]);
});
