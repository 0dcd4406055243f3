import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { demoPictures, documentById } from './demo-content.ts';
import { startSite, temporaryFolder, type TestSite } from './server.ts';
import { test } from './test.ts';

/** A separate site for the tests of a block, with German switched on. */
export function germanSite(): () => TestSite {
  let site: TestSite | undefined;
  test.beforeAll(async () => {
    site = await startSite();
    const settings = documentById('siteSettings');
    await importDocuments(site, [{ ...settings, ...withGerman(settings) }]);
  });
  test.afterAll(() => site?.stop());
  return () => {
    if (site === undefined) throw new Error('The German site has not been started');
    return site;
  };
}

/** Imports documents into a running site. */
export async function importDocuments(site: TestSite, changed: readonly object[]): Promise<string> {
  const folder = await temporaryFolder('import');
  const file = path.join(folder, 'documents.ndjson');
  await cp(demoPictures, path.join(folder, 'images'), { recursive: true });
  await writeFile(file, changed.map((document) => JSON.stringify(document)).join('\n'));
  const { code, output } = await site.command('content:import', file);
  test.expect(code, output).toBe(0);
  return output;
}

function withGerman(settings: object): object {
  const text = JSON.stringify(settings);
  const on = text
    .replace(/("code":"de"[^}]*"use":)false/, '$1true')
    .replace(/("use":)false([^}]*"code":"de")/, '$1true$2');
  if (on === text) throw new Error('German is not among the languages that are switched off');
  return JSON.parse(on);
}
