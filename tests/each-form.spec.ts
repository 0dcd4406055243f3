import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { languages, type Language } from '../app/i18n/languages.ts';
import config from '../playwright.config.ts';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { withPapers } from './site/demo-listings.ts';
import { layoutProblems } from './site/layout.ts';
import { get } from './site/http.ts';
import { mailedSite } from './site/mailed-site.ts';
import { word } from './site/words.ts';
import { hasChosen, test } from './site/test.ts';

const folder = path.resolve(import.meta.dirname, '../app/forms');
const forms = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(folder, entry.name)).includes('facts.ts'))
  .map(({ name }) => name);

const { launchOptions } = config.use ?? {};
const phone = { viewport: { width: 390, height: 844 }, locale: 'nl-BE' };
test.use({
  // Text at twice the default size, as readers set it in their browser.
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

const mailed = mailedSite(() => Promise.resolve({ answersCaptcha: true }));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What a person types, by the field's name; the others may stay empty. */
const typed: Record<string, string> = {
  firstName: 'Élise',
  lastName: 'Kowalczyk',
  phone: '0470 12 34 56',
  name: 'Élise K.',
  street: 'Coupure',
  houseNumber: '12',
  zip: '9000',
  city: 'Gent',
  places: 'Gent',
  place: 'Gent',
  remark: 'Een vraag 🏠',
  comment: 'Goed geholpen.',
  amount: '325000',
  friendFirstName: 'Bo',
  friendLastName: 'Maes',
  friendEmail: 'friend@example.be',
  startDate: inDays(0),
  endDate: inDays(5),
  signDate: inDays(0),
  moveDate: inDays(30),
};
const letters = { nl: 'driehonderdvijfentwintigduizend', fr: 'trois cent vingt-cinq mille', en: 'three hundred and twenty-five thousand', de: 'dreihundertfünfundzwanzigtausend' }; // prettier-ignore

const formPath = { nl: 'formulier', fr: 'formulaire', en: 'form', de: 'formular' } as const;
const lists = { property: { nl: 'te-koop', fr: 'ventes', en: 'for-sale', de: 'zu-verkaufen' }, rent: { nl: 'te-huur', fr: 'locations', en: 'for-rent', de: 'zu-vermieten' }, project: { nl: 'projecten', fr: 'projets', en: 'projects', de: 'projekte' } } as const; // prettier-ignore
/** What each form is about, if anything. */
const subjects: Record<string, keyof typeof lists> = {
  'contact-me': 'property',
  'send-to-friend': 'property',
  'contact-appointment': 'property',
  'document-request': 'property',
  offer: 'property',
  'rental-application': 'rent',
  'contact-construction': 'project',
};

async function addressOf(form: string, language: Language): Promise<string> {
  const subject = subjects[form];
  const { origin } = mailed.site;
  const address = `${origin}/${language}/${formPath[language]}/${form}/`;
  if (subject === undefined) return address;
  if (form === 'document-request') return `${address}?property=${withPapers(({ sent }) => sent.length > 0).id}`;
  const { body } = await get(`/${language}/${lists[subject][language]}/`, { origin });
  const id = /<article.*?href="[^"]*\/([^"/]+)\/"/s.exec(body)?.[1];
  return `${address}?${subject === 'project' ? 'project' : 'property'}=${id}`;
}

/** Describes the focused element, as far as somebody filling in a form needs to know it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const at = document.activeElement;
    const field = at as HTMLInputElement;
    const group = at?.closest('fieldset');
    return {
      isInForm: at?.closest('form[data-form]') !== null,
      tag: at?.tagName ?? '',
      type: field.type,
      name: field.name,
      value: field.value,
      text: at?.textContent ?? '',
      captcha: document.querySelector<HTMLInputElement>('[name=form-captcha]')?.value ?? '',
      isFirstOfGroup: group?.querySelector('input') === at,
      isGroupChosen: group?.querySelector('input:checked') !== null,
      isInSight: (() => {
        const { top, bottom } = at?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return bottom > 0 && top < innerHeight;
      })(),
    };
  });
}

/** Whether it is the button that continues to the next step or submits the form. */
const goesOn = ({ tag, type, name, text }: Awaited<ReturnType<typeof focused>>, next: string) =>
  tag === 'BUTTON' && (text === next || (type === 'submit' && name === ''));

/** One page for all forms, which each begins with nothing remembered: a new browser would compile the code again. */
let page: Page;
let found: string[];
test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext(phone);
  await hasChosen(context);
  page = await context.newPage();
  found = complaints(page);
});
test.afterEach(() => page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear())));
test.afterAll(() => page.context().close());

/** Fills in a form by keyboard alone, from its first field to the submit button. */
async function fillByKeyboard(page: Page, values: Record<string, string>, next: string): Promise<void> {
  const begun = Date.now();
  for (let stop = 0; stop < 120; stop += 1) {
    const at = await focused(page);
    if (at.isInForm) {
      expect(at.isInSight, `${at.name || at.type} has the focus out of sight`).toBe(true);
      const value = values[at.name];
      if (goesOn(at, next)) {
        // Nobody fills in a form in less than a second.
        await page.waitForTimeout(Math.max(0, 1_100 - (Date.now() - begun)));
        return page.keyboard.press('Enter');
      }
      if (at.name === 'form-captcha-answer') await page.keyboard.type(mailed.captcha.answersTo(at.captcha).characters);
      else if (at.type === 'radio' && !at.isGroupChosen) await page.keyboard.press('Space');
      else if (at.type === 'checkbox' && (at.name === 'binding' || (at.name === 'types' && at.isFirstOfGroup)))
        await page.keyboard.press('Space');
      else if (at.type === 'date' && value !== undefined && at.value === '')
        await page.keyboard.type(value.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1'));
      else if (value !== undefined && at.value === '' && ['INPUT', 'TEXTAREA'].includes(at.tag))
        await page.keyboard.type(value);
      // Autofill and newly opened fields come before the next key.
      if (!['BUTTON', 'A'].includes(at.tag)) await page.waitForTimeout(60);
    }
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard did not come to the button that sends the form');
}

for (const [index, form] of forms.entries()) {
  const language = languages[index % languages.length] ?? 'nl';

  test(`${form}, ${language}: by keyboard alone, with text of twice the size on a phone, without barriers`, async () => {
    const next = word(language, 'forms.next');
    await open(page, await addressOf(form, language));
    const shown = page.locator(`form[data-form=${form}]`);
    expect(await layoutProblems(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);

    // Submitted empty: the first invalid field has the focus.
    await shown.locator('input:enabled:not([type=hidden]), textarea, select').first().focus();
    for (let stop = 0; stop < 120 && !goesOn(await focused(page), next); stop += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shown.locator('[aria-invalid=true]').first()).toBeFocused();
    expect(await layoutProblems(page)).toEqual([]);
    expect(await barriers(page)).toEqual([]);

    const fillStep = async () => {
      const before = page.url();
      await fillByKeyboard(page, { ...typed, letters: letters[language], email: `each-${form}@example.be` }, next);
      // The next step, or the thank-you page.
      await page.waitForURL(({ href }) => href !== before);
    };
    await fillStep();
    for (let step; (step = /[a-z-]+-step-[23]$/.exec(new URL(page.url()).hash)?.[0]);) {
      await expect(shown.locator(`[id=${step}]`)).toBeFocused();
      await fillStep();
    }
    await expect(page).toHaveURL(new RegExp(`/${language}/[a-z-]+/${form}/(\\?visit=.+)?$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    expect(found).toEqual([]);
    await mailed.arrived(`each-${form}@example.be`);
  });
}
