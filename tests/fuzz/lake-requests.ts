import fc from 'fast-check';
import { jsonBody, sent, type Content, type Target } from './bodies.ts';
import { deepJson, escaped, escapedText, mostly, oddJson, oddText } from './values.ts';

/** Documents that the fuzz writes are its own, so that the site's content stays as it is. */
const ownIds = ['fuzz-a', 'fuzz-b', 'fuzz-c', 'drafts.fuzz-a', 'drafts.fuzz-b', 'versions.r1.fuzz-a'];
const ids = mostly(
  ownIds,
  oddText.map((text) => (/^(fuzz|drafts\.fuzz|versions)/.test(text) ? text : `fuzz-${text}`)),
  6,
);
const readIds = mostly(
  [...ownIds, 'siteSettings', 'menuPage-contact', 'drafts.menuPage-contact', 'a,b', 'siteSettings,header'],
  escapedText,
  4,
);

const paths = mostly(
  ['title', 'title.nl', 'a[0]', 'a[-1]', 'a[_key=="k"]', 'a[0:2]', 'a..b', 'a[*]', 'b.c.d', '_type', '_id', '_rev'],
  oddText,
  4,
);
const set = fc.dictionary(paths, oddJson, { maxKeys: 3 });

const documents = fc.record(
  {
    _id: ids,
    _type: mostly(['fuzz', 'article', 'menuPage'], oddText, 6),
    title: oddJson,
    a: oddJson,
    b: oddJson,
    _rev: oddJson,
    _createdAt: oddText,
  },
  { requiredKeys: ['_id', '_type'] },
);
const patch = fc.record(
  {
    id: ids,
    set,
    setIfMissing: set,
    unset: fc.array(paths, { maxLength: 3 }),
    inc: fc.dictionary(paths, fc.double(), { maxKeys: 2 }),
    dec: fc.dictionary(paths, fc.double(), { maxKeys: 2 }),
    diffMatchPatch: fc.dictionary(paths, oddText, { maxKeys: 2 }),
    insert: fc.record({ after: paths, items: fc.array(oddJson, { maxLength: 3 }) }),
    ifRevisionID: oddText,
  },
  { requiredKeys: ['id'] },
);
const mutation: fc.Arbitrary<unknown> = fc.oneof(
  documents.map((create) => ({ create })),
  documents.map((createOrReplace) => ({ createOrReplace })),
  documents.map((createIfNotExists) => ({ createIfNotExists })),
  patch.map((each) => ({ patch: each })),
  ids.map((id) => ({ delete: { id } })),
  fc
    .constantFrom('*[_type=="fuzz"]', '*[_id in path("fuzz-*")][0..3]', '*[', 'null', '{"_id":"fuzz-a"}')
    .map((query) => ({ patch: { query, set: { title: 'x' } } })),
  oddJson,
);
const transaction = fc.record(
  {
    mutations: fc.oneof(
      { weight: 8, arbitrary: fc.array(mutation, { maxLength: 4 }) },
      { weight: 1, arbitrary: oddJson },
    ),
    transactionId: oddText,
  },
  { requiredKeys: ['mutations'] },
);

const actionNames = [
  'create',
  'edit',
  'publish',
  'unpublish',
  'discard',
  'delete',
  'replaceDraft',
  'version.create',
  'version.discard',
  'version.replace',
  'version.unpublish',
  'x',
];
const action = fc.record(
  {
    actionType: mostly(
      actionNames.map((name) => `sanity.action.document.${name}`),
      oddText,
      12,
    ),
    publishedId: ids,
    draftId: ids.map((id) => `drafts.${id.replace(/^drafts\./, '')}`),
    versionId: ids,
    attributes: documents,
    document: documents,
    patch: patch.map(({ id: _id, ...rest }) => rest),
    baseId: ids,
    ifExists: fc.constantFrom('fail', 'ignore'),
    includeDrafts: fc.array(ids, { maxLength: 2 }),
  },
  { requiredKeys: ['actionType', 'publishedId', 'draftId'] },
);
const actions = fc.record(
  {
    actions: fc.oneof({ weight: 8, arbitrary: fc.array(action, { maxLength: 3 }) }, { weight: 1, arbitrary: oddJson }),
    transactionId: oddText,
    dryRun: fc.boolean(),
  },
  { requiredKeys: ['actions'] },
);

