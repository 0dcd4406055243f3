import fc from 'fast-check';
import type { SiteMap } from './site-map.ts';
import { lakeRequest } from './lake-requests.ts';
import { anyBody, jsonBody, multipart, sent, urlEncoded, type Target } from './bodies.ts';
import { escaped, escapedText, mostly, oddJson, oddText } from './values.ts';

/** How the sender ends a connection: after the answer, or in the middle of the request. */
export type Ending = 'answer' | 'cut' | 'half-close' | 'reset';

export interface FuzzRequest {
  kind: string;
  /** Request line and headers, in latin1, with `{owner}`, `{editor}`, `{token}`, `{preview}` and `{host}` for what differs from run to run. */
  head: string;
  body: Buffer;
  ending: Ending;
}

/** The arbitrary of all requests to a site. */
export function requestsTo(map: SiteMap): fc.Arbitrary<FuzzRequest> {
  const targets = fc.oneof(
    { weight: 5, arbitrary: page(map) },
    { weight: 4, arbitrary: endpoint(map) },
    { weight: 4, arbitrary: form(map) },
    { weight: 2, arbitrary: portal(map) },
    { weight: 1, arbitrary: file(map) },
    { weight: 6, arbitrary: lakeRequest },
  );
  return fc.oneof(
    { weight: 12, arbitrary: fc.tuple(targets, headers, ending).map(written) },
    { weight: 1, arbitrary: malformed(map) },
  );
}

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constant('GET') },
  { weight: 2, arbitrary: fc.constant('POST') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'CONNECT', 'LINK'),
  },
);

const ending = fc.oneof(
  { weight: 30, arbitrary: fc.constant<Ending>('answer') },
  { weight: 1, arbitrary: fc.constantFrom<Ending>('cut', 'half-close', 'reset') },
);

/** `/nl/te-koop/:city/` with its parameters filled in, oddly now and then. */
function filled(pattern: string, map: SiteMap): fc.Arbitrary<string> {
  const steps = pattern.split('/').map((step) =>
    step.startsWith(':')
      ? mostly(map.known[step.slice(1)] ?? [], escapedText, 2)
      : step === '*'
        ? mostly(
            map.files.map((each) => each.replace(/^\/[^/]+\//, '')),
            escapedText,
            1,
          )
        : fc.constant(step),
  );
  return fc.tuple(...steps).map((all) => all.join('/'));
}

const changes: readonly ((path: string) => string)[] = [
  (path) => path.replace(/\/$/, ''),
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.toUpperCase(),
  (path) => `/preview${path}`,
  (path) => `${path}%2e%2e/`,
  (path) => `${path}..;/x`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replace(/.$/, '%00'),
  (path) => `${path}.data`,
  (path) => `${path}${'a/'.repeat(500)}`,
  (path) => `http://{host}${path}`,
];

const changed = (path: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(
      path,
      fc.oneof(
        { weight: 8, arbitrary: fc.constant((same: string) => same) },
        { weight: 2, arbitrary: fc.constantFrom(...changes) },
      ),
    )
    .map(([each, change]) => change(each));

function query(map: SiteMap): fc.Arbitrary<string> {
  const pair = fc
    .tuple(mostly(map.parameters, escapedText, 20), escapedText)
    .map(([name, value]) => `${name}=${value}`);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 4, arbitrary: fc.array(pair, { minLength: 1, maxLength: 5 }).map((pairs) => `?${pairs.join('&')}`) },
    { weight: 1, arbitrary: escapedText.map((text) => `?${text}`) },
  );
}

function page(map: SiteMap): fc.Arbitrary<Target> {
  const path = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...map.pages).chain((pattern) => filled(pattern, map)) },
    { weight: 1, arbitrary: mostly(map.documents, escapedText) },
  );
  return fc
    .tuple(method, changed(path), query(map), anyBody)
    .map(([asked, at, search, body]) => ({ kind: 'page', method: asked, target: at + search, ...sent(asked, body) }));
}

function endpoint(map: SiteMap): fc.Arbitrary<Target> {
  const path = fc.constantFrom(...map.endpoints).chain((pattern) => filled(pattern, map));
  return fc.tuple(method, changed(path), query(map), anyBody).map(([asked, at, search, body]) => ({
    kind: 'endpoint',
    method: asked,
    target: at + search,
    ...sent(asked, body),
  }));
}

