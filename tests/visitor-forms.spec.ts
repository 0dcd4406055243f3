// Requirements 2.13, 5.10
import { expect, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { withPapers } from './site/demo-listings.ts';
import { elements, texts } from './site/html.ts';
import { get } from './site/http.ts';
import { plainPart } from './site/mail-server.ts';
import { mailedSite } from './site/mailed-site.ts';
import { type TestSite } from './site/server.ts';
import { word } from './site/words.ts';
import { test } from './site/test.ts';

const mailed = mailedSite();
const { arrived } = mailed;

const languages = ['nl', 'fr', 'en', 'de'] as const;
const thanks = { nl: 'bedankt', fr: 'merci', en: 'thank-you', de: 'danke' } as const;
const person = { firstName: 'An', lastName: 'Peeters', email: 'an@example.be' };

/** Submits as a browser without scripts does. */
const sendTo = (
  { origin }: TestSite,
  form: string,
  fields: Record<string, string>,
  language: (typeof languages)[number] = 'nl',
) => fetch(`${origin}/api/forms/${language}/${form}`, { method: 'POST', body: new URLSearchParams(fields) });

const send = (form: string, fields: Record<string, string>) => sendTo(mailed.site, form, fields);

async function typeInto(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.locator(`form[data-form] [name=${name}]`).click();
    await page.keyboard.type(value);
  }
}

const sendButton = (page: Page) => page.locator('form[data-form] button[type=submit]');

/** The id of the first property or project on a page that lists them. */
async function firstOn(path: string, { origin }: TestSite): Promise<string> {
  const { body } = await get(path, { origin });
  const link = elements(body.slice(body.indexOf('<article')), 'a')[0]?.href;
  return link?.split('/').at(-2) ?? '';
}

const propertyId = (site = mailed.site) => firstOn('/nl/te-koop/', site);

/** Some of its documents open on the page; the office sends the others. */
const withBoth = withPapers(({ open, sent }) => open.length > 0 && sent.length > 0);
const withOpenOnly = withPapers(({ open, sent }) => open.length > 0 && sent.length === 0);

