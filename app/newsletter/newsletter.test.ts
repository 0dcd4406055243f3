import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { createNewsletter, type Newsletter } from './newsletter.server.ts';
import { newsletterMigrations } from './schema.ts';

describe.each(testDatabases)('the newsletter’s list on the $kind database (1.16)', ({ create }) => {
  let place: TestDatabase;
  let newsletter: Newsletter;
  beforeEach(async () => {
    place = await create();
    await migrate(place.database, 'newsletter', newsletterMigrations);
    newsletter = createNewsletter(place.database);
  }, 60_000);
  afterEach(() => place.dispose());

  const ask = (email: string, language: 'nl' | 'fr' = 'nl') =>
    place.database.transaction((sql) => newsletter.ask(sql, { email, language }));
  const listed = async () => (await newsletter.list()).map(({ email }) => email);

  it('holds those who have confirmed, each once, however they write their address', async () => {
    const { id, state } = await ask('An@Example.be');
    expect(state).toBe('asked');
    expect(await listed()).toEqual([]);
    await newsletter.confirm(id);
    expect(await ask(' an@example.BE ', 'fr')).toMatchObject({ id, state: 'confirmed', language: 'fr' });
    expect(await listed()).toEqual(['an@example.be']);
  });

  it('loses who leaves, and has them again only when they confirm again', async () => {
    const { id } = await ask('an@example.be');
    await newsletter.confirm(id);
    expect(await newsletter.end(id)).toMatchObject({ state: 'ended' });
    expect(await newsletter.end(id)).toMatchObject({ state: 'ended' });
    expect(await listed()).toEqual([]);
    expect(await ask('an@example.be')).toMatchObject({ id, state: 'asked' });
    expect(await listed()).toEqual([]);
    expect(await newsletter.confirm('nonsense')).toBeNull();
  });

  it('forgets whom it is told to, and after a time those who never confirmed or have left', async () => {
    const [stays, never, left] = [await ask('a@example.be'), await ask('b@example.be'), await ask('c@example.be')];
    await newsletter.confirm(stays.id);
    await newsletter.end(left.id);
    await place.database.query(
      `UPDATE subscriber SET asked_at = now() - interval '61 days', ended_at = ended_at - interval '61 days'`,
    );
    await newsletter.jobs[0]?.work({}, () => undefined);
    expect([await newsletter.byId(stays.id), await newsletter.byId(never.id), await newsletter.byId(left.id)]).toEqual([
      expect.objectContaining({ email: 'a@example.be' }),
      null,
      null,
    ]);
    expect(await newsletter.erase(place.database, 'A@example.be')).toBe(1);
    expect(await newsletter.erase(place.database, 'A@example.be')).toBe(0);
  });
});
