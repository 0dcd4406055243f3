import { chmod, cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { documentById } from './site/demo-content.ts';
import { importDocuments } from './site/import-documents.ts';
import { elements, texts } from './site/html.ts';
import { get } from './site/http.ts';
import {
  demoData,
  runCommand,
  shared,
  startRefused,
  startSite,
  temporaryFolder,
  type TestSite,
} from './site/server.ts';
import { freePort } from '../scripts/free-port.mjs';
import { openEmbedded } from '../app/platform/database/embedded.ts';
import { test } from './site/test.ts';

let site: TestSite;
test.beforeAll(async () => {
  // A fixed port: a restore reopens the site on the configured one.
  site = await startSite({ env: { PORT: String(await freePort()) } });
});
test.afterAll(() => site.stop());

test('a backup is restored while the site runs; a later version’s is refused, and one repairs an unreadable database (10.55)', async () => {
  const backup = path.join(await temporaryFolder('backup'), 'monday');
  const titleOfContact = async () => texts((await get('/nl/contact/', { origin: site.origin })).body, 'h1');
  const before = await titleOfContact();

  const made = await site.command('backup', backup);
  expect(made.code, made.output).toBe(0);
  const contact = documentById('menuPage-contact');
  await importDocuments(site, [{ ...contact, title: { ...contact.title, nl: 'Verhuisd naar de maan' } }]);
  expect(await titleOfContact()).toEqual(['Verhuisd naar de maan']);

  await test.step('made by a later version', async () => {
    const later = await temporaryFolder('later');
    const file = path.join(later, 'database.tar.gz');
    const database = await openEmbedded({
      dataDir: path.join(later, 'data'),
      backupFile: path.join(backup, 'database.tar.gz'),
    });
    await database.query("INSERT INTO migration (part, id) VALUES ('listings', '9999-later')");
    await database.backup(file);
    await database.close();
    const refused = await site.command('restore', later);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('9999-later')]);
    expect(await titleOfContact()).toEqual(['Verhuisd naar de maan']);
  });

  const restored = await site.command('restore', backup);
  expect(restored.code, restored.output).toBe(0);
  expect(await titleOfContact()).toEqual(before);
  expect((await get('/nl/te-koop/', { origin: site.origin })).status).toBe(200);

  await test.step('an unreadable database stops the start with a clear message', async () => {
    const dataDirectory = await demoData();
    await rm(path.join(dataDirectory, 'database/PG_VERSION'));
    const refused = await startRefused(dataDirectory);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/no PG_VERSION.*npm run gevel -- restore/s),
    ]);
    expect(refused.output).not.toContain('    at ');
    const repaired = await runCommand(dataDirectory, 'restore', backup);
    expect([repaired.code, repaired.output]).toEqual([0, expect.stringContaining('in place')]);
    const again = await startSite({ dataDirectory });
    expect((await get('/nl/contact/', { origin: again.origin })).status).toBe(200);
    await again.stop();
  });
});

test('only its user can read the data folder, even if an earlier version left it open', async () => {
  test.skip(process.platform === 'win32', 'Windows has no modes');
  const dataDirectory = await temporaryFolder('open');
  await cp(path.join(process.env[shared.folder] ?? '', 'demo'), dataDirectory, { recursive: true });
  const entries = () => readdir(dataDirectory, { recursive: true });
  await chmod(dataDirectory, 0o755);
  for (const name of await entries()) await chmod(path.join(dataDirectory, name), name.includes('.') ? 0o666 : 0o777);
  const own = await startSite({ dataDirectory });
  await get('/nl/te-koop/', { origin: own.origin });
  const open: string[] = [];
  for (const name of ['', ...(await entries())]) {
    const facts = await stat(path.join(dataDirectory, name)).catch(() => null);
    if (facts !== null && (facts.mode & 0o077) !== 0) open.push(name);
  }
  await own.stop();
  expect(open).toEqual([]);
});

test('the demo’s content has the form of this version, and is the same after export and import', async () => {
  const folder = await temporaryFolder('export');
  const exported = await site.command('content:export', folder);
  expect(exported.code, exported.output).toBe(0);
  const file = /in (\S+?)\.?\s*$/m.exec(exported.output)?.[1] ?? folder;
  const ndjson = file.endsWith('.ndjson') ? file : path.join(file, 'data.ndjson');
  const imported = await site.command('content:import', ndjson);
  expect(imported.code, imported.output).toBe(0);
  expect(imported.output).toMatch(/Content: 0 new, 0 changed/);
  const tried = await site.command('content:migrate', '--dry-run');
  expect([tried.code, tried.output]).toEqual([0, expect.stringContaining('has the form of this version')]);
  expect((await site.command('content:migrate', '--dry')).code).toBe(2);
});

test('a new agency starts with a few pages and no listings', async () => {
  const folder = await temporaryFolder('new-agency');
  await mkdir(folder, { recursive: true });
  const empty = await startSite({ dataDirectory: folder, env: { GEVEL_DEMO: '0' } });
  expect(empty.output()).toContain('Next steps');
  expect(empty.output()).not.toMatch(/Not imported|demo/i);
  for (const url of ['/', '/nl/', '/nl/te-koop/', '/nl/te-huur/', '/nl/projecten/', '/nl/contact/']) {
    const { status, body } = await get(url, { origin: empty.origin });
    expect([url, status, elements(body, 'h1').length]).toEqual([url, 200, 1]);
  }
  expect(texts((await get('/sitemaps/properties-nl.xml', { origin: empty.origin })).body, 'loc')).toEqual([]);
  await empty.stop();
});

test('a server that is told to stop finishes its open requests', async () => {
  // None of them is cached: when the first is answered, the others have started.
  const asked = ['/nl/te-koop/?bedrooms=3', '/fr/ventes/?bedrooms=2', '/en/'].map((url) =>
    get(url, { origin: site.origin }),
  );
  const ready = Promise.all(asked);
  await asked[0];
  await site.stop();
  expect((await ready).map(({ status }) => status)).toEqual([200, 200, 200]);
});
