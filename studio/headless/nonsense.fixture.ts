/** Three kinds of nonsense for each field that an editor can fill in, by the kind of field. */
import {
  isArraySchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  pathToString,
  type Path,
  type SchemaType,
} from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { documents } from '../../schemas/index.ts';
import type { Beginning } from './beginnings.fixture.ts';
import { fillIn } from './fill-in.fixture.ts';
import { fieldAt, listOf, put, reveal, type Begun, type Edit } from './form.fixture.ts';
import { inUse, someDocument } from './samples.fixture.ts';
import { openStudio, someAsset, type HeadlessStudio } from './workspace.ts';

/** A field filled with nonsense, in a document that is right otherwise. */
export interface Nonsense {
  /** Such as `article.date = 0001-01-01`. */
  name: string;
  /** Which of the kinds of nonsense, from 0. */
  turn: number;
  /** The choices that make the form show the field. */
  choices: readonly Edit[];
  path: Path;
  value: unknown;
  /** The document that is right, and the same with the nonsense. */
  right: unknown;
  document: object;
}

/** What must never be on a page as it is. */
const script = '<script>alert("nonsense")</script>';

const long = 'onzin'.repeat(20_000);
/** Markup, a mark that turns the direction of writing, and accents without a letter. */
const markup = `\u202E"'>${script}<img src=x onerror=alert(1)>${'\u0301'.repeat(50)}`;
/** A scheme, a gap and a reference of the interface's texts, and a path out of the folder. */
const code = 'javascript:alert(1)//{{nonsense}}$t(errors.home)../../../etc/passwd';

const longUrl = `https://${long}`;
const texts = [long, markup, code];
const numbers = [-1, 1e308, 0.5];
const days = ['0001-01-01', '9999-12-31', '2026-02-31'];
const moments = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-31T25:61:00Z'];
const flags = ['nonsense', -1, []];
const places = [{ lat: 1e308, lng: -1e308 }, { lat: 91, lng: 181 }, { lat: 51 }];

/** What no editor can mean in any field. Rich text, which is shown once, may be long. */
const neverMeant = new Set<unknown>([long, longUrl, 1e308, ...days, ...moments]);

export function isNeverMeant({ value }: Nonsense): boolean {
  if (Array.isArray(value)) return value.length === 1_000;
  return neverMeant.has(isRecord(value) ? value[languages[0]] : value) || (isRecord(value) && 'lat' in value);
}

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const span = (text: string, marks: string[] = []) => ({ _type: 'span', _key: 's', text, marks });
const block = (more: object) => ({ _type: 'block', _key: 'b', style: 'normal', markDefs: [], ...more });
const richTexts = [
  [block({ children: [span(long)] })],
  [
    block({
      style: 'h9',
      listItem: 'nonsense',
      level: 1e9,
      markDefs: [{ _type: 'link', _key: 'l', kind: 'url', url: code }],
      children: [span(markup, ['l', 'nonsense', 'blink'])],
    }),
  ],
  [{ _type: 'nonsense', _key: 'n', code }, block({ children: [] })],
];

const inEach = (values: readonly unknown[], type: string) =>
  values.map((value) => ({ _type: type, ...Object.fromEntries(languages.map((language) => [language, value])) }));

/** The nonsense for a type; empty for objects, whose fields have their own. */
function nonsenseFor(type: SchemaType, value: unknown): readonly unknown[] {
  if (['translatedString', 'translatedText', 'translatedPath'].includes(type.name)) return inEach(texts, type.name);
  if (type.name === 'translatedRichText') return inEach(richTexts, type.name);
  if (type.name === 'richText') return richTexts;
  if (type.name === 'geopoint') return places.map((place) => ({ _type: 'geopoint', ...place }));
  if (isReferenceSchemaType(type)) {
    const others = Object.keys(someOther(type.to.map(({ name }) => name)));
    return [reference('nonsense'), reference(others[0] ?? ''), { _type: 'reference' }];
  }
  if (isFile(type)) {
    const asset = reference(someAsset);
    const crop = { _type: 'sanity.imageCrop', top: 5, bottom: -5, left: 1e308, right: 0.5 };
    const hotspot = { _type: 'sanity.imageHotspot', x: -1, y: 1e308, width: 0, height: -0.5 };
    const own = { ...(isRecord(value) ? value : {}), _type: type.name };
    return [
      { ...own, asset: reference('nonsense') },
      { ...own, asset: reference(someDocument('menuPage')._id) },
      { ...own, asset, crop, hotspot },
    ];
  }
  if (isArraySchemaType(type)) return lists(type.of, value);
  if (listOf(type).length > 0) return type.jsonType === 'number' ? numbers : ['nonsense', '__proto__', ''];
  if (type.jsonType === 'number') return numbers;
  if (type.jsonType === 'boolean') return flags;
  if (type.jsonType !== 'string') return [];
  return { date: days, datetime: moments, url: [longUrl, markup, code] }[type.name] ?? texts;
}