/** Pieces of GROQ that are put together without sense. */
const groqPiece = fc.oneof(
  fc.constantFrom(
    ...[
      '*',
      '[0]',
      '[0...5]',
      '[_type == "menuPage"]',
      '{_id, title}',
      '{...}',
      '| order(_createdAt desc)',
      '| score(title match "a")',
      '->',
      '->title',
      '@',
      '^',
      '^.^._id',
      'count(*)',
      'references("x")',
      'select(true => 1)',
    ],
    ...[
      '&&',
      '||',
      '!',
      '==',
      'in',
      'match',
      '"a"',
      '$a',
      '$b',
      '1/0',
      '2**999',
      'now()',
      'dateTime("x")',
      'pt::text(body)',
      'array::unique(*)',
      'string::split("a","")',
      'math::sum([1,"a"])',
      'path("**")',
      'global::now()',
      'coalesce(null, 1)',
      'length(null)',
      'round(1.5, 99)',
      'sanity::projectId()',
      'geo::distance(1, 2)',
      'lower(1)',
      '[',
      ']',
      '(',
      ')',
      '{',
      '}',
      '//',
      ',',
      ':',
      '...',
    ],
  ),
  oddText,
);
const groq = fc.oneof(
  { weight: 3, arbitrary: fc.array(groqPiece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(' ')) },
  {
    weight: 2,
    arbitrary: fc.array(groqPiece, { maxLength: 4 }).map((pieces) => `*[_type == "article"]${pieces.join('')}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '*',
      '*[0..3]',
      '*[_id == $a]',
      'count(*[title match $a])',
      `${'('.repeat(3_000)}1`,
      `${'!'.repeat(3_000)}true`,
    ),
  },
);
const params = fc.dictionary(mostly(['a', 'b'], oddText, 8), oddJson, { maxKeys: 2 });

const lakeParameters = [
  'perspective',
  'returnIds',
  'returnDocuments',
  'dryRun',
  'visibility',
  'transactionId',
  'autoGenerateArrayKeys',
  'returnQuery',
  'query',
  '$a',
  'revision',
  'time',
  'lastRevision',
  'fromTransaction',
  'toTransaction',
  'fromTime',
  'toTime',
  'authors',
  'reverse',
  'limit',
  'effectFormat',
  'excludeContent',
  'includeAllVersions',
  'tag',
  'lastEventId',
  'includeDrafts',
  'enableResume',
  'events',
  'effectFormat',
  'code',
  'origin',
  'language',
  'waitFor',
  'w',
  'h',
  'rect',
  'fit',
  'fm',
  'q',
  'dl',
  'auto',
  'blur',
  'rot',
  'dpr',
  'label',
  'filename',
  'after',
  'excludeInternalReferences',
];
const known = [
  'raw',
  'published',
  'drafts',
  'true',
  'false',
  'sync',
  'mendoza',
  '100',
  '"x"',
  'crop',
  'webp',
  '2026-11-29T10:00:00Z',
];
const search = fc
  .array(fc.tuple(fc.constantFrom(...lakeParameters), mostly(known, escapedText, 1)), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const version = mostly(
  ['v2025-02-19', 'v1', 'vX', 'v2021-06-07', 'v2024-08-01'],
  escapedText.map((text) => `v${text}`),
  20,
);
const dataset = mostly(['production'], escapedText, 20);
const who = fc.constantFrom(
  'Authorization: Bearer {token}',
  'Authorization: Bearer {token}',
  'Authorization: Bearer {token}',
  '{editorCookie}',
  'Cookie: gevel_session={owner}',
  'X-Nobody: 1',
);

const nothing = fc.constant<Content | null>(null);
const calls: readonly [
  weight: number,
  method: string,
  call: fc.Arbitrary<string>,
  body: fc.Arbitrary<Content | null>,
][] = [
  [3, 'POST', dataset.map((name) => `data/query/${name}`), jsonBody(fc.record({ query: groq, params }))],
  [3, 'GET', fc.tuple(dataset, groq).map(([name, query]) => `data/query/${name}?query=${escaped(query)}`), nothing],
  [5, 'POST', dataset.map((name) => `data/mutate/${name}`), jsonBody(transaction)],
  [3, 'POST', dataset.map((name) => `data/actions/${name}`), jsonBody(actions)],
  [
    1,
    'POST',
    fc.constantFrom('data/mutate/production', 'data/actions/production', 'data/query/production'),
    fc.oneof(
      deepJson.map((text) => ({ type: 'application/json', bytes: Buffer.from(text) })),
      jsonBody(oddJson),
      fc.tuple(deepJson, ids).map(([deep, id]) => ({
        type: 'application/json',
        bytes: Buffer.from(
          `{"mutations":[{"createOrReplace":{"_id":${JSON.stringify(id)},"_type":"fuzz","a":${deep}}}]}`,
        ),
      })),
    ),
  ],
  [2, 'GET', fc.tuple(dataset, readIds).map((parts) => `data/doc/${parts.join('/')}`), nothing],
  [
    3,
    'GET',
    fc
      .tuple(dataset, fc.constantFrom('transactions', 'documents', 'events/documents', 'x'), readIds)
      .map((parts) => `data/history/${parts.join('/')}`),
    nothing,
  ],
  [
    1,
    'GET',
    fc.constantFrom(
      'data/listen/production',
      'data/live/events/production',
      'data/export/production',
      'data/listen-socket/production',
      'socket/production',
      'data/references/production/documents/x',
    ),
    nothing,
  ],
  [
    1,
    'GET',
    fc.constantFrom(
      'users/me',
      'users/x,y',
      'projects',
      'projects/gevel',
      'projects/gevel/datasets',
      'projects/gevel/datasets/production/acl',
      'projects/gevel/members',
      'projects/gevel/grants',
      'features',
      'auth/providers',
      'auth/id',
      'check/cors',
      'ping',
      'journey/x',
      'assets/images',
    ),
    nothing,
  ],
  [
    1,
    'PUT',
    fc.constant('users/me/keyvalue'),
    jsonBody(fc.array(fc.record({ key: oddText, value: oddJson }), { maxLength: 3 })),
  ],
  [1, 'GET', escapedText.map((text) => `users/me/keyvalue/${text}`), nothing],
  [1, 'GET', escapedText.map((text) => `users/${text}`), nothing],
  [
    1,
    'POST',
    fc.tuple(fc.constantFrom('images', 'files', 'x'), dataset).map((parts) => `assets/${parts.join('/')}`),
    upload(),
  ],
  [1, 'POST', escapedText.map((text) => `data/${text}`), jsonBody(oddJson)],
];

function upload(): fc.Arbitrary<Content> {
  const starts = [
    '89504e470d0a1a0a0000000d49484452',
    'ffd8ffe000104a464946',
    '474946383961',
    '52494646ffffffff57454250',
    '3c73766720786d6c6e733d',
    '255044462d',
    '',
  ];
  return fc
    .tuple(
      fc.constantFrom(...starts),
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom('image/png', 'image/svg+xml', 'image/gif', 'application/octet-stream', ''),
    )
    .map(([start, bytes, type]) => ({ type, bytes: Buffer.concat([Buffer.from(start, 'hex'), bytes]) }));
}

const api: fc.Arbitrary<Target> = fc.oneof(
  ...calls.map(([weight, method, call, body]) => ({
    weight,
    arbitrary: fc.tuple(version, call, search, body, who).map(([api, path, query, content, authorization]) => {
      const { headers, body: bytes } = sent(method, content);
      const target = `/lake/${api}/${path}${path.includes('?') ? query.replace('?', '&') : query}`;
      return { kind: 'lake', method, target, headers: [...headers, authorization], body: bytes };
    }),
  })),
);

/** Logins, assets and what is no call. */
const others: fc.Arbitrary<Target> = fc.oneof(
  fc
    .tuple(search, fc.dictionary(mostly(['email', 'password', 'as', 'code'], oddText, 8), oddText, { maxKeys: 4 }))
    .map(([query, fields]) => ({
      kind: 'lake',
      method: 'POST',
      target: `/lake/login${query}`,
      ...sent('POST', {
        type: 'application/x-www-form-urlencoded',
        bytes: Buffer.from(new URLSearchParams(fields).toString()),
      }),
    })),
  fc
    .tuple(
      fc.constantFrom(
        '/lake/login',
        '/lake/',
        '/lake/ping',
        '/lake/images/gevel/production/',
        '/lake/files/gevel/production/',
      ),
      escapedText,
      search,
    )
    .map(([start, rest, query]) => ({
      kind: 'lake',
      method: 'GET',
      target: (start.endsWith('/') ? start + rest : start) + query,
      headers: [],
      body: null,
    })),
);

/** Calls of the Content Lake, most of them with the token or the session of an editor. */
export const lakeRequest: fc.Arbitrary<Target> = fc.oneof(
  { weight: 8, arbitrary: api },
  { weight: 1, arbitrary: others },
);
