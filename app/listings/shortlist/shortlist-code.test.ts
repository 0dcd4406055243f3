import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanName,
  decodeShortlist,
  encodeShortlist,
  marks,
  maxCodeLength,
  maxHomes,
  newShortlist,
  type Person,
  type Shortlist,
} from './shortlist-code.ts';

const id = fc.stringMatching(/^[a-z0-9-]{1,64}$/);
const person = (homes: number): fc.Arbitrary<Person> =>
  fc.record({
    name: fc.string({ unit: 'binary', maxLength: 60 }).map(cleanName),
    marks: fc.array(fc.constantFrom(...marks), { minLength: homes, maxLength: homes }),
  });
const shortlists: fc.Arbitrary<Shortlist> = fc.uniqueArray(id, { minLength: 1, maxLength: maxHomes }).chain((ids) =>
  fc.oneof(
    person(ids.length).map((one): Shortlist => ({ ids, people: [one] })),
    fc.tuple(person(ids.length), person(ids.length)).map(([one, other]): Shortlist => ({ ids, people: [one, other] })),
  ),
);

const anna: Shortlist = {
  ids: ['4101', '4272', '4300'],
  people: [
    { name: 'Anna-Lise', marks: ['like', 'none', 'no'] },
    { name: '', marks: ['doubt', 'like', 'no'] },
  ],
};

describe('the link of a shortlist (10.122)', () => {
  it('gives every list back as it was, of any length and in any script', () => {
    fc.assert(
      fc.property(shortlists, (list) => {
        const code = encodeShortlist(list);
        expect(decodeShortlist(code)).toEqual(list);
        expect(code).toMatch(/^[\w-]+$/);
        expect(code.length).toBeLessThanOrEqual(maxCodeLength);
      }),
    );
  });

  it('stays the same in later versions of the site: links lie in mails for months', () => {
    expect(decodeShortlist('11lbxlbxNDEwMSw0MjcyLDQzMDAKMTAzQW5uYS1MaXNlCjIxMw')).toEqual(anna);
  });

  it('is short enough for a message', () => {
    const ids = Array.from({ length: maxHomes }, (_, at) => String(4100 + at));
    expect(encodeShortlist(newShortlist(ids)).length).toBeLessThan(170);
  });

  it('is refused wherever it is cut', () => {
    const code = encodeShortlist(anna);
    for (let length = 0; length < code.length; length += 1) expect(decodeShortlist(code.slice(0, length))).toBeNull();
  });

  it('is refused with any one character changed, added or repeated', () => {
    fc.assert(
      fc.property(shortlists, fc.nat(), fc.constantFrom(...'aZ09-_ =%\n'), (list, seed, other) => {
        const code = encodeShortlist(list);
        const at = seed % code.length;
        fc.pre(code[at] !== other);
        expect(decodeShortlist(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
        expect(decodeShortlist(code.slice(0, at) + other + code.slice(at))).toBeNull();
        expect(decodeShortlist(code + code)).toBeNull();
      }),
    );
  });

  it('is refused if it is anything else', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => decodeShortlist(text) === null));
    fc.assert(fc.property(fc.string(), (text) => decodeShortlist(`1${text}`) === null));
    expect(decodeShortlist('1'.repeat(3_000))).toBeNull();
    expect(decodeShortlist(`2${encodeShortlist(anna).slice(1)}`)).toBeNull();
  });

  it.each<[string, Shortlist]>([
    ['no homes', newShortlist([])],
    ['too many homes', newShortlist(Array.from({ length: maxHomes + 1 }, (_, at) => String(at)))],
    ['a home twice', newShortlist(['1', '1'])],
    ['an id that is none', newShortlist(['../x'])],
    ['a name with a link', { ids: ['1'], people: [{ name: 'a.example/x', marks: ['none'] }] }],
    ['a mark too few', { ids: ['1', '2'], people: [{ name: '', marks: ['none'] }] }],
  ])('is not made of %s', (_, list) => {
    expect(() => encodeShortlist(list)).toThrow(RangeError);
  });
});

describe('the name on a shortlist', () => {
  it.each([
    ['  Anna ', 'Anna'],
    ['Jean-François d’Hondt', 'Jean-François d’Hondt'],
    ['Jose\u0301', 'José'],
    ['<b>Tom</b>', 'b Tom b'],
    ['https://evil.example/0470', 'https evil.example'],
    ['Анна 😀\n', 'Анна'],
    ['123', ''],
    ['a'.repeat(60), 'a'.repeat(40)],
  ])('%j becomes %j', (typed, name) => {
    expect(cleanName(typed)).toBe(name);
  });

  it('is clean after one cleaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(cleanName(cleanName(text))).toBe(cleanName(text));
      }),
    );
  });
});
