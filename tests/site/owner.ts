import demo from '@gevel/demo';
import { demoDay } from './demo-day.ts';
import { listings } from './demo-listings.ts';
import { get, type Answer } from './http.ts';

/** The owners that the demo has, with the password that all of them have. */
export const demoOwners = {
  lien: 'lien.maes@example.com',
  luc: 'luc.dubois@example.com',
  /** Has no property. */
  ann: 'ann.nobody@example.com',
} as const;

export const demoOwnerPassword = demo.demoOwnerLogin.password;

/** A property that the demo once had and has no longer: nobody has looked at it. */
export const withdrawnProperty = String(
  (demo.pastFeed({ today: demoDay }) as { PropertyList: { ID: string }[] }).PropertyList.find(
    ({ ID }) => !listings.some((each) => String(each.ID) === String(ID)),
  )?.ID,
);

/** Somebody with a browser: whom it takes them for is in their cookies. */
export interface Person {
  cookie: string;
  read(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
}

/**
 * Somebody at a site.
 *
 * @param address from which a trusted proxy says that they come; without one they are at this machine
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

/** The cookie that an answer sets: `name=value`; empty where it sets none. */
export function cookieOf({ headers }: Answer): string {
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

/** An owner of the demo who is logged in. */
export async function ownerAt(origin: string, email: string, password = demoOwnerPassword): Promise<Person> {
  const answer = await personAt(origin).send('/nl/login/', { email, password });
  if (answer.status !== 303) throw new Error(`${email} was not let in: ${answer.status}`);
  return personAt(origin, cookieOf(answer));
}

/** The ids of an owner's properties, as their own page lists them. */
export async function propertiesOf(owner: Person): Promise<string[]> {
  const { body } = await owner.read('/nl/eigenaar/');
  const ids = [...body.matchAll(/href="\/nl\/eigenaar\/([^/"]+)\/"/g)].map(([, id = '']) => id);
  return [...new Set(ids)].filter((id) => id !== 'account');
}