test('a property is sent to a friend, who can answer, and reads no advertisement (1.9, 3.25)', async ({ page }) => {
  const found = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${mailed.site.origin}/nl/te-koop/`);
  await page.locator('article a').first().click();
  await page.getByRole('link', { name: word('nl', 'property.friend') }).click();
  await page.waitForURL('**/formulier/send-to-friend/**');
  expect(await barriers(page)).toEqual([]);
  const title = (await page.locator('form[data-form] a').first().textContent()) ?? '';

  await typeInto(page, { friendEmail: 'jan@', remark: 'Kijk op www.shop.example.com' });
  await sendButton(page).click();
  const form = page.locator('form[data-form]');
  await expect(form.getByRole('alert')).toHaveText(word('nl', 'forms.failed'));
  await expect(form.getByText(word('nl', 'sendToFriendForm.errors.friendFirstName'))).toBeVisible();
  await expect(form.getByText(word('nl', 'sendToFriendForm.errors.friendEmailInvalid'))).toBeVisible();
  await expect(form.getByText(word('nl', 'sendToFriendForm.errors.remarkLinks'))).toBeVisible();
  await expect(page.locator('form[data-form] [name=friendFirstName]')).toBeFocused();
  expect(await barriers(page)).toEqual([]);

  await page.locator('form[data-form] [name=friendEmail]').fill('jan@example.be');
  await page.locator('form[data-form] [name=remark]').fill('Iets voor jou?');
  await page.locator('form[data-form] [name=friendFirstName]').fill('Jan');
  await typeInto(page, { ...person, email: 'sender@example.be' });
  await sendButton(page).click();
  await page.waitForURL('**/nl/bedankt/send-to-friend/');
  const [friend] = await arrived('jan@example.be');
  expect(friend?.raw).toContain('Reply-To: sender@example.be');
  const text = plainPart(friend?.raw ?? '');
  expect(text).toContain('An Peeters (sender@example.be)');
  expect(text).toContain('Iets voor jou?');
  expect(text).toContain(title.trim());
  expect(text).toContain(`${mailed.site.origin}/nl/`);
  expect(plainPart((await arrived('sender@example.be'))[0]?.raw ?? '').replace(/\s+/g, ' ')).toContain(
    word('nl', 'sendToFriendForm.visitorText').replace('{{friend}}', 'Jan'),
  );
  expect(found).toEqual([]);
});

test('page, form and mails agree on which documents open and which the office sends (1.11, 10.244)', async () => {
  const { origin } = mailed.site;
  const { id, open: toOpen, sent: toSend } = withBoth;
  const { body } = await get(`/nl/formulier/document-request/?property=${id}`, { origin });
  const form = /<form[^>]*data-form.*?<\/form>/s.exec(body)?.[0] ?? '';
  const [shown = '', ...others] = form.split(word('nl', 'documentRequestForm.open'));
  expect(texts(shown, 'li')).toEqual(toSend);
  expect(elements(shown, 'li')).toHaveLength(toSend.length);
  const links = elements(others.join(''), 'a').filter(({ href }) => href?.endsWith('.pdf'));
  expect(links).toHaveLength(toOpen.length);
  expect(texts(others.join(''), 'li')).toEqual(toOpen);

  expect((await send('document-request', { ...person, email: 'epc@example.be', 'form-property': id })).status).toBe(
    200,
  );
  const mail = plainPart((await arrived('epc@example.be'))[0]?.raw ?? '');
  const opened = toOpen.map((name) => new RegExp(`^${name}: (http\\S+)$`, 'm').exec(mail)?.[1] ?? '');
  expect(opened).toEqual(links.map(({ href }) => origin + href));
  for (const address of opened) {
    const answer = await fetch(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await answer.text()).startsWith('%PDF-')).toBe(true);
  }
  const flat = (raw: string) => plainPart(raw).replace(/\s+/g, ' ');
  expect(flat((await arrived('epc@example.be'))[0]?.raw ?? '')).toContain(`: ${toSend.join(', ')}.`);
  const office = () => mailed.mails.taken.find(({ raw }) => raw.includes('Reply-To: epc@example.be'));
  await expect.poll(office).toBeTruthy();
  expect(flat(office()?.raw ?? '')).toContain(
    word('nl', 'documentRequestForm.officeText').replace('{{documents}}', toSend.join(', ')),
  );
});

test('a property whose documents all open offers no form for them (10.243)', async () => {
  const { origin } = mailed.site;
  const { id } = withOpenOnly;
  const answer = await fetch(`${origin}/nl/formulier/document-request/?property=${id}`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  const [path = '', section] = (answer.headers.get('location') ?? '').split('#');
  expect(section).toBe('documents');
  const { status, body } = await get(path, { origin });
  expect(status).toBe(200);
  expect(body).toContain('id="documents"');
  expect(elements(body, 'a').filter(({ href }) => href?.includes('/document-request/'))).toEqual([]);
  // As from an outdated page.
  const late = await send('document-request', { ...person, email: 'late@example.be', 'form-property': id });
  expect(late.status).toBe(409);
  expect(await late.text()).toContain('documentRequestForm.errors.nothingToSend');
});

test('the documents of a property are requested once (1.11, 4.16, 8.11)', async ({ page }) => {
  const property = withBoth.id;
  await open(page, `${mailed.site.origin}/nl/formulier/document-request/?property=${property}`);
  expect(await barriers(page)).toEqual([]);
  const [document] = await page.locator('form[data-form] ul li').allTextContents();
  await typeInto(page, { ...person, email: 'papers@example.be' });
  await page.waitForTimeout(1_000);
  await sendButton(page).click();
  await page.waitForURL('**/nl/bedankt/document-request/');
  expect(plainPart((await arrived('papers@example.be'))[0]?.raw ?? '')).toContain(document?.trim());

  // Again, with the address spelled differently.
  const again = await send('document-request', {
    ...person,
    email: 'Papers@Example.be',
    remark: 'Nog eens',
    'form-property': property,
  });
  expect(again.status).toBe(409);
  await open(page, `${mailed.site.origin}/nl/formulier/document-request/?property=${property}`);
  await typeInto(page, { ...person, email: 'papers@example.be', remark: 'Nog eens' });
  await page.waitForTimeout(1_000);
  await sendButton(page).click();
  await expect(page.getByText(word('nl', 'documentRequestForm.errors.requestedAlready'))).toBeVisible();
  await expect(page.locator('form[data-form] [name=remark]')).toHaveValue('Nog eens');
  expect(await arrived('papers@example.be')).toHaveLength(1);
  // Without a property, or with an unknown one.
  for (const about of ['', 'forged'])
    expect((await send('document-request', { ...person, remark: about, 'form-property': about })).status).toBe(409);
  expect((await page.goto(`${mailed.site.origin}/nl/formulier/document-request/?property=forged`))?.status()).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a question about a project is shown again with what is wrong, and names the project when it is sent', async ({
    page,
  }) => {
    await page.goto(`${mailed.site.origin}/fr/projets/`);
    await page.locator('main article a').first().click();
    await page.getByRole('link', { name: word('fr', 'property.ask') }).click();
    await page.locator('form[data-form] [name=firstName]').fill('Anne');
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(word('fr', 'forms.failed'));
    // The first invalid field has the focus, without scripts.
    await expect(page.locator('form[data-form] [name=remark]')).toBeFocused();
    await expect(page.locator('form[data-form] [name=firstName]')).toHaveValue('Anne');
    const project = (await page.locator('form[data-form] a').first().textContent()) ?? '';
    await page.locator('form[data-form] [name=remark]').fill('Quand commence la vente ?');
    await page.locator('form[data-form] [name=lastName]').fill('Dubois');
    await page.locator('form[data-form] [name=email]').fill('projet@example.be');
    await page.locator('form[data-form] [name=bedrooms]').selectOption('2');
    await sendButton(page).click();
    await expect(page).toHaveURL(`${mailed.site.origin}/fr/merci/contact-construction/`);
    const text = plainPart((await arrived('projet@example.be'))[0]?.raw ?? '');
    expect(text).toContain(project.trim());
    expect(text).toContain('Quand commence la vente ?');
  });

  test('an address is on the newsletter’s list once it is confirmed by the mail, and leaves by one press (1.16, 10.218)', async ({
    page,
  }) => {
    await page.goto(`${mailed.site.origin}/nl/`);
    const footer = page.locator('footer');
    await footer.getByRole('textbox').fill('news@example.be');
    await footer.getByRole('button').click();
    await expect(page).toHaveURL(`${mailed.site.origin}/nl/bedankt/sign-newsletter/`);
    const thanks = page.locator('main');
    await expect(thanks.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw adres in de mail');
    await expect(thanks).not.toContainText('U bent ingeschreven');
    const [mail] = await arrived('news@example.be');
    const link = /https?:\/\/\S+\/nieuwsbrief\/\S+/.exec(plainPart(mail?.raw ?? ''))?.[0] ?? '';
    // Opening the link confirms nothing.
    await page.goto(link);
    await page.goto(link);
    await page.getByRole('button', { name: word('nl', 'signNewsletterForm.buttons.asked') }).click();
    await expect(page.getByRole('status')).toContainText('U bent ingeschreven');

    // Again: no new confirmation is asked for, and the mail says so.
    expect((await send('sign-newsletter', { email: 'news@example.be', 'form-key': 'x'.repeat(24) })).status).toBe(200);
    expect((await arrived('news@example.be', 2))[1]?.raw).toContain('al ingeschreven');
    // As a mail program does (one-click unsubscribe).
    expect((await fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('status')).toContainText('U bent uitgeschreven');
    expect((await page.goto(link.replace(/.\/?$/, '_/')))?.status()).toBe(404);
  });
});

test('the box for the newsletter asks for a confirmation as its own form does', async () => {
  const fields = { ...person, email: 'box@example.be', remark: 'Dag', newsletter: 'on' };
  expect((await send('site-contact', fields)).status).toBe(200);
  const subjects = (await arrived('box@example.be', 2)).map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]);
  expect(subjects.join()).toContain('nieuwsbrief');
});

test.describe('mails', () => {
  // Rate limits are per address, and all tests share one.
  const other = mailedSite();

  for (const language of languages)
    test(`${language}: the mails of these forms speak the visitor’s language`, async () => {
      const property = withBoth.id;
      const answers = await Promise.all([
        sendTo(other.site, 'send-to-friend', { ...person, email: `a-${language}@example.be`, friendFirstName: 'B', friendLastName: 'C', friendEmail: `b-${language}@example.be`, 'form-property': property }, language), // prettier-ignore
        sendTo(
          other.site,
          'document-request',
          { ...person, email: `c-${language}@example.be`, 'form-property': property },
          language,
        ),
        sendTo(other.site, 'sign-newsletter', { email: `d-${language}@example.be` }, language),
      ]);
      for (const answer of answers)
        expect(((await answer.json()) as { location?: string }).location).toContain(
          `/${language}/${thanks[language]}/`,
        );
      const text = async (address: string) =>
        plainPart((await other.arrived(address))[0]?.raw ?? '').replace(/\s+/g, ' ');
      const says = (key: string) =>
        word(language, key)
          .split(/[{“«„]/)[0]
          ?.replace(/\s+/g, ' ')
          .trim() ?? '';
      expect(await text(`a-${language}@example.be`)).toContain(says('sendToFriendForm.visitorText'));
      expect(await text(`b-${language}@example.be`)).toContain(says('sendToFriendForm.friendOnce'));
      expect(await text(`c-${language}@example.be`)).toContain(says('documentRequestForm.visitorText'));
      expect(await text(`d-${language}@example.be`)).toContain(says('signNewsletterForm.confirmText'));
    });
});

test.describe('what is asked of the office', () => {
  // The rate limit on forms is per address.
  const other = mailedSite();

  for (const language of languages)
    test(`${language}: the mails of questions and visits speak the visitor’s language`, async () => {
      const property = await propertyId(other.site);
      const project = await firstOn('/nl/projecten/', other.site);
      const { body } = await get(`/nl/formulier/contact-appointment/?property=${property}`, other.site);
      const free = body.match(/<input[^>]*name="slot"[^>]*>/g)?.find((each) => !/ disabled(?:[ =>]|$)/.test(each));
      const slot = elements(free ?? '', 'input')[0]?.value;
      const mailTo = (form: string) => `${form}-${language}@example.be`;
      const asked = { ...person, remark: 'Een vraag', phone: '0470 12 34 56' };
      const forms: [form: string, text: string, fields: Record<string, string>][] = [
        ['site-contact', 'siteContactForm', asked],
        ['contact-me', 'contactMeForm', { ...asked, 'form-property': property }],
        ['contact-construction', 'contactConstructionForm', { ...asked, 'form-project': project }],
        ['contact-appointment', 'contactAppointmentForm', { ...asked, slot: slot ?? '', 'form-property': property }],
      ];
      for (const [form, , fields] of forms) {
        const answer = await sendTo(other.site, form, { ...fields, email: mailTo(form) }, language);
        expect(((await answer.json()) as { location?: string }).location).toContain(
          `/${language}/${thanks[language]}/`,
        );
      }
      for (const [form, text] of forms) {
        const said = plainPart((await other.arrived(mailTo(form)))[0]?.raw ?? '').replace(/\s+/g, ' ');
        const [first = ''] = word(language, `${text}.visitorText`).split(/[{\n]/);
        expect(said).toContain(first.replace(/\s+/g, ' ').trim());
      }
    });
});
