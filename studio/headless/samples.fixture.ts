/** Sample values for fields, as an editor might enter them. */
import { isArraySchemaType, isReferenceSchemaType, type Path, type SchemaType } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { emptyOf, listOf } from './form.fixture.ts';
import { someAsset } from './workspace.ts';

/** The languages of the sample site, its default first. */
export const inUse = ['nl', 'fr', 'en'];

/** A document that any reference may point at. */
export const someDocument = (type: string) => ({ _id: `some-${type}`, _type: type });

const inEach = <Value>(value: Value) => Object.fromEntries(inUse.map((language) => [language, value]));
const span = { _type: 'span', _key: 'b', text: 'Woorden', marks: [] };
const block = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [span] };
const asset = { _type: 'reference', _ref: someAsset };

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

/** Samples for fields that need a particular format, by the name of the field and of the type that contains it. */
const byField: Record<string, unknown> = {
  // A path that a legal text may have; other pages use the path above.
  ...Object.fromEntries(inUse.map((language) => [`translatedPath.${language}`, 'disclaimer'])),
  'redirect.from': '/nl/vroeger/',
  'timeSlot.from': '10:00',
  'timeSlot.to': '13:00',
  'openingHours.opens': '09:00',
  'openingHours.closes': '18:00',
  'link.url': '/nl/ergens/',
  'socialLink.url': 'https://elsewhere.example/',
  // A banner's video is an anonymous type.
  'object.url': '/film.mp4',
  // So is the captcha of the settings.
  'object.siteKey': 'a-public-site-key',
  'siteSettings.languageUse': languages.map((code) => ({ _type: 'languageUse', _key: code, code, use: true })),
  'siteSettings.timeSlots': ['new', 'second', 'third'].map((_key) => ({ _type: 'timeSlot', _key })),
};

/** The id of a module's relation, by kind; other kinds use a list. */
const relationIds: Record<string, string> = { 'property-type': '2', city: 'gent|9000' };

/**
 * @param holder the name of the type that contains the field
 * @param beside the values of its sibling fields
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
