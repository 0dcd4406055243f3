import { openAccounts, type Accounts } from '@gevel/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { createRateLimits } from '~/platform/rate-limits.ts';
import { createOwnerAccess, type OwnerAccess } from './login.server.ts';
import { recoveryJob } from './job-names.ts';
import { ownerMigrations, ownerRoles, ownersNamespace } from './schema.ts';

const password = 'kasseien-in-de-regen';
const page = 'https://www.agency.example/nl/eigenaar/';

describe.each(testDatabases)('how owners get in, on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let accounts: Accounts<'owner'>;
  let access: OwnerAccess;
  const sent: [name: string, data: object][] = [];

  beforeAll(async () => {
    place = await create();
    const { database } = place;
    await migrate(database, 'owners', ownerMigrations);
    const clock = { now: () => new Date() };
    accounts = openAccounts({ sql: database, clock, namespace: ownersNamespace, roles: ownerRoles });
    const send = (name: string, data: object) => Promise.resolve(void sent.push([name, data]));
    access = createOwnerAccess(database, { send }, accounts, await createRateLimits(database));
    await accounts.createUser({ name: 'Lien Maes', email: 'lien@x.example', role: 'owner', password });
  }, 60_000);
  beforeEach(() => void (sent.length = 0));
  afterAll(() => place?.dispose());

  const from = { address: '192.0.2.1', agent: 'Firefox' };
  const withCookie = (secret: string) => new Request(page, { headers: { cookie: `gevel_session=${secret}` } });
  const begin = async () => {
    const login = await access.logIn(' LIEN@x.example', password, from);
    if (login === null || 'wait' in login) throw new Error('The login was refused');
    return login;
  };

  it('know the owner of a session, until it ends', async () => {
    const { owner, secret } = await begin();
    expect(await access.ownerOf(withCookie(secret))).toEqual(owner);
    expect(await access.ownerOf(new Request(page))).toBeNull();
    for (const tampered of [`${secret}x`, secret.slice(1), secret.toUpperCase(), owner.id, '%00'])
      expect(await access.ownerOf(withCookie(tampered))).toBeNull();
    expect(await access.logOut(withCookie(secret), '192.0.2.1')).toMatch(
      /^gevel_session=; Max-Age=0; .*HttpOnly.*Secure$/,
    );
    expect(await access.ownerOf(withCookie(secret))).toBeNull();
  });

  it('give each login a secret of its own, of 256 bits, that the database does not hold', async () => {
    const [one, two] = [await begin(), await begin()];
    expect(one.secret).not.toBe(two.secret);
    expect(Buffer.from(one.secret, 'base64url')).toHaveLength(32);
    const rows = JSON.stringify(await place.database.query('SELECT * FROM owner_session'));
    expect(rows).not.toContain(one.secret);
  });

  it('end all sessions of an owner who is no owner any more', async () => {
    const gone = await accounts.createUser({ name: 'Marc', email: 'marc@x.example', role: 'owner', password });
    const secret = await access.begin(gone, { agent: '', address: '192.0.2.1' });
    await accounts.removeUser(gone.email);
    expect(await access.ownerOf(withCookie(secret))).toBeNull();
  });

  it('send as many mails for an address that is unknown as for one that is known, and never a flood', async () => {
    for (const email of ['lien@x.example', 'nobody@x.example']) {
      sent.length = 0;
      for (let count = 0; count < 10; count += 1) expect(await access.recover(` ${email.toUpperCase()}`)).toBe(true);
      expect(sent).toEqual(Array.from({ length: 3 }, () => [recoveryJob, { email }]));
    }
  });

  it.each(['', 'lien', 'lien@x.example\0', 'a@b c', `${'x'.repeat(300)}@x.example`])(
    'send nothing to what is no address: %j',
    async (typed) => {
      expect(await access.recover(typed)).toBe(false);
      expect(sent).toEqual([]);
    },
  );
});
