// Requirements 3.26
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type SanityClient } from '@sanity/client';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { lakeClient } from './site/lake-client.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { attachedFile, fillIn, formOn } from './site/sent-forms.ts';
import { anEditor, openDocument, textOf, visitor } from './site/studio.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite(() => Promise.resolve({ answersCaptcha: true }));
const { arrived } = mailed;
let lake: SanityClient;
test.beforeAll(async () => {
  lake = await lakeClient(mailed.site);
});

interface Draft {
  _id: string;
  status: string;
  website?: string;
  text: string;
  picture: { width: number; height: number } | null;
}

/** The drafts of a person's testimonials. */
const draftsOf = (name: string) =>
  lake.fetch<Draft[]>(
    `*[_type == "testimonial" && name == $name]{
      _id, status, website, "text": pt::text(coalesce(body.nl, body.fr, body.en, body.de)),
      "picture": image.asset->metadata.dimensions{width, height}
    }`,
    { name },
  );

async function onlyDraftOf(name: string): Promise<Draft> {
  await expect.poll(async () => (await draftsOf(name)).length, { timeout: 30_000 }).toBe(1);
  const [draft] = await draftsOf(name);
  if (draft === undefined) throw new Error('The draft has gone');
  return draft;
}

/** A camera's photo, larger than the site stores. */
const photo = (background = '#a33') =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Secret camera' } })
    .jpeg()
    .toBuffer();

