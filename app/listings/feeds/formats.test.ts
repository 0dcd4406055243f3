// Requirements 10.223
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { emptyDetail } from './empty-detail.ts';
import type { Feed, FeedFormat } from '../domain/feed.ts';
import { feedFormats, openFeed } from './formats.server.ts';
import { detailFields, detailOf } from './omnicasa-detail.ts';
import { languageFields } from './omnicasa-parts.ts';

describe('the table of formats', () => {
  const read: string[] = [];
  const other: FeedFormat = {
    recognises: (beginning) => beginning.startsWith('<estates'),
    open: (files) => {
      read.push(...files);
      return Promise.resolve({ listingCount: 7 } as Feed);
    },
  };
  const formats = [...feedFormats, other] as const;

  function stored(content: string | Buffer): string {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'formats-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'export');
    writeFileSync(file, content);
    return file;
  }

  it('reads a file by the format that recognises it', async () => {
    const xml = stored('<estates><estate/></estates>');
    expect((await openFeed([xml], null, formats)).listingCount).toBe(7);
    expect(read).toEqual([xml]);
  });

  it.each([
    ['UTF-8', '{ "Complete": 1, "PropertyList": [{ "ID": 1 }] }'],
    ['UTF-16', Buffer.from('\ufeff{ "PropertyList": [{ "ID": 1 }] }', 'utf16le')],
  ])('recognises Omnicasa’s export in %s', async (_encoding, content) => {
    expect((await openFeed([stored(content)], null, [other, ...feedFormats])).listingCount).toBe(1);
  });

  it('says what is wrong with a file that no format recognises', async () => {
    await expect(openFeed([stored('nothing of the kind')], null, formats)).rejects.toMatchObject({
      code: 'FEED_UNREADABLE',
    });
  });
});

it('the empty detail is what a CRM that says nothing says', () => {
  expect(emptyDetail).toEqual(detailOf(z.object({ ...languageFields, ...detailFields }).parse({})));
});

it('no feed takes parts of another', () => {
  const everyFeeds = /^(?:feed|formats|crm-values|complaints|json-lists|originals|empty-detail|importing)\b/;
  /** The CRM of a file or folder: the first word of its name. */
  const crmOf = (file: string) => (everyFeeds.test(file) ? null : (/^\w+/.exec(file)?.[0] ?? null));
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file));
  const borrowed = files.flatMap((file) => {
    const crm = crmOf(file);
    const imports = readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/from '(\.[^']+)'/g);
    return [...imports]
      .map(([, from = '']) => path.posix.join(path.posix.dirname(file), from))
      .filter((from) => crm !== null && !from.startsWith('../') && crmOf(from) !== null && crmOf(from) !== crm)
      .map((from) => `${file} imports ${from}`);
  });
  expect(borrowed).toEqual([]);
});
