import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, createServer, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textGroups, textGroupsTwice } from '../vite/text-groups.ts';

const app = path.join(import.meta.dirname, '../app');

it('no two files of texts of the site have a group of one name (10.219)', () => {
  expect(textGroupsTwice(app)).toEqual([]);
});

describe('a module and a page that name their texts alike', () => {
  let folder = '';
  const faults = /“faq” is in dictionaries\/nl\.json and in modules\/faq\/texts\/nl\.json/;

  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  const config = (): InlineConfig => ({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [textGroups(folder)],
  });

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'texts-'));
    write('dictionaries/nl.json', '{ "faq": { "title": "Vragen" }, "shell": {} }');
    write('modules/faq/texts/nl.json', '{ "faq": { "more": "Meer" } }');
    write('modules/faq/texts/fr.json', '{ "shell": {} }');
    write('main.ts', "export default import.meta.glob('./**/*.json', { eager: true });");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const built = () =>
    build({ ...config(), build: { write: false, ssr: path.join(folder, 'main.ts'), emptyOutDir: false } });
  const developed = async () => {
    const server = await createServer({ ...config(), server: { middlewareMode: true, ws: false }, appType: 'custom' });
    try {
      return await server.ssrLoadModule('/main.ts');
    } finally {
      await server.close();
    }
  };

  it.each([
    ['a build', built],
    ['development', developed],
  ])('are an error of %s, which names both files, until one has another name', async (_of, run) => {
    await expect(run()).rejects.toThrow(faults);
    write('modules/faq/texts/nl.json', '{ "faqModule": { "more": "Meer" } }');
    await run();
  });
});
