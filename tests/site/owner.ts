import demo from '@gevel/demo';
import { demoDay } from './demo-day.ts';
import { listings } from './demo-listings.ts';
import { get, type Answer } from './http.ts';

export const demoOwners = {
  lien: 'lien.maes@example.com',
  luc: 'luc.dubois@example.com',
  /** Has no property. */
  ann: 'ann.nobody@example.com',
} as const;

export const demoOwnerPassword = demo.demoOwnerLogin.password;

/** A property that has been removed from the demo: it has no views. */
export const withdrawnProperty = String(
  (demo.pastFeed({ today: demoDay }) as { PropertyList: { ID: string }[] }).PropertyList.find(
    ({ ID }) => !listings.some((each) => String(each.ID) === String(ID)),
  )?.ID,
);

/** Somebody with a browser, identified by their cookie. */
export interface Person {
  cookie: string;
  read(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
}

/**
 * A person at a site.
 *
 * @param address the client address from a trusted proxy; without it they are on this machine
 */
export function personAt(origin: string, cookie = '', address?: string): Person {
  const common = {
    ...(cookie === '' ? {} : { cookie }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
  };
  return {
    cookie,
    read: (path, headers = {}) => get(path, { origin, headers: { ...common, ...headers } }),
    send: (path, fields, headers = {}) => {
      const body = String(new URLSearchParams(fields));
      const own = {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        origin,
      };
      return get(path, { origin, method: 'POST', body, headers: { ...common, ...own, ...headers } });
    },
  };
}

/** The cookie that a response sets, as `name=value`; empty if it sets none. */
export function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** Logs in as an owner of the demo. */
export async function ownerAt(origin: string, email: string, password = demoOwnerPassword): Promise<Person> {
  const answer = await personAt(origin).send('/nl/login/', { email, password });
  if (answer.status !== 303) throw new Error(`${email} was not let in: ${answer.status}`);
  return personAt(origin, cookieOf(answer));
}

/** The ids of an owner's properties, as listed on their page. */
export async function propertiesOf(owner: Person): Promise<string[]> {
  const { body } = await owner.read('/nl/eigenaar/');
  const ids = [...body.matchAll(/href="\/nl\/eigenaar\/([^/"]+)\/"/g)].map(([, id = '']) => id);
  return [...new Set(ids)].filter((id) => id !== 'account');
}
