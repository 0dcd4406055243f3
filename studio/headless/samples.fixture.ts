/** What an editor might write into a field. */
import { isArraySchemaType, isReferenceSchemaType, type Path, type SchemaType } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { emptyOf, listOf } from './form.fixture.ts';
import { someAsset } from './workspace.ts';

/** The languages that the site of the samples uses, its default first. */
export const inUse = ['nl', 'fr', 'en'];

/** A document that every reference may point at. */
export const someDocument = (type: string) => ({ _id: `some-${type}`, _type: type });

const inEach = <Value>(value: Value) => Object.fromEntries(inUse.map((language) => [language, value]));
const span = { _type: 'span', _key: 'b', text: 'Woorden', marks: [] };
const block = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [span] };
const asset = { _type: 'reference', _ref: someAsset };

/** By the name of a type. */
const byType: Record<string, unknown> = {
  translatedString: inEach('Woorden'),
  translatedText: inEach('Woorden'),
  translatedPath: inEach('een-pad'),
  translatedRichText: inEach([block]),
  picture: { asset },
  richImage: { asset },
  image: { asset },
  interfaceTextKey: 'errors.home',
};

/** By the names of a text or a list that needs a particular format, and of the type that contains it. */
const byField: Record<string, unknown> = {
  // What a legal text may be called; other pages take the path above.
  ...Object.fromEntries(inUse.map((language) => [`translatedPath.${language}`, 'disclaimer'])),
  'redirect.from': '/nl/vroeger/',
  'timeSlot.from': '10:00',
  'timeSlot.to': '13:00',
  'openingHours.opens': '09:00',
  'openingHours.closes': '18:00',
  'link.url': '/nl/ergens/',
  'socialLink.url': 'https://elsewhere.example/',
  // A banner's video has no named type.
  'object.url': '/film.mp4',
  // Nor has the captcha of the settings.
  'object.siteKey': 'a-public-site-key',
  'siteSettings.languageUse': languages.map((code) => ({ _type: 'languageUse', _key: code, code, use: true })),
  'siteSettings.timeSlots': ['new', 'second', 'third'].map((_key) => ({ _type: 'timeSlot', _key })),
};

/** What a module's relation names, by its kind; others name a list. */
const relationIds: Record<string, string> = { 'property-type': '2', city: 'gent|9000' };

/**
 * @param holder the name of the type that contains the field
 * @param beside what is filled in beside it
 */
export function sample(type: SchemaType, path: Path, holder: string, beside: unknown): unknown {
  const relationId = relationIds[isRecord(beside) ? String(beside.type) : ''] ?? 'sale';
  const isRelationId = holder === 'relation' && path.at(-1) === 'id';
  const known =
    listOf(type)[0] ??
    (isRelationId ? relationId : undefined) ??
    byField[`${holder}.${String(path.at(-1))}`] ??
    byType[type.name];
  if (known !== undefined) return isRecord(known) && !Array.isArray(known) ? { ...emptyOf(type), ...known } : known;
  if (isReferenceSchemaType(type)) return { _type: 'reference', _ref: someDocument(type.to[0]?.name ?? '')._id };
  if (isArraySchemaType(type)) return type.of.slice(0, 1).map((member) => listOf(member)[0] ?? emptyOf(member));
  if (type.jsonType === 'object') return emptyOf(type);
  return { string: 'Woord', number: 1, boolean: true }[type.jsonType];
}
