import { createHash } from 'node:crypto';
import { openDatabase } from '../../app/platform/database/open.ts';
import { cookieOf, demoOwners, ownerAt, personAt, type Person } from './owner.ts';
import { demoData, demoLoginLink, startSite, type TestSite } from './server.ts';

interface WithStrangers {
  site: TestSite;
  lien: Person;
  /** People without a valid owner's session. */
  strangers: Record<string, Person>;
  /** Keys of password links. */
  keys: { ofAnn: string; ofLucExpired: string };
}

const secretOf = ({ cookie }: Person) => cookie.slice(cookie.indexOf('=') + 1);
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The id of Lien's passkey. */
export const passkeyOfLien = 'the-passkey-of-lien';

/** Starts a demo site with everybody who might request Lien's data, and with backdated sessions and keys. */
export async function siteWithStrangers(): Promise<WithStrangers> {
  const dataDirectory = await demoData();
  const before = await startSite({ dataDirectory });
  const begin = () => ownerAt(before.origin, demoOwners.lien);
  const [idle, old, ended] = [await begin(), await begin(), await begin()];
  await ended.send('/nl/eigenaar/', {});
  await before.stop();

  const passkey = `INSERT INTO owner_passkey (id, user_id, public_key, counter, transports, agent, created_at)
    SELECT $1, id, '', 0, '{}', '', now() FROM owner_user WHERE email = $2 RETURNING id`;
  const keys = { ofAnn: 'the-key-that-was-mailed-to-ann', ofLucExpired: 'the-key-that-was-mailed-to-luc' };
  // No site may have the database open meanwhile.
  const database = await openDatabase({ dataDir: dataDirectory });
  try {
    const aged = [
      ...(await database.query(
        `UPDATE owner_session SET seen_at = now() - interval '7 days 1 minute' WHERE hash = $1 RETURNING id`,
        [digest(secretOf(idle))],
      )),
      ...(await database.query(
        `UPDATE owner_session SET begun_at = now() - interval '60 days 1 minute' WHERE hash = $1 RETURNING id`,
        [digest(secretOf(old))],
      )),
      ...(await database.query(
        `INSERT INTO owner_link (user_id, purpose, hash, expires_at)
         SELECT id, 'recovery', CASE WHEN email = $1 THEN $2 ELSE $3 END,
           now() + CASE WHEN email = $1 THEN interval '5 minutes' ELSE interval '-1 minute' END
         FROM owner_user WHERE email IN ($1, $4) RETURNING hash`,
        [demoOwners.ann, digest(keys.ofAnn), digest(keys.ofLucExpired), demoOwners.luc],
      )),
      ...(await database.query(passkey, [passkeyOfLien, demoOwners.lien])),
    ];
    if (aged.length !== 5) throw new Error('Not everything was made older');
  } finally {
    await database.close();
  }

  const site = await startSite({ dataDirectory });
  const lien = await ownerAt(site.origin, demoOwners.lien);
  const link = new URL(await demoLoginLink(site.origin));
  const editor = cookieOf(await personAt(site.origin).read(link.pathname + link.search));
  const own = secretOf(lien);
  const person = (cookie: string) => personAt(site.origin, cookie);
  return {
    site,
    lien,
    keys,
    strangers: {
      nobody: person(''),
      'an editor': person(editor),
      'an editor, whose session has the owners’ name': person(`gevel_session=${editor.split('=')[1]}`),
      'an owner, whose session has the editors’ name': person(`lake_session=${own}`),
      'an owner who was away for a week': person(idle.cookie),
      'an owner who logged in two months ago': person(old.cookie),
      'an owner who logged out': person(ended.cookie),
      'an owner with a tampered cookie': person(`${lien.cookie.slice(0, -1)}${own.endsWith('A') ? 'E' : 'A'}`),
      'somebody with a cookie of their own making': person('gevel_session=1'),
    },
  };
}
