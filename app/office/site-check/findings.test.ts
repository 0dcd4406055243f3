import { describe, expect, it } from 'vitest';
import type { StoredDocument } from './document-fields.ts';
import { findingsOf, pathWithin, type Seen, type Walked } from './findings.ts';
import type { PageFacts } from './page-facts.ts';

const facts: PageFacts = {
  links: [],
  isIndexed: true,
  hasDescription: true,
  sharedPicture: '/images/content/aa-1x1.jpg',
  pictures: [],
};
const page = (more: Partial<PageFacts> = {}): Seen => ({ status: 200, location: null, facts: { ...facts, ...more } });
const answer = (status: number, location: string | null = null): Seen => ({ status, location, facts: null });

const about = (more: object = {}): StoredDocument => ({
  _id: 'about',
  _type: 'menuPage',
  status: 'Published',
  title: { _type: 'translatedString', nl: 'Over ons' },
  ...more,
});
const team: StoredDocument = { _id: 'team', _type: 'menuPage', name: 'Team', status: 'Published' };

function found(more: Partial<Walked>) {
  const walked: Walked = {
    now: new Date('2026-11-29T12:00:00Z'),
    inUse: ['nl', 'fr'],
    origins: ['https://agency.example'],
    seen: new Map([['/nl/over-ons/', page()]]),
    outside: new Map(),
    documents: [about()],
    placed: [{ id: 'about', paths: { nl: '/nl/over-ons/' }, leadsElsewhere: false }],
    properties: new Set(['1']),
    homes: [],
    standIn: null,
    ...more,
  };
  return findingsOf(walked);
}
const told = (more: Partial<Walked>) =>
  found(more).map(({ kind, field, facts: what }) => [kind, field?.id ?? null, field?.path ?? null, what]);

/** The page "about" with a link in its text. */
const linking = (link: object) => [
  about({ content: { nl: [{ _key: 'b', _type: 'block', markDefs: [{ _key: 'm', _type: 'link', ...link }] }] } }),
  team,
];
const place = 'content.nl[_key=="b"].markDefs[_key=="m"]';

it('a site without faults has none', () => {
  expect(found({})).toEqual([]);
});

describe('a link', () => {
  const seen = (path: string, it: Seen) => new Map([...[['/nl/over-ons/', page()] as const], [path, it] as const]);

  it.each([
    ['that nothing answers', answer(404), ['dead-link', { target: '/nl/weg/?a=1', status: 404 }]],
    ['whose page is gone', answer(410), ['dead-link', { target: '/nl/weg/?a=1', status: 410 }]],
    ['whose page fails', answer(500), ['dead-link', { target: '/nl/weg/?a=1', status: 500 }]],
    [
      'to an address that was',
      answer(301, '/nl/over-ons/'),
      ['moved-link', { target: '/nl/weg/?a=1', status: 301, movedTo: '/nl/over-ons/' }],
    ],
    ['that is sent elsewhere today', answer(302, '/nl/over-ons/'), null],
    ['to what asks for a login', answer(401), null],
    ['that leads to a page', page(), null],
  ] as const)('%s leads to its field (10.360)', (_title, it, expected) => {
    const documents = linking({ kind: 'url', url: '/nl/weg/?a=1' });
    expect(told({ documents, seen: seen('/nl/weg/', it) })).toEqual(
      expected === null ? [] : [[expected[0], 'about', `${place}.url`, expected[1]]],
    );
  });

  it('that redirects to nothing is dead (10.360)', () => {
    const documents = linking({ kind: 'url', url: 'https://agency.example/nl/weg/' });
    const both = seen('/nl/weg/', answer(301, 'https://agency.example/nl/ook-weg/'));
    both.set('/nl/ook-weg/', answer(404));
    expect(told({ documents, seen: both })).toMatchObject([['dead-link', 'about', `${place}.url`, { status: 404 }]]);
  });

  it('to a document is dead in the languages in which that is not on the site (10.360)', () => {
    const documents = linking({ kind: 'page', reference: { _ref: 'team' } });
    const placed = [{ id: 'about', paths: { nl: '/nl/over-ons/', fr: '/fr/a-propos/' }, leadsElsewhere: false }];
    const lacking = ['dead-link', 'about', `${place}.reference`, { target: 'Team', languages: ['nl'] }];
    expect(told({ documents, placed })).toEqual([lacking]);
    const there = { id: 'team', paths: { nl: '/nl/team/' }, leadsElsewhere: false };
    expect(told({ documents, placed: [...placed, there] })).toEqual([]);
    // A link outside of any language stands on every page of its document.
    const button = [about({ button: { _type: 'link', kind: 'page', reference: { _ref: 'team' } } }), team];
    expect(told({ documents: button, placed: [...placed, there] })).toEqual([
      ['dead-link', 'about', 'button.reference', { target: 'Team', languages: ['fr'] }],
    ]);
  });

  it('to a property that has left the site is dead (10.360)', () => {
    expect(told({ documents: linking({ kind: 'property', propertyId: '1' }) })).toEqual([]);
    expect(told({ documents: linking({ kind: 'property', propertyId: '2' }) })).toEqual([
      ['dead-link', 'about', `${place}.propertyId`, { target: '2' }],
    ]);
  });

  it.each([
    [404, true],
    [0, true],
    [200, false],
    [403, false],
    [429, false],
  ])('to another site that answers %i (10.361)', (status, isDead) => {
    const url = 'https://other.example/a';
    const documents = linking({ kind: 'url', url });
    const outside = new Map([[url, status]]);
    expect(told({ documents, outside })).toEqual(
      isDead ? [['outside-link', 'about', `${place}.url`, { target: url, status }]] : [],
    );
  });

  it('to another site that was not asked is none (10.361)', () => {
    expect(told({ documents: linking({ kind: 'url', url: 'https://other.example/a' }) })).toEqual([]);
  });

  it('that no field has leads to the document of its page', () => {
    const seenBoth = new Map([
      ['/nl/over-ons/', page({ links: ['/nl/weg/', 'mailto:a@b.example', 'https://other.example/'] })],
      ['/nl/weg/', answer(404)],
    ]);
    expect(told({ seen: seenBoth })).toEqual([['dead-link', 'about', '', { target: '/nl/weg/', status: 404 }]]);
  });

  it('of a page that is not on the site is none', () => {
    expect(told({ documents: linking({ kind: 'property', propertyId: '2' }), placed: [] })).toEqual([]);
  });

  it('in a hidden part, or one whose time is over or has not come, is none', () => {
    const link = { _type: 'link', kind: 'property', propertyId: '2' };
    const hidden = (more: object) => told({ documents: [about({ modules: [{ _key: 'a', link, ...more }] })] });
    expect(hidden({})).toHaveLength(1);
    expect(hidden({ status: 'Hidden' })).toEqual([]);
    expect(hidden({ visibleFrom: '2026-12-01T08:00:00Z' })).toEqual([]);
    expect(hidden({ visibleUntil: '2026-11-01T08:00:00Z' }).map(([kind]) => kind)).toEqual(['expired']);
  });
});

