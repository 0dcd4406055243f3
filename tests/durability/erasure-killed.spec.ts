/**
 * Kills and restarts a site while persons are erased: once a lead is gone, so are its draft and picture; nobody else
 * loses anything. The long run: `KILLS=20 npx playwright test tests/durability/erasure-killed.spec.ts`; `SEED=…`
 * repeats the timing.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { createRandom } from '../../packages/demo/listings/random.ts';
import { startWithCaptcha } from '../site/captcha.ts';
import { lakeClient } from '../site/lake-client.ts';
import { startSite, type TestSite } from '../site/server.ts';

const kills = Number(process.env.KILLS ?? 4);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));

/** One more than there are kills: the first is erased undisturbed, to measure how long that takes. */
const everybody = Array.from({ length: kills + 1 }, (_, n) => ({
  name: `Person ${n}`,
  email: `person-${n}@example.be`,
  n,
}));
const photo = (n: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: (n * 11) % 256, g: 99, b: 40 } } })
    .png()
    .toBuffer();

test('a site killed again and again while it erases people leaves nothing of those it has begun with, and all of the others (10.83)', async () => {
  test.setTimeout(240_000 + kills * 15_000);
  const random = createRandom(seed);
  const started = await startWithCaptcha({ env: { TRUST_PROXY: 'loopback' } });
  const { captcha } = started;
  let site: TestSite = started.site;
  const { dataDirectory } = site;
  const token = await lakeClient(site);
  const ask = <Answer>(question: string) =>
    token.withConfig({ apiHost: `${site.origin}/lake` }).fetch<Answer>(question);
  const picturesQuery = '*[originalFilename == "testimonial.jpg"].sha1hash';
  const files = async (): Promise<string[]> =>
    (await readdir(path.join(dataDirectory, 'blobs'), { recursive: true })).map((name) => path.basename(name));
  const names = () => ask<string[]>('*[_type == "testimonial" && _id in path("drafts.**")].name | order(@)');
  const isErased = async (email: string): Promise<boolean> =>
    !(await site.command('leads', 'export', email)).output.includes('"form": "testimonial"');
  try {
    for (const { name, email, n } of everybody) {
      const body = new FormData();
      const fields = { name, email, comment: 'Very well.', ...(await captcha.fields('testimonial')) };
      for (const [field, value] of Object.entries(fields)) body.append(field, value);
      body.append('picture', new Blob([new Uint8Array(await photo(n))], { type: 'image/png' }), 'me.png');
      const headers = { 'x-forwarded-for': `203.0.113.${n % 250}` };
      const sent = await fetch(`${site.origin}/api/forms/nl/testimonial`, { method: 'POST', body, headers });
      expect(sent.status).toBe(200);
    }
    const drafted = async () =>
      (await names()).filter((name) => everybody.some((person) => person.name === name)).length;
    await expect.poll(drafted, { timeout: 60_000 }).toBe(everybody.length);
    const pictures = await ask<string[]>(picturesQuery);
    expect(pictures).toHaveLength(everybody.length);
    /** The remaining drafts by name, and the number of pictures: their documents and their files. */
    const traces = async () => ({
      names: (await names()).filter((name) => everybody.some((person) => person.name === name)),
      documents: (await ask<string[]>(picturesQuery)).length,
      files: (await files()).filter((name) => pictures.includes(name)).length,
    });

    const [calm, ...others] = everybody;
    const began = Date.now();
    expect((await site.command('leads', 'erase', calm?.email ?? '')).code).toBe(0);
    const usual = Date.now() - began;
    for (const { email } of others) {
      const erasing = site.command('leads', 'erase', email);
      await delay(random.between(Math.round(usual * 0.5), usual));
      await site.kill();
      await erasing;
      site = await startSite({ dataDirectory });
    }

    const left: typeof others = [];
    for (const person of others) if (!(await isErased(person.email))) left.push(person);
    // An interrupted job is retried half a minute later.
    await expect
      .poll(traces, { timeout: 120_000, intervals: [2_000] })
      .toEqual({ names: left.map(({ name }) => name).toSorted(), documents: left.length, files: left.length });
    console.log(`seed ${seed}: ${kills} kills, ${kills - left.length} erased, ${left.length} not begun with`);

    for (const { email } of left) expect((await site.command('leads', 'erase', email)).code).toBe(0);
    expect(await traces()).toEqual({ names: [], documents: 0, files: 0 });
  } finally {
    await site.stop();
  }
});