test('nl: a story with a picture is sent once its errors are mended, and waits as a draft (1.15, 8.12)', async ({
  page,
}) => {
  const found = complaints(page);
  const text = (key: string) => word('nl', `testimonialForm.${key}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${mailed.site.origin}/nl/feed-back/`);
  const { form, field, send } = formOn(page, 'nl', 'testimonial', 'testimonialForm');
  expect(await barriers(page)).toEqual([]);

  await field('name').click();
  await page.keyboard.type('Ann Verhaal');
  await field('website').fill('bakkerij');
  await field('picture').setInputFiles({
    name: 'paper.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-'),
  });
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(word('nl', 'forms.failed'));
  await expect(form.getByText(text('errors.website'))).toBeVisible();
  await expect(form.getByText(text('errors.comment'))).toBeVisible();
  await expect(form.getByText(text('errors.pictureType'))).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // The server detects a file that only claims to be a picture; what was typed is kept.
  await field('website').fill('www.bakkerij-an.be');
  await field('email').fill('story-nl@example.be');
  await field('comment').fill('Ze belden altijd terug.\n\nOok op zaterdag.');
  await field('picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(form.getByText(text('errors.pictureType'))).toBeHidden();
  // The captcha is solved once: another error does not use it up.
  await mailed.captcha.type(form);
  await fillIn(page);
  await send.click();
  await expect(form.getByText(text('errors.pictureType'))).toBeVisible();
  await expect(field('comment')).toHaveValue('Ze belden altijd terug.\n\nOok op zaterdag.');
  await expect(field('website')).toHaveValue('www.bakkerij-an.be');

  await field('picture').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  // A broken connection is reported in the form's own words.
  await page.route('**/api/forms/**', (route) => route.abort());
  await send.click();
  await expect(form.getByRole('alert')).toHaveText(text('notSent'));
  await page.unroute('**/api/forms/**');
  await send.click();
  await page.waitForURL('**/nl/bedankt/testimonial/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor uw verhaal');

  const draft = await onlyDraftOf('Ann Verhaal');
  expect(draft).toMatchObject({
    status: 'Draft',
    website: 'https://www.bakkerij-an.be/',
    text: 'Ze belden altijd terug.\n\nOok op zaterdag.',
    picture: { width: 1200, height: 800 },
  });
  expect(draft._id).toMatch(/^drafts\.testimonial-/);
  await arrived('story-nl@example.be');
  const office = mailed.mails.taken.find(({ raw }) => raw.includes('Reply-To: story-nl@example.be'));
  expect(plainPart(office?.raw ?? '')).toContain(`/studio/intent/edit/id=${draft._id.replace('drafts.', '')}`);
  const picture = await sharp(attachedFile(office?.raw ?? '', 'image/jpeg')).metadata();
  expect([picture.width, picture.exif]).toEqual([1200, undefined]);
  // The browser logs the refused picture and the broken connection.
  expect(found.filter((each) => !/status of 409|ERR_FAILED/.test(each))).toEqual([]);

  // The site shows nothing of it.
  for (const path of ['/nl/testimonials/', '/nl/', '/nl/feed-back/', '/sitemaps/pages-nl.xml'])
    expect(await (await fetch(mailed.site.origin + path)).text()).not.toMatch(/Ann Verhaal|belden altijd terug/);
  const anonymous = lake.withConfig({ token: undefined, perspective: 'published' });
  const seen = await anonymous.fetch<unknown[]>('*[name == "Ann Verhaal"]').catch(() => []);
  expect(seen).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('fr: a file that is no picture is said at its field, and what was typed is there to be sent again', async ({
    page,
  }) => {
    const text = (key: string) => word('fr', `testimonialForm.${key}`);
    await page.goto(`${mailed.site.origin}/fr/feed-back/`);
    const { form, field, send } = formOn(page, 'fr', 'testimonial', 'testimonialForm');
    const type = async () => {
      await field('name').fill('Zoé Histoire');
      await field('email').fill('story-fr@example.be');
      await field('comment').fill('Très bien.');
    };
    await type();
    await field('picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await send.click();
    await page.waitForURL('**/fr/formulaire/testimonial/');
    // The form's page can show the captcha; no page can keep a file, and this one says so.
    await expect(form.getByText(word('fr', 'forms.captcha.lastStep'))).toBeVisible();
    await expect(form.getByText(word('fr', 'forms.fileAgain'))).toBeVisible();
    await expect(field('comment')).toHaveValue('Très bien.');
    await field('picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await mailed.captcha.type(form);
    await send.click();
    await expect(form.getByText(text('errors.pictureType'))).toBeVisible();
    await expect(field('picture')).toBeFocused();
    await expect(field('comment')).toHaveValue('Très bien.');
    await expect(field('email')).toHaveValue('story-fr@example.be');

    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await field('picture').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
    await send.click();
    await expect(form.getByText(text('errors.pictureSize'))).toBeVisible();
    await expect(field('comment')).toHaveValue('Très bien.');

    // It also works without a picture.
    await send.click();
    await page.waitForURL('**/fr/merci/testimonial/');
    expect(await onlyDraftOf('Zoé Histoire')).toMatchObject({ text: 'Très bien.', picture: null });
    await arrived('story-fr@example.be');
  });
});

for (const [language, thanks] of [
  ['en', 'Thank you for telling us'],
  ['de', 'Danke, dass Sie uns'],
] as const)
  test(`${language}: whoever tells a story gets a mail in their language`, async () => {
    const email = `story-${language}@example.be`;
    const fields = {
      name: `Story ${language}`,
      email,
      comment: 'Good.',
      ...(await mailed.captcha.fields('testimonial')),
    };
    const body = new URLSearchParams(fields);
    const sent = await fetch(`${mailed.site.origin}/api/forms/${language}/testimonial`, { method: 'POST', body });
    expect(sent.status).toBe(200);
    const [mail] = await arrived(email);
    expect(plainPart(mail?.raw ?? '')).toContain(thanks);
  });

test('an editor approves one story, which visitors then read, and refuses another with a reason (10.305, 10.306)', async ({
  browser,
}) => {
  const { origin } = mailed.site;
  const tell = async (name: string, comment: string) => {
    const fields = { name, email: 'told@example.be', comment, ...(await mailed.captcha.fields('testimonial')) };
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.append(key, value);
    body.append('picture', new Blob([new Uint8Array(await photo())], { type: 'image/jpeg' }), 'me.jpg');
    expect((await fetch(`${origin}/api/forms/nl/testimonial`, { method: 'POST', body })).status).toBe(200);
    return (await onlyDraftOf(name))._id.replace('drafts.', '');
  };
  const good = await tell('Bea Blij', 'Ze belden altijd terug. Ook op zaterdag.');
  const bad = await tell('Karel Kwaad', 'Koop mijn horloges.');
  const page = await anEditor(browser, origin);

  await openDocument(page, origin, good, 'testimonial');
  await expect(page.getByTestId('action-publish')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(dialog).toContainText('/nl/testimonials/bea-blij/');
  await expect(dialog).toContainText('Ze belden altijd terug. Ook op zaterdag.');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await visitor(origin, '/nl/testimonials/bea-blij/').toContain('Ze belden altijd terug.');
  await visitor(origin, '/nl/testimonials/').toContain('Bea Blij');

  await openDocument(page, origin, bad, 'testimonial');
  await page.getByRole('button', { name: 'Open document actions' }).last().click();
  await page.getByRole('menuitem', { name: 'Refuse' }).click();
  await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: /Why is it refused/ }).fill('An advertisement.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'All fields' }).click();
  await expect(textOf(page, 'refusalReason')).toHaveValue('An advertisement.');
  // It waits no longer, and is no visitor's to read.
  await page.goto(`${origin}/studio/structure/testimonials;testimonials-refused`);
  await expect(page.getByRole('link', { name: /Karel Kwaad/ })).toBeVisible();
  await page.goto(`${origin}/studio/structure/testimonials;testimonials-waiting`);
  await expect(page.getByRole('link', { name: /Zoé|Story/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Karel Kwaad|Bea Blij/ })).toHaveCount(0);
  expect(await (await fetch(`${origin}/nl/testimonials/`)).text()).not.toContain('Karel Kwaad');
  await page.context().close();
});

test('what a person sent is gone when they are erased: lead, draft, picture, and what was drawn of it (10.83)', async () => {
  const { site, captcha } = mailed;
  const body = new FormData();
  const fields = { name: 'Gone Tomorrow', email: 'gone@example.be', comment: 'Forget me.' };
  for (const [name, value] of Object.entries({ ...fields, ...(await captcha.fields('testimonial')) }))
    body.append(name, value);
  body.append('picture', new Blob([new Uint8Array(await photo('#3a3'))], { type: 'image/jpeg' }), 'me.jpg');
  expect((await fetch(`${site.origin}/api/forms/en/testimonial`, { method: 'POST', body })).status).toBe(200);
  const { _id: draft } = await onlyDraftOf('Gone Tomorrow');
  const picture = await lake.fetch<{ path: string; sha1hash: string }>('*[_id == $draft][0].image.asset->', { draft });
  const file = picture.path.split('/').at(-1);
  // As an editor's preview requests it.
  const shown = async () => (await fetch(`${site.origin}/images/content/${file}?width=640&format=webp`)).status;
  expect(await shown()).toBe(200);
  /** The site's files named after the picture. */
  const stored = async () =>
    (await readdir(path.join(site.dataDirectory, 'blobs'), { recursive: true })).filter((name) =>
      name.endsWith(picture.sha1hash),
    );
  expect(await stored()).toHaveLength(1);
  const exported = await site.command('leads', 'export', 'gone@example.be');
  expect([exported.code, exported.output]).toEqual([0, expect.stringContaining(draft)]);

  const erased = await site.command('leads', 'erase', 'gone@example.be');
  expect([erased.code, erased.output]).toEqual([
    0,
    expect.stringContaining('Everything of gone@example.be is deleted: 1 lead'),
  ]);
  expect(await draftsOf('Gone Tomorrow')).toEqual([]);
  expect(await lake.fetch('count(*[sha1hash == $sha1])', { sha1: picture.sha1hash })).toBe(0);
  expect(await stored()).toEqual([]);
  expect(await shown()).toBe(404);
  const again = await site.command('leads', 'export', 'gone@example.be');
  expect(again.output).not.toContain('Gone Tomorrow');
});