function file(map: SiteMap): fc.Arbitrary<Target> {
  const picture = fc.tuple(
    mostly(map.files, escapedText, 8),
    fc.oneof(
      fc.constant(''),
      query(map),
      fc
        .tuple(oddText, oddText)
        .map(([width, height]) => `?width=${escaped(width)}&height=${escaped(height)}&format=webp`),
    ),
  );
  return fc
    .tuple(method, changed(picture.map(([path]) => path.split('?')[0] ?? '')), picture)
    .map(([asked, at, [, search]]) => ({ kind: 'file', method: asked, target: at + search, headers: [], body: null }));
}

/** What a person would type in a field of this name, so that a request gets beyond the form's own rules. */
const typed: Record<string, readonly string[]> = {
  email: ['fuzz@example.be'],
  friendEmail: ['friend@example.be'],
  phone: ['+32 470 12 34 56'],
  firstName: ['An'],
  lastName: ['Peeters'],
  name: ['An Peeters'],
  remark: ['Een vraag'],
  message: ['Een vraag'],
  password: ['wrong password here'],
  'form-page': ['/nl/contact/'],
  'form-property': ['4101', '4272'],
  'form-project': ['5001'],
  'form-took': ['5000', '', '1'],
  'form-fax': [''],
  'form-key': ['fuzz-0000000000000000000000'],
};

function field(name: string): fc.Arbitrary<[string, string]> {
  return fc.tuple(
    fc.constant(name),
    mostly((Object.hasOwn(typed, name) ? typed[name] : undefined) ?? ['1', 'on', 'yes', 'Een antwoord'], oddText, 4),
  );
}

function form(map: SiteMap): fc.Arbitrary<Target> {
  return fc.constantFrom(...map.forms).chain(({ name, fields }) => {
    const paths = fc.constantFrom(
      ...['nl', 'fr', 'en', 'de'].map((language) => `/api/forms/${language}/${name}`),
      `/nl/formulier/${name}/`,
      `/fr/formulaire/${name}/`,
    );
    const whole = fc.tuple(...fields.filter((each) => !/form-(fax|captchaNew|step)/.test(each)).map(field));
    const some = fc.subarray([...fields]).chain((names) => fc.tuple(...names.map(field)));
    const other = fc.array(fc.tuple(mostly(fields, oddText), oddText), { maxLength: 12 });
    const pairs: fc.Arbitrary<[string, string][]> = fc.oneof(
      { weight: 4, arbitrary: whole },
      { weight: 2, arbitrary: some },
      { weight: 1, arbitrary: other },
    );
    const body = fc.oneof(
      { weight: 4, arbitrary: pairs.map(urlEncoded) },
      { weight: 2, arbitrary: multipart(pairs) },
      { weight: 1, arbitrary: anyBody },
    );
    return fc
      .tuple(paths, body)
      .map(([target, content]) => ({ kind: 'form', method: 'POST', target, ...sent('POST', content) }));
  });
}

/** The owners' portal, logins and lists of searches, mostly with an owner's session. */
function portal(map: SiteMap): fc.Arbitrary<Target> {
  const paths = map.pages.filter((pattern) =>
    /\/(login|eigenaar|proprietaire|owner|eigentuemer|mijn-zoekopdrachten|bezoek|nieuwsbrief|uw-lijst)\//.test(pattern),
  );
  const steps = map.endpoints.filter((pattern) => /^\/api\/(owner|visits|leads)/.test(pattern));
  const names = [
    'email',
    'password',
    'do',
    'key',
    'id',
    'text',
    'again',
    'session',
    'passkey',
    'weekly',
    'property',
    'search',
    'slot',
    'visit',
    'answer',
    'rating',
    'list',
  ];
  const pairs = fc.array(mostly(names, oddText, 8).chain(field), { maxLength: 6 });
  const actions = fc.constantFrom<[string, string][]>(
    [
      ['do', 'login'],
      ['email', 'fuzz@example.be'],
      ['password', 'x'],
    ],
    [
      ['do', 'link'],
      ['email', 'fuzz@example.be'],
    ],
    [
      ['do', 'message'],
      ['text', 'Een vraag'],
    ],
    [
      ['do', 'remove'],
      ['search', '\u0000'],
    ],
  );
  const body = fc.oneof(pairs.map(urlEncoded), actions.map(urlEncoded), multipart(pairs), jsonBody(oddJson), anyBody);
  const who = fc.constantFrom(
    'Cookie: gevel_session={owner}',
    'Cookie: gevel_session={owner}',
    '{editorCookie}',
    'Authorization: Bearer {token}',
    'X-Nobody: 1',
  );
  const path = fc.constantFrom(...paths, ...steps).chain((pattern) => filled(pattern, map));
  return fc
    .tuple(fc.constantFrom('GET', 'POST', 'POST'), changed(path), query(map), body, who)
    .map(([asked, at, search, content, cookie]) => {
      const { headers: own, body: bytes } = sent(asked, content);
      return { kind: 'portal', method: asked, target: at + search, headers: [...own, cookie], body: bytes };
    });
}

