import type { Dataset } from '../documents/dataset.ts';
import type { People } from '../people/people.ts';
import type { LakeCaller } from '../ports.ts';
import { roles, type Role } from '../people/roles.ts';
import { json, notFound, unauthorized } from './answers.ts';
import { answerHostedService } from './hosted-services.ts';
import { answerAuth, answerKeyValues, answerUsers } from './people.ts';
import type { Reader } from './readers.ts';
import type { Uploads } from './upload.ts';

export interface ProjectParts {
  projectId: string;
  /** The project's name in the Studio and on the login page. */
  brand: string;
  datasets: ReadonlyMap<string, Dataset>;
  uploads: Uploads;
  aclMode: 'public' | 'private';
  loginPath: string;
  people: People;
}

/** The services, for one caller. */
type CallParts = ProjectParts & { caller: LakeCaller };

/** Other services of the hosted product, for features that are switched off in a Studio on an embedded lake. */
const absent =
  /^\/(journey|intake|help|descriptors|access|subscriptions|schedules|comments|media-libraries|assist|announcements|organizations|user-applications|projects\/[^/]+\/(user-applications|new-content-release-allowed|datasets\/[^/]+\/settings))(\/|$)/;

/**
 * Answers the calls outside `/data/…`; resolves to `undefined` for unknown ones.
 *
 * @param call the path after the API version, as in `/users/me`
 * @param reader `undefined` for an invalid token or session
 */
export async function answerProjectCall(
  request: Request,
  url: URL,
  _apiVersion: string,
  call: string,
  reader: Reader | undefined,
  parts: CallParts,
): Promise<Response | undefined> {
  if (call.startsWith('/auth/')) return answerAuth(request, url, call, reader, parts);
  if (request.method === 'GET' && call === '/check/cors') {
    const allowed = [null, url.origin].includes(request.headers.get('origin') ?? url.searchParams.get('origin'));
    return json({ result: { allowed, withCredentials: allowed } });
  }
  const ofService = answerHostedService(request, call);
  if (ofService !== undefined) return ofService;
  if (absent.test(call)) return notFound(`The embedded Content Lake has no ${call}.`);

  const [, area = '', first = '', second = '', third = '', fourth = ''] = call.split('/');
  if (!['users', 'projects', 'features', 'assets'].includes(area)) return undefined;
  if (reader === undefined || reader.kind === 'anonymous') return unauthorized();
  if (area === 'users' && first === 'me' && second === 'keyvalue' && ['GET', 'PUT'].includes(request.method)) {
    return answerKeyValues(request, third || undefined, reader, parts.people);
  }
  if (area === 'assets') return answerUpload(request, url, first, second, reader, parts);
  if (request.method !== 'GET') return undefined;
  if (area === 'features') return json([]);
  if (area === 'users') return second === '' ? answerUsers(first, reader, parts.people) : undefined;
  if (first === '') return json([await describeProject(reader, parts)]);
  if (first !== parts.projectId) return notFound(`There is no project "${first}" here.`);
  if (second === '') return json(await describeProject(reader, parts));
  if (second === 'datasets') return answerDatasets(third, fourth, url, reader, parts);
  if (second === 'grants') return json(projectGrants(reader));
  if (second === 'roles') return json(Object.entries(roles).map(([name, role]) => ({ name, ...role })));
  if (second === 'members') return json(await membersOf(reader, parts.people));
  return undefined;
}

function answerUpload(
  request: Request,
  url: URL,
  kind: string,
  name: string,
  reader: Reader,
  { datasets, uploads }: ProjectParts,
): Promise<Response> | Response | undefined {
  if (request.method !== 'POST' || (kind !== 'images' && kind !== 'files')) return undefined;
  const dataset = datasets.get(name);
  if (dataset === undefined) return notFound(`Dataset not found - No dataset named "${name}".`);
  return uploads.answer(request, url, kind === 'images' ? 'image' : 'file', dataset, reader);
}

function answerDatasets(
  name: string,
  operation: string,
  url: URL,
  reader: Reader,
  { datasets, aclMode }: ProjectParts,
): Response | undefined {
  const described = [...datasets.keys()].map((each) => ({ name: each, aclMode, datasetProfile: 'content', tags: [] }));
  const profile = url.searchParams.get('datasetProfile');
  if (name === '') return json(profile === null || profile === 'content' ? described : []);
  const dataset = described.find((each) => each.name === name);
  if (dataset === undefined) return notFound(`Dataset not found - No dataset named "${name}".`);
  if (operation === '') return json(dataset);
  return operation === 'acl' ? json(documentGrants(reader)) : undefined;
}

/** What the Studio shows as editable; the lake itself checks `mayWrite` at every write. */
function documentGrants({ mayReadAll, mayWrite }: Reader): object[] {
  if (!mayReadAll && mayWrite === false) return [];
  const [reading, writing] = [
    ['read', 'history'],
    ['read', 'create', 'update', 'history'],
  ];
  const everything = { filter: '_id in path("**")', permissions: mayWrite === 'everything' ? writing : reading };
  return mayWrite === 'drafts'
    ? [{ filter: '_id in path("drafts.**")', permissions: writing }, everything]
    : [everything];
}

/** Never grants managing people, which the API does not support: accounts are managed by commands. */
const projectGrants = (reader: Reader): object => ({
  'sanity.document.filter': documentGrants(reader).map((grant) => ({ grants: [], config: grant })),
  'sanity.project': [{ grants: [{ name: 'read', params: {} }], config: {} }],
});

async function describeProject(reader: Reader, { projectId, brand, people }: ProjectParts): Promise<object> {
  return {
    id: projectId,
    displayName: brand,
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    metadata: {},
    members: await membersOf(reader, people),
  };
}

async function membersOf(reader: Reader, people: People): Promise<object[]> {
  const describe = (role: Role) => ({ role, roles: [{ name: role, ...roles[role] }], isRobot: false });
  const users = await people.listUsers();
  return users.map(({ id, role }) => ({ id, isCurrentUser: id === reader.id, ...describe(role) }));
}
