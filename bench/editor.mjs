// An editor at work on one page, through the real client: writes a draft, publishes it, types, and watches the preview.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@sanity/client';

export const editedPage = '/nl/contact/';
const publishedId = 'menuPage-contact';
const draftId = `drafts.${publishedId}`;
const keystrokesPerSecond = 10;
/** As in the browser's preview: changes within so many milliseconds cause one read. */
const gather = 60;

export async function createEditor(origin, dataDirectory) {
  const command = async (...args) => {
    const file = path.join(import.meta.dirname, 'command.mjs');
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDirectory };
    return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
  };
  const client = createClient({
    projectId: 'gevel',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: /\b[\w-]{30,}\b/.exec(await command('tokens', 'add', 'bench', '--write'))?.[0],
    perspective: 'raw',
  });

  const write = async (title) => {
    const published = await client.getDocument(publishedId);
    await client
      .transaction()
      .createIfNotExists({ ...published, _id: draftId })
      .patch(draftId, { set: { 'title.nl': title } })
      .commit();
  };

  /** Reads the previewed page again after changes, one read at a time. */
  const openPreview = async () => {
    const link = new URL(/http\S+/.exec(await command('preview', editedPage))?.[0] ?? '');
    const opened = await fetch(`${origin}${link.pathname}${link.search}`, { redirect: 'manual' });
    const headers = { cookie: String(opened.headers.get('set-cookie')).split(';')[0] };
    const page = `${origin}/preview${editedPage}`;
    const stream = new AbortController();
    const changes = await fetch(`${origin}/preview/changes`, { headers, signal: stream.signal });
    if (!changes.ok) throw new Error(`The preview answered ${changes.status}.`);
    let previews = 0;
    let changed = false;
    const listening = (async () => {
      for await (const chunk of changes.body) changed ||= Buffer.from(chunk).includes('event: change');
    })().catch(() => undefined);
    const read = (async () => {
      while (!stream.signal.aborted) {
        await sleep(gather);
        if (!changed) continue;
        changed = false;
        const answer = await fetch(page, { headers });
        await answer.text();
        if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`);
        previews += 1;
      }
    })();
    return async () => {
      stream.abort();
      await Promise.all([listening, read]);
      return previews;
    };
  };

  return {
    client,
    write,
    publish: () => client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId }),
    /** Types until stopped, with the listeners that the Studio keeps open. */
    type: async ({ preview = false } = {}) => {
      await write('Kom');
      const options = { visibility: 'query', effectFormat: 'mendoza', includeResult: false };
      const listeners = ['*[_id in [$draftId, $publishedId]]', '*[_type == "menuPage"]', '*'].map((query) =>
        client.listen(query, { draftId, publishedId }, options).subscribe({ error: console.error }),
      );
      const closePreview = preview ? await openPreview() : async () => 0;
      const keystrokes = [];
      let stopped = false;
      const typed = (async () => {
        for (let n = 0, next = performance.now(); !stopped; n += 1, next += 1_000 / keystrokesPerSecond) {
          await sleep(Math.max(0, next - performance.now()));
          const began = performance.now();
          await client.patch(draftId, { set: { 'title.nl': `Kom langs ${'.'.repeat(n % 40)}` } }).commit();
          keystrokes.push(performance.now() - began);
        }
      })();
      return {
        stop: async () => {
          stopped = true;
          await typed;
          for (const listener of listeners) listener.unsubscribe();
          return { keystrokes, previews: await closePreview() };
        },
      };
    },
  };
}
