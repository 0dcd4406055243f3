import { isFromOwnPage } from '@gevel/accounts';
import { isRecord } from '../documents/document.ts';
import { holdsUnstorable, isDeeperThan, maxDepth } from '../documents/storable.ts';
import type { KeyValue } from '../people/key-values.ts';
import { studioCookie, type People } from '../people/people.ts';
import type { LakeCaller } from '../ports.ts';
import { roles, type Role } from '../people/roles.ts';
import { badRequest, json, notFound, problem, unauthorized } from './answers.ts';
import { readText } from './body.ts';
import type { Reader } from './readers.ts';

const maxIds = 400;
const maxPairs = 100;
/** Sanity allows far less per value; a Studio stores small things. */
const maxBodyBytes = 256 * 1024;

/** The roles that the Studio shows for a person, and bases its menus on. */
const rolesOf = (role: Role): object[] => [{ name: role, ...roles[role] }];

/** `GET /users/me` and `GET /users/:ids` */
export async function answerUsers(list: string, reader: Reader, people: People): Promise<Response> {
  if (list === 'me') return json(describeReader(reader));
  const asked = listIn(list)?.filter(Boolean);
  if (asked === undefined) return malformed();
  if (asked.length === 0 || asked.length > maxIds) return badRequest(`Ask for 1 to ${maxIds} user ids.`);
  const ids = asked.map((id) => (id === 'me' ? reader.id : id));
  const known = [...(await people.usersById(ids)), ...(await programsAmong(ids, people))];
  // The e-mail address is visible only to the person themselves.
  const described = known.map(({ id, name }) => ({ id, displayName: name, imageUrl: null }));
  if (asked.length > 1) return json(described);
  return described[0] === undefined ? notFound('There is no such user.') : json(described[0]);
}

/** Authors that are no people: tokens, and parts of the process around the lake, which go by their name ("import"). */
async function programsAmong(ids: readonly string[], people: People): Promise<{ id: string; name: string }[]> {
  const parts = ids.filter((id) => /^[a-z]+$/.test(id)).map((id) => ({ id, name: id }));
  const tokens = ids.some((id) => /^r[0-9a-f]+$/.test(id)) ? await people.listTokens() : [];
  return [...parts, ...tokens.filter(({ id }) => ids.includes(id))];
}

function describeReader({ id, user, mayWrite }: Reader): object {
  if (user === undefined) {
    const role = mayWrite === false ? 'viewer' : 'editor';
    return { id, name: id, email: '', profileImage: null, provider: 'sanity-token', role, roles: rolesOf(role) };
  }
  const { name, email, role } = user;
  return { id, name, email, profileImage: null, provider: 'lake', role, roles: rolesOf(role) };
}

/** `/auth/…`: no session required, or one could neither begin nor end. */
export async function answerAuth(
  request: Request,
  url: URL,
  call: string,
  reader: Reader | undefined,
  { people, loginPath, brand, caller }: { people: People; loginPath: string; brand: string; caller: LakeCaller },
): Promise<Response | undefined> {
  if (call === '/auth/providers' && request.method === 'GET') {
    const provider = { name: 'lake', title: brand, url: loginPath };
    return json({ providers: [provider], thirdPartyLogin: false, sso: false });
  }
  if (call === '/auth/id' && request.method === 'GET') {
    return reader === undefined || reader.kind === 'anonymous' ? unauthorized() : json({ id: reader.id });
  }
  if (call === '/auth/logout' && request.method === 'POST') {
    const session = studioCookie.read(request);
    if (session !== undefined && !isFromOwnPage(request)) {
      return problem(403, 'Forbidden', 'A logout must be sent by a page of this site.');
    }
    // Logging out twice is fine: the Studio logs both of its clients out.
    if (session !== undefined) await people.sessions.end(session, { address: caller.address });
    const answer = json({ ok: true });
    answer.headers.append('set-cookie', studioCookie.drop(url));
    return answer;
  }
  return undefined;
}

/** `GET /users/me/keyvalue/:keys` and `PUT /users/me/keyvalue` */
export async function answerKeyValues(
  request: Request,
  keys: string | undefined,
  reader: Reader,
  people: People,
): Promise<Response> {
  const { user } = reader;
  if (request.method === 'GET') {
    const asked = listIn(keys ?? '');
    if (asked === undefined) return malformed();
    return json(user === undefined ? [] : await people.keyValues.read(user.id, asked.slice(0, maxPairs)));
  }
  if (user === undefined) return problem(403, 'Forbidden', 'Only people with a session have values of their own.');
  const pairs = parsePairs(await readText(request, maxBodyBytes));
  if (typeof pairs === 'string') return badRequest(pairs);
  if (!(await people.keyValues.write(user.id, pairs)))
    return problem(413, 'Payload Too Large', 'More than this is not remembered for one person.');
  return json(pairs);
}

const malformed = (): Response => badRequest('The address is not percent-encoded as it should be.');

/** The items of a path segment; undefined if its percent-encoding is malformed. */
function listIn(segment: string): string[] | undefined {
  try {
    return segment.split(/,|%2C/i).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The pairs, or an error message. */
function parsePairs(text: string | undefined): KeyValue[] | string {
  if (text === undefined) return 'The values are too long.';
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'The body must be JSON.';
  }
  if (isDeeperThan(maxDepth, body)) return `The values have more than ${maxDepth} levels.`;
  if (holdsUnstorable(JSON.stringify(body))) return 'U+0000 and halves of pairs cannot be stored.';
  const pairs: KeyValue[] = [];
  for (const pair of Array.isArray(body) ? body : [body]) {
    if (!isRecord(pair) || typeof pair.key !== 'string' || pair.key === '' || pair.key.length > 500) {
      return 'The body must be an array of {"key", "value"}.';
    }
    pairs.push({ key: pair.key, value: pair.value ?? null });
  }
  if (pairs.length > maxPairs) return `At most ${maxPairs} values are stored at once.`;
  // The last value for a key wins: one statement cannot set the same row twice.
  return [...new Map(pairs.map((pair) => [pair.key, pair])).values()];
}
