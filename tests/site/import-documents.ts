import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages, type Language } from '../../app/i18n/languages.ts';
import { demoPictures, documentById } from './demo-content.ts';
import { temporaryFolder, type TestSite } from './server.ts';
import { test } from './test.ts';

export async function importDocuments(site: TestSite, changed: readonly object[]): Promise<string> {
  const folder = await temporaryFolder('import');
  const file = path.join(folder, 'documents.ndjson');
  await cp(demoPictures, path.join(folder, 'images'), { recursive: true });
  await writeFile(file, changed.map((document) => JSON.stringify(document)).join('\n'));
  const { code, output } = await site.command('content:import', file);
  test.expect(code, output).toBe(0);
  return output;
}

/** The site settings with a language switched off. */
export function withoutLanguage(language: Language): object {
  const settings = documentById('siteSettings');
  return {
    ...settings,
    languageUse: languages.map((code) => ({ _key: code, _type: 'languageUse', code, use: code !== language })),
  };
}
