/**
 * For each document type and each item type, with the Studio's own initial values and validation: an editor who
 * creates one and fills in only the required fields can publish it.
 */
import { isObjectSchemaType, pathToString, pathsAreEqual, type SchemaType } from 'sanity';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { documents } from '../../schemas/index.ts';
import { beginnings } from './beginnings.fixture.ts';
import { fillIn } from './fill-in.fixture.ts';
import { choicesIn, reveal } from './form.fixture.ts';
import { inUse, someDocument } from './samples.fixture.ts';
import { openStudio } from './workspace.ts';

const settings = { languageDefault: inUse[0], languageUse: inUse.map((code) => ({ code, use: true })) };
/** Documents that references may point at. */
const stored = documents.map(({ type }) => someDocument(type.name));
const studio = await openStudio([{ ...someDocument('siteSettings'), ...settings }, ...stored]);
// Sanity resolves initial values as tasks of the browser.
vi.stubGlobal('window', globalThis);
afterAll(() => studio.close());

/** The required fields of a module and its items are defined in its folder. */
const ofModules = import.meta.glob<object>('../../app/modules/*/duties.fixture.ts', { eager: true, import: 'duties' });

/** The required fields by document type. All others can be published as they are created. */
const duties: Record<string, string[]> = {
  ...Object.assign({}, ...Object.values(ofModules)),
  menuPage: ['name', 'path', 'title'],
  article: ['title'],
  testimonial: ['name', 'path', 'quote'],
  category: ['name', 'webId'],
  thankYouPage: ['form', 'title'],
  redirect: ['from', 'to.kind', 'to.reference'],
  cookieEntry: ['category', 'name', 'provider', 'days'],
  translationOverride: ['key'],
  siteSettings: ['agencyName', 'languageDefault', 'languageUse'],
  homeBanner: ['banner.type', 'banner.image', 'banner.image.alt'],
  slide: ['image', 'alt'],
  richImage: ['', 'alt'],
  returnLink: ['label', 'link.kind', 'link.reference'],
  headerLink: ['label', 'link.kind', 'link.reference'],
  headerNotice: ['text'],
  office: ['name'],
  openingHours: ['days', 'opens', 'closes'],
  timeSlot: ['from', 'to'],
  socialLink: ['network', 'url'],
  languageUse: ['code'],
};

/** Whether a module's item has required fields depends on whether it points at documents. */
const pointsAtDocuments = (type: SchemaType) =>
  isObjectSchemaType(type) && type.fields.some(({ name }) => name === 'reference');

const given = { subpage: { parentId: 'some-menuPage' }, 'article-in-category': { categoryId: 'some-category' } };
const begun = beginnings(studio, given).map((each) => [each.name, each] as const);

describe('what is asked for is little, and enough (3.9)', () => {
  it.each(begun)('%s', async (_, { begin, type, path }) => {
    const { asked, problems } = await fillIn(studio, await begin());
    expect(problems).toEqual([]);
    const own = asked.filter((at) => pathsAreEqual(at.slice(0, path.length), path));
    const relation = pointsAtDocuments(type) ? ['reference'] : ['id'];
    const expected = type.name === 'relation' ? relation : (duties[type.name] ?? []);
    expect(own.map((at) => pathToString(at.slice(path.length))).sort()).toEqual(expected.toSorted());
  });
});

describe('and whatever is chosen', () => {
  const withChoices = begun.filter(([name, { type }]) => !(name in given) && choicesIn(type).length > 0);
  it.each(withChoices)('%s', async (_, { begin, type, path }) => {
    const problems: string[] = [];
    for (const [field, value] of choicesIn(type)) {
      const it = await begin();
      const at = [...path, ...field];
      const edits = [...it.edits, ...reveal(it, at), [at, value] as const];
      const found = await fillIn(studio, { ...it, edits });
      problems.push(...found.problems.map((problem) => `${pathToString(field)} = ${String(value)}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
});