/** A value of a header: no line ends, latin1. */
const headerText = oddText.map((text) => text.replaceAll(/[\0-\x08\x0a-\x1f\x7f]/g, '').replaceAll(/[^\0-\xff]/g, '?'));

const oneHeader: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      'Origin: http://{host}',
      'Origin: null',
      'Origin: https://evil.example',
      'Sec-Fetch-Site: cross-site',
      'Sec-Fetch-Site: same-origin',
      'Sec-Fetch-Mode: navigate',
    ],
    ...[
      'Range: bytes=0-0',
      'Range: bytes=-1',
      'Range: bytes=9-1',
      'Range: bytes=999999999-',
      `Range: bytes=${'0-,'.repeat(200)}0-0`,
      'Range: x',
    ],
    ...[
      'If-None-Match: *',
      'If-None-Match: "x"',
      `If-None-Match: ${'"a",'.repeat(1_000)}"b"`,
      'If-Modified-Since: x',
      'If-Modified-Since: Sun, 29 Nov 2026 00:00:00 GMT',
      'If-Match: "x"',
    ],
    ...[
      'Accept-Encoding: br;q=0, gzip;q=x',
      'Accept-Encoding: *',
      'Accept-Encoding: identity;q=0, *;q=0',
      'Accept: application/json',
      'Accept: */*;q=x',
      'Accept-Language: de-AT;q=9,*',
      'Accept-Language: x'.concat('-a'.repeat(500)),
    ],
    ...[
      'User-Agent: Mozilla/5.0',
      'User-Agent:',
      `User-Agent: ${'a'.repeat(4_000)}`,
      'Expect: 100-continue',
      'Expect: x',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Host: evil.example',
      'Forwarded: for=x;host=y',
    ],
    ...[
      'Cookie: gevel_preview={preview}',
      'Cookie: gevel_session={owner}',
      '{editorCookie}',
      'Cookie: gevel_session=x; gevel_preview=y; lake_session=z',
      'Cookie: =;;=; __proto__=1',
      `Cookie: ${'a=b; '.repeat(900)}`,
    ],
    ...[
      'Authorization: Bearer {token}',
      'Authorization: Bearer x',
      'Authorization: Basic ="',
      'Authorization:',
      'Last-Event-ID: x',
      'Purpose: prefetch',
      'Connection: close',
      'Upgrade: websocket',
      'TE: trailers',
    ],
    ...[
      'Content-Encoding: gzip',
      'Content-Encoding: x',
      'Content-Type: text/plain',
      'Access-Control-Request-Method: PUT',
      'Referer: https://www.google.com/?q=%',
      'Cache-Control: no-cache',
      'Pragma: x',
      'X-HTTP-Method-Override: DELETE',
    ],
  ),
  fc
    .tuple(
      fc.constantFrom(
        'Origin',
        'Cookie',
        'Range',
        'If-None-Match',
        'If-Modified-Since',
        'Accept-Language',
        'Accept',
        'Accept-Encoding',
        'User-Agent',
        'X-Forwarded-For',
        'Referer',
        'Authorization',
        'Last-Event-ID',
        'Content-Type',
        'webhook-signature',
        'sanity-webhook-signature',
      ),
      headerText,
    )
    .map(([name, value]) => `${name}: ${value}`),
  headerText.map((value) => `Cookie: gevel_session=${value}; gevel_preview=${value}`),
);

