import fc from 'fast-check';

/** Values that break parsers, comparisons, databases and templates. */
const wellKnown = [
  ...['', ' ', '0', '-1', '1e999', 'NaN', '0x1', '1.5', '99999999999999999999', '2147483648', '-9223372036854775809'],
  ...[
    'null',
    'undefined',
    'true',
    '[]',
    '{}',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    '\uffff',
    'İ',
    'ß',
    '🏚️'.repeat(40),
    '\r\nX-A: b',
    '\t',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE job; --',
    '%',
    '_',
    '\\',
    '*',
    '(((((',
    '[[[[',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...[
    '../../../../etc/passwd',
    '..%2f..%2f',
    '/',
    '//evil.example',
    'javascript:alert(1)',
    'http://127.0.0.1:1/',
    'C:\\',
  ],
  ...[
    'gent|9000',
    '|',
    'a|b|c',
    '1-2',
    '9-1',
    '-',
    '1-',
    '-1',
    '80-150',
    '3.7,51.05,3.75,51.1',
    '-180,-90,180,90',
    '1,2,3',
    'Infinity,0,0,0',
  ],
  ...[
    '2026-12-24',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13',
    '2026-11-29T10:00:00Z',
    '2026-11-29T25:61:00+99:99',
    '-000001-01-01T00:00:00Z',
  ],
  ...[
    'production',
    'drafts',
    'nl',
    'sale',
    'rent',
    'siteSettings',
    'menuPage-contact',
    'drafts.menuPage-contact',
    'fuzz.a',
  ],
  'x'.repeat(300),
  'x'.repeat(5_000),
  'a|b&'.repeat(1_000),
  '9'.repeat(400),
];

/** A text that nobody types. */
export const oddText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...wellKnown) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

/** Percent-encoded as a browser would; half a surrogate pair has no encoding of its own. */
export const escaped = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** Percent-encodings that are none, or are no UTF-8. */
const brokenEscapes = [
  '%',
  '%0',
  '%00',
  '%ff',
  '%E0%A4%A',
  '%C0%AF',
  '%ED%A0%80',
  '%2500',
  '%252e%252e%252f',
  '+',
  '%0d%0a',
];

/** The same, as a part of a path or query: mostly encoded as a browser would. */
export const escapedText = fc.oneof(
  { weight: 5, arbitrary: oddText.map((text) => escaped(text)) },
  { weight: 1, arbitrary: fc.constantFrom(...brokenEscapes) },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 12 })
      .map((bytes) => Buffer.from(bytes).toString('hex').replace(/../g, '%$&')),
  },
);

/** One of the values or, now and then, something else. */
export function mostly<Value>(values: readonly Value[], other: fc.Arbitrary<Value>, weight = 3): fc.Arbitrary<Value> {
  return values.length === 0
    ? other
    : fc.oneof({ weight, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: other });
}

/** JSON of any shape, some of it nested deeply. */
export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 3, noUnicodeString: false }) },
  { weight: 2, arbitrary: oddText },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, 1e308, -0, [], {}, [[]], [null], { _ref: 'x' }, { _type: 'x' }, { _id: 1 }),
  },
);

/** JSON that is too deep for a recursive reader. */
export const deepJson = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['{"_type":"a","b":[', ']}']), fc.constantFrom(60, 600, 6_000))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);