it('what was visible until a moment that has come is told at that field (10.364)', () => {
  const modules = [
    { _key: 'a', visibleUntil: '2026-11-29T11:00:00Z' },
    { _key: 'b', visibleUntil: '2026-11-29T13:00:00Z' },
  ];
  expect(told({ documents: [about({ modules })] })).toEqual([
    ['expired', 'about', 'modules[_key=="a"].visibleUntil', { until: '2026-11-29T11:00:00Z' }],
  ]);
});

it('a home is told with the facts of law that it lacks, and without photographs (10.365)', () => {
  const home = { reference: 'G-7', title: { nl: 'Huis' }, path: '/nl/7/', missing: ['co2'], hasPhotographs: false };
  expect(found({ homes: [home] })).toMatchObject([
    {
      kind: 'advert-facts',
      field: null,
      page: '/nl/7/',
      title: { nl: 'Huis' },
      facts: { target: 'G-7', missing: ['co2'] },
    },
    { kind: 'no-photographs', field: null, page: '/nl/7/' },
  ]);
  expect(found({ homes: [{ ...home, missing: [], hasPhotographs: true }] })).toEqual([]);
});

it('a document whose time is over is told while something links to it (10.364)', () => {
  const over = { ...team, visibleUntil: '2026-11-29T11:00:00Z' };
  expect(told({ documents: [about(), over] })).toEqual([]);
  const documents = [...linking({ kind: 'page', reference: { _ref: 'team' } }).slice(0, 1), over];
  expect(told({ documents }).map(([kind, id]) => [kind, id])).toEqual([
    ['dead-link', 'about'],
    ['expired', 'team'],
  ]);
});

describe('a page', () => {
  const seen = (more: Partial<PageFacts>) => new Map([['/nl/over-ons/', page(more)]]);

  it('without description or picture leads to the field (10.362)', () => {
    expect(told({ seen: seen({ hasDescription: false }) })).toEqual([
      ['no-description', 'about', 'seo.description.nl', { languages: ['nl'] }],
    ]);
    expect(told({ seen: seen({ sharedPicture: null }) })).toEqual([['no-picture', 'about', 'seo.image', {}]]);
    expect(told({ seen: seen({}), standIn: 'aa' })).toEqual([['no-picture', 'about', 'seo.image', {}]]);
  });

  it('that search engines leave out needs none', () => {
    expect(told({ seen: seen({ hasDescription: false, sharedPicture: null, isIndexed: false }) })).toEqual([]);
  });
});

describe('a picture', () => {
  const documents = [about({ image: { asset: { _ref: 'image-ab-600x400-jpg' } } })];
  const seen = (width: number) => new Map([['/nl/over-ons/', page({ pictures: [{ hash: 'ab', width, asked: 800 }] })]]);

  it('is too small if its page asks for a wider one (10.363)', () => {
    expect(told({ documents, seen: seen(600) })).toEqual([
      ['small-picture', 'about', 'image', { width: 600, asked: 800 }],
    ]);
    expect(told({ documents, seen: seen(760) })).toEqual([]);
  });

  it('on a page of another document leads to where it is chosen (10.363)', () => {
    const placed = [
      { id: 'about', paths: {}, leadsElsewhere: false },
      { id: 'team', paths: { nl: '/nl/over-ons/' }, leadsElsewhere: false },
    ];
    expect(told({ documents: [...documents, team], placed, seen: seen(600) })).toMatchObject([
      ['small-picture', 'about', 'image', {}],
    ]);
  });
});

it('a finding keeps its id until what is wrong changes (10.366)', () => {
  const idOf = (status: number, more: object = {}) =>
    found({
      documents: linking({ kind: 'url', url: '/nl/weg/', ...more }),
      seen: new Map([['/nl/weg/', answer(status)]]),
    })[0]?.id;
  expect(idOf(404)).toBe(idOf(404, { newWindow: true }));
  expect(idOf(404)).not.toBe(idOf(410));
});

it.each([
  ['/nl/a/?b#c', '/nl/a/'],
  ['https://agency.example/nl/', '/nl/'],
  ['https://agency.example', '/'],
  ['https://agency.example.evil/', null],
  ['//evil.example/', null],
  ['mailto:a@b.example', null],
  ['#top', null],
])('the path within the site of %s is %s', (href, expected) => {
  expect(pathWithin(href, ['https://agency.example'])).toBe(expected);
});