const host = fc.oneof(
  { weight: 40, arbitrary: fc.constant(['Host: {host}']) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ['Host: evil.example'],
      ['Host:'],
      [],
      ['Host: {host}', 'Host: evil.example'],
      [`Host: ${'a'.repeat(2_000)}`],
    ),
  },
);

/** Each address makes few requests, so that limits do not hide what is behind them; one of them makes many. */
const address = fc.oneof(
  { weight: 9, arbitrary: fc.ipV4().map((ip) => `X-Forwarded-For: ${ip}`) },
  { weight: 1, arbitrary: fc.ipV6().map((ip) => `X-Forwarded-For: ${ip}`) },
  { weight: 1, arbitrary: fc.constant('X-Forwarded-For: 192.0.2.1') },
);

const headers = fc.tuple(host, address, fc.array(oneHeader, { maxLength: 3 })).map((parts) => parts.flat());

/** Lengths that are not the body's. */
function written([{ kind, method: asked, target, headers: own, body }, others, end]: [
  Target,
  string[],
  Ending,
]): FuzzRequest {
  const length = body === null ? [] : [`Content-Length: ${body.length}`];
  const line = `${asked} ${target.replaceAll(/[^!-~]/g, (character) => escaped(character))} HTTP/1.1`;
  return {
    kind,
    head: [line, ...others, ...own, ...length, 'Connection: close', '', ''].join('\r\n'),
    body: body ?? Buffer.alloc(0),
    ending: end,
  };
}

/** What is no HTTP, or lies about its length. */
function malformed(map: SiteMap): fc.Arbitrary<FuzzRequest> {
  const path = fc.constantFrom(
    '/nl/',
    '/api/forms/nl/site-contact',
    '/lake/v1/ping',
    '/nl/login/',
    ...map.files.slice(0, 3),
  );
  const lines = fc.constantFrom(
    ...[
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked'],
      ['Transfer-Encoding: gzip, chunked'],
      ['Content-Length: -1'],
      ['Content-Length: 99999999999999'],
      ['Content-Length: 1', 'Content-Length: 2'],
      ['Content-Length: 5000'],
    ],
    ...[
      ['A B: c'],
      [': x'],
      ['X: \u0000'],
      [`X: ${'a'.repeat(20_000)}`],
      [' folded'],
      ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Version: 13'],
      ['Expect: 100-continue', 'Content-Length: 3'],
    ],
  );
  const body = fc.oneof(
    fc.constantFrom(
      '',
      'abc',
      '5\r\nabcde\r\n0\r\n\r\n',
      'zz\r\nabc',
      'ffffffffffffffff\r\n',
      '0\r\n\r\nGET /nl/ HTTP/1.1\r\n\r\n',
      'GET /nl/ HTTP/1.1\r\nHost: {host}\r\n\r\n'.repeat(5),
    ),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
  );
  const first = fc.oneof(
    fc
      .tuple(
        fc.constantFrom('GET', 'POST', 'get', 'G\u0000T', ''),
        path,
        fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', ''),
      )
      .map((parts) => parts.join(' ')),
    fc.constantFrom(
      'PRI * HTTP/2.0',
      'OPTIONS * HTTP/1.1',
      'CONNECT a:1 HTTP/1.1',
      `GET /${'a'.repeat(20_000)} HTTP/1.1`,
      '\u0016\u0003\u0001',
      'GET http://evil.example/ HTTP/1.1',
      'GET http:// HTTP/1.1',
      'GET //{host}/ HTTP/1.1',
      'GET /nl/?\u00e9 HTTP/1.1',
    ),
  );
  return fc
    .tuple(first, lines, body, fc.constantFrom<Ending>('half-close', 'cut', 'reset', 'answer'))
    .map(([line, more, text, end]) => ({
      kind: 'malformed',
      head: [line, 'Host: {host}', ...more, '', ''].join('\r\n'),
      body: Buffer.from(text, 'latin1'),
      ending: end,
    }));
}

/** The request with this number: the same for the same seed and site. */
export function requestAt(requests: fc.Arbitrary<FuzzRequest>, seed: number, at: number): FuzzRequest {
  const [request] = fc.sample(requests, {
    seed: Math.imul(seed, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b),
    numRuns: 1,
  });
  if (request === undefined) throw new Error('fast-check made no request.');
  return request;
}