/** A thousand items, one of them twice, and items that are none. */
function lists(of: readonly SchemaType[], value: unknown): unknown[] {
  const [member] = of;
  if (member === undefined) return [];
  const stored: unknown[] = Array.isArray(value) ? value : [];
  const wrong = isObjectSchemaType(member) ? { _type: 'nonsense', _key: 'n' } : nonsenseFor(member, undefined)[1];
  const sample = stored[0] ?? (isObjectSchemaType(member) ? undefined : plainItem(member));
  if (sample === undefined) return [[wrong]];
  const keyed = (key: string) => (isRecord(sample) ? { ...sample, _key: key } : sample);
  return [Array.from({ length: 1_000 }, (_, index) => keyed(`n${index}`)), [keyed('n'), keyed('n')], [wrong]];
}

function plainItem(member: SchemaType): unknown {
  return listOf(member)[0] ?? (member.jsonType === 'number' ? 1 : member.name === 'date' ? '2026-11-20' : '1');
}

/** A document of a type that a reference does not accept. */
function someOther(accepted: readonly string[]): Record<string, true> {
  const others = ['redirect', 'category', 'menuPage'].filter((type) => !accepted.includes(type));
  return Object.fromEntries(others.map((type) => [someDocument(type)._id, true]));
}

function isFile(type: SchemaType | null | undefined): boolean {
  return type != null && (['image', 'file'].includes(type.name) || isFile(type.type));
}

/** The fields of an object that hold a value of their own, but not those of its lists' items. */
function fieldsIn(type: SchemaType, path: Path = []): Path[] {
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type)) return [];
  return type.fields.flatMap((field): Path[] => {
    const at = [...path, field.name];
    // What nobody can fill in.
    if (field.type.hidden === true || field.type.readOnly === true) return [];
    if (isFile(type) && ['asset', 'crop', 'hotspot', 'media'].includes(field.name)) return [];
    if (isFile(field.type)) return [at, ...fieldsIn(field.type, at)];
    return nonsenseFor(field.type, undefined).length > 0 ? [at] : fieldsIn(field.type, at);
  });
}

/** A redirect is the only document whose link cannot open in a new window. */
function isNeverShown({ type }: Begun, path: Path): boolean {
  return type.name === 'redirect' && path.at(-1) === 'newWindow';
}

/** Templates that need another document; what they begin has the same fields as without it. */
const besideOthers = ['subpage', 'article-in-category'];

/** The Studio over one document of each type. */
export async function openNonsensicalStudio(): Promise<HeadlessStudio> {
  const settings = { languageDefault: inUse[0], languageUse: inUse.map((code) => ({ code, use: true })) };
  const stored = documents.map(({ type }) => someDocument(type.name));
  const studio = await openStudio([{ ...someDocument('siteSettings'), ...settings }, ...stored]);
  return { ...studio, templates: studio.templates.filter(({ id }) => !besideOthers.includes(id)) };
}

/** All nonsense that can be entered into what an editor begins. */
export async function nonsenseOf(studio: HeadlessStudio, { name, type, path, begin }: Beginning): Promise<Nonsense[]> {
  const right = new Map<string, Promise<unknown>>();
  const found: Nonsense[] = [];
  for (const field of fieldsIn(type)) {
    const at = [...path, ...field];
    const begun = await begin();
    const choices = isNeverShown(begun, at) ? null : reveal(begun, at);
    if (choices === null) continue;
    const key = JSON.stringify(choices);
    const filled =
      right.get(key) ??
      fillIn(studio, { ...begun, edits: [...begun.edits, ...choices] }).then(({ document, problems }) => {
        if (problems.length > 0) throw new Error(`${name}: ${problems.join()}`);
        return document;
      });
    right.set(key, filled);
    const document = await filled;
    const { type: wanted, value: before } = fieldAt(begun.type, document, at);
    nonsenseFor(wanted, before).forEach((value, turn) => {
      const said = JSON.stringify(value);
      found.push({
        name: `${name}.${pathToString(field)} = ${said.length > 60 ? `${said.slice(0, 60)}…` : said}`,
        turn,
        choices,
        path: at,
        value,
        right: document,
        document: Object(put(begun.type, document, at, value)),
      });
    });
  }
  return found;
}

/** What is wrong with the Studio's answer to nonsense, as sentences; and whether it is accepted. */
export async function answerTo(
  studio: HeadlessStudio,
  { name, document }: Nonsense,
): Promise<{ accepted: boolean; unclear: string[] }> {
  const errors = (await studio.validate(document)).filter(({ level }) => level === 'error');
  const unclear = errors.filter(({ message }) => !isSentence(message)).map(({ message }) => `${name}: “${message}”`);
  return { accepted: errors.length === 0, unclear };
}

function isSentence(message: unknown): boolean {
  // A message may repeat what was entered, but has no gap of its own.
  return typeof message === 'string' && /^\P{Ll}.* /u.test(message) && !/undefined|null|(?<!\{)\{\w+\}/.test(message);
}
