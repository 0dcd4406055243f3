// Requirements 10.165
import { expect, type Locator, type Page } from '@playwright/test';
import { barriers } from './site/axe.ts';
import { complaints, open } from './site/browser.ts';
import { feed, listings, type DemoListing } from './site/demo-listings.ts';
import { elements, texts, visibleText } from './site/html.ts';
import { get } from './site/http.ts';
import { startSite, temporaryFolder } from './site/server.ts';
import { atRest } from './site/thumb.ts';
import { word } from './site/words.ts';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from './site/test.ts';

const goals = { nl: ['te-koop', 'te-huur'], fr: ['ventes', 'locations'] } as const;
const words = {
  nl: {
    share: 'Delen',
    copy: 'Link kopiëren',
    copied: 'De link is gekopieerd.',
    film: /^Film afspelen/,
    tour: /^3D-rondleiding starten/,
    zoom: 'Inzoomen',
    similar: 'Gelijkaardige panden',
    sections: 'Op deze pagina',
    facts: 'Feiten en cijfers',
    slide: (position: number, count: number) => `${position} van ${count}`,
  },
  fr: {
    share: 'Partager',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    film: /^Lire le film/,
    tour: /^Démarrer la visite 3D/,
    zoom: 'Agrandir',
    similar: 'Biens similaires',
    sections: 'Sur cette page',
    facts: 'Caractéristiques',
    slide: (position: number, count: number) => `${position} sur ${count}`,
  },
} as const;
type Language = keyof typeof goals;

function listingWith(fits: (listing: DemoListing) => boolean): DemoListing {
  const found = listings.find(fits);
  if (!found) throw new Error('The demo has no such listing');
  return found;
}

async function pathOf({ ID, Goal }: DemoListing, language: Language = 'nl'): Promise<string> {
  return (await get(`/${language}/${goals[language][Goal]}/x/y/${ID}/`)).location ?? '';
}

const filmed = listingWith(
  ({ VideoUrls, VirtualTourUrl }) =>
    JSON.stringify(VideoUrls)?.includes('vimeo') === true && VirtualTourUrl !== undefined,
);

for (const [language, width] of [
  ['nl', 390],
  ['fr', 1440],
] as const)
  test(`${language} at ${width} px: pictures, film, tour, sharing and similar properties (1.2)`, async ({ page }) => {
    const said = words[language];
    await page.setViewportSize({ width, height: 850 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const elsewhere: string[] = [];
    await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => {
      elsewhere.push(new URL(route.request().url()).hostname);
      return route.abort();
    });
    const url = await pathOf(filmed, language);
    await open(page, url);

    await page.getByRole('navigation', { name: said.sections }).getByRole('link', { name: said.facts }).click();
    await expect(page.getByRole('heading', { name: said.facts })).toBeInViewport();

    await viewer(page, said);

    await share(page, said, width < 700);

    const similar = page.getByRole('region', { name: said.similar }).getByRole('link');
    await expect(similar).toHaveCount(4);
    for (const link of await similar.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^/${language}/${goals[language][filmed.Goal]}/`));
      expect(href).not.toContain(filmed.ID);
    }
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    await similar.first().click();
    await expect(page).not.toHaveURL(new RegExp(`/${filmed.ID}/`));
    await expect(heading).not.toHaveText(title);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${filmed.ID}/(#facts)?$`));

    // Film and tour have posters from inside, each its own; the façade is at the top of the page.
    const media = page.locator('section', { has: page.locator('#media') });
    const pathsOf = (images: Locator) =>
      images.evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname));
    // The URL changes before the page does, so poll.
    const pictures = async () => {
      const [facade] = await pathsOf(page.locator('.photo-mosaic img'));
      const posters = await pathsOf(media.locator('img'));
      return [posters.length, new Set([facade, ...posters]).size];
    };
    await expect.poll(pictures).toEqual([2, 3]);

    // Nothing is requested from another host before a click.
    expect(elsewhere).toEqual([]);
    await expect(page.locator('iframe[src^="https:"]')).toHaveCount(0);
    // By keyboard: a pointer press could land in the third-party iframe that has just loaded.
    await page.getByRole('link', { name: said.film }).press('Enter');
    await expect(page.locator('iframe[src="https://player.vimeo.com/video/1084537?dnt=1"]')).toBeVisible();
    await page.getByRole('link', { name: said.tour }).press('Enter');
    await expect(page.locator(`iframe[src="${String(filmed.VirtualTourUrl)}"]`)).toBeVisible();
  });

/** The full-screen photo viewer: keys, swipe, thumbnails and zoom. */
async function viewer(page: Page, said: (typeof words)[Language]): Promise<void> {
  const photos = page.locator('.photo-mosaic a');
  const count = await photos.count();
  await photos.first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const slide = (position: number) => dialog.getByRole('group', { name: said.slide(position, count) });
  await expect(slide(1)).toBeInViewport();
  // The slider is hydrated when the browser is idle; a key pressed earlier is not lost.
  await page.keyboard.press('ArrowRight');
  await expect(slide(2)).toBeInViewport();
  await page.keyboard.press('End');
  await expect(slide(count)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(slide(1)).toBeInViewport();

  const box = await slide(1).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - (box?.width ?? 0) * 0.6, y, { steps: 6 });
  await page.mouse.up();
  await expect(slide(2)).toBeInViewport();

  await dialog.locator('.thumbnails button').nth(2).click();
  await expect(slide(3)).toBeInViewport();
  await expect(dialog.locator('.thumbnails button').nth(2)).toHaveAttribute('aria-current', 'true');
  await slide(3).getByRole('button', { name: said.zoom }).click();
  await expect(slide(3).getByRole('status')).toHaveText('150 %');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(photos.first()).toBeFocused();
}

/** Shares with the device's share sheet if it has one, else by copying or a link. */
async function share(page: Page, said: (typeof words)[Language], byDevice: boolean): Promise<void> {
  await page.evaluate((device) => {
    const write = (text: string) => Promise.resolve(sessionStorage.setItem('copied', text));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    const tell = ({ url }: ShareData) => Promise.resolve(sessionStorage.setItem('shared', url ?? ''));
    Object.defineProperty(navigator, 'share', { configurable: true, value: device ? tell : undefined });
  }, byDevice);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const summary = page.locator('summary', { hasText: said.share });
  await summary.click();
  if (byDevice) {
    await expect.poll(() => sharedText(page, 'shared')).toBe(canonical);
    await expect(page.getByRole('button', { name: said.copy })).toBeHidden();
    return;
  }
  await page.getByRole('button', { name: said.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: said.copied })).toBeVisible();
  expect(await sharedText(page, 'copied')).toBe(canonical);
  const whatsapp = await page.getByRole('link', { name: 'WhatsApp', exact: true }).getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain(canonical);
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
}

/** What the page passed to the stubs of `share`. */
function sharedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => sessionStorage.getItem(name), key);
}

test('says what each control is, meets the accessibility rules, and no errors are logged', async ({ page }) => {
  const complained = complaints(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, await pathOf(filmed));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.property-actions')).toMatchAriaSnapshot(`
    - button /^Bewaren bij favorieten/
    - group: Delen
    - status
    - button "Afdrukken"
  `);
  await page.locator('summary', { hasText: 'Delen' }).click();
  await expect(page.locator('.share')).toMatchAriaSnapshot(`
    - group:
      - list:
        - listitem:
          - button "Link kopiëren"
        - listitem:
          - link "Per e-mail"
        - listitem:
          - link "WhatsApp"
        - listitem:
          - link "Facebook"
        - listitem:
          - link "LinkedIn"
        - listitem:
          - link "X"
  `);
  expect(await barriers(page)).toEqual([]);
  await page.locator('.photo-mosaic a').first().click();
  await expect(page.locator('.thumbnails [aria-current]')).toHaveCount(1);
  expect(await barriers(page, { only: 'dialog[open]' })).toEqual([]);
  expect(complained).toEqual([]);
});

test('without scripts the pictures, the film and the networks are links', async () => {
  const { body } = await get(await pathOf(filmed));
  const links = elements(body, 'a').map(({ href }) => href ?? '');
  expect(links).toContain('https://vimeo.com/1084537');
  expect(links.some((href) => href.startsWith('https://wa.me/'))).toBe(true);
  expect(links.some((href) => href.startsWith('https://www.facebook.com/sharer/'))).toBe(true);
  expect(elements(body, 'iframe').filter(({ src }) => src?.startsWith('https:'))).toEqual([]);
});

test('property pages state what the law of each region requires (1.20)', async () => {
  const flemish = listingWith(({ FloodPScore, Goal }) => FloodPScore === 'D' && Goal === 0);
  const page = await get(await pathOf(flemish));
  expect(visibleText(page.body)).toContain('D – middelgrote kans op overstromingen');
  expect(page.body).toContain('aria-label="Overstromingsgevoelig"');
  expect(visibleText(page.body)).toMatch(/Voorkooprecht|voorkooprecht ruimtelijke ordening/);

  const wasteful = listingWith(
    ({ Zip, CountryID, EnergyPerformance, Goal, WebID, Marquee }) =>
      CountryID === 10 &&
      Number(Zip) >= 8000 &&
      Number(EnergyPerformance) > 500 &&
      Goal === 0 &&
      WebID === 1 &&
      Marquee !== 3,
  );
  expect(visibleText((await get(await pathOf(wasteful))).body)).toContain('binnen 5 jaar renoveren tot label D');

  const brussels = listingWith(
    ({ Zip, CountryID, WebID, CO2Emission }) =>
      CountryID === 10 && Number(Zip) < 1300 && WebID === 2 && CO2Emission !== undefined,
  );
  const said = visibleText((await get(await pathOf(brussels, 'fr'))).body);
  expect(said).toContain('kg/m²');
  expect(said).toMatch(/Label énergétique/);
});

test('a text in another language says so, and what is sold or gone offers others (10.18)', async () => {
  const dutchOnly = listingWith(
    ({ Translations, Description }) =>
      Description !== undefined &&
      JSON.stringify(Translations).includes('"fr"') &&
      !/"fr"[^}]*"Description"/.test(JSON.stringify(Translations)),
  );
  const french = await get(await pathOf(dutchOnly, 'fr'));
  expect(visibleText(french.body)).toContain('Ce texte n’existe qu’en néerlandais.');
  expect(french.body).toMatch(/<div[^>]* lang="nl"/);

  const gone = await get('/nl/te-koop/gent/huis/999999/');
  expect([gone.status, texts(gone.body, 'h1')]).toEqual([404, ['Pand niet gevonden']]);
  const main = /<main.*<\/main>/s.exec(gone.body)?.[0] ?? '';
  expect(elements(main, 'article').length).toBeGreaterThan(0);
  expect(elements(main, 'form').length).toBeGreaterThan(0);
});

test('open visits go into a calendar at Brussels time, and a property without pictures says so (8.9, 10.63)', async () => {
  const site = await startSite();
  const visits = [
    { Date: '2099-06-27', From: '10:00', To: '13:00' },
    { Date: '2099-12-05', From: '16:00', To: '19:00' },
    { Date: '2020-01-04', From: '10:00', To: '13:00' },
  ];
  const bare = {
    ...listings[0],
    ID: 'bare-1',
    PictureItems: [],
    SmallPictureItem: null,
    MediumPictureItem: null,
    XLargePictureItem: null,
    DocumentItems: [],
    OpenVisitItems: visits,
    Marquee: 0,
    Latitude: '',
    Longitude: '',
  };
  const file = path.join(await temporaryFolder('visits'), 'feed.json');
  await writeFile(file, JSON.stringify({ ...feed, Complete: 0, PropertyList: [bare], ProjectList: [] }));
  expect((await site.command('listings:import', file)).code).toBe(0);

  const at = { origin: site.origin };
  const moved = await get('/nl/te-koop/x/y/bare-1/', at);
  const { status, body } = await get(moved.location ?? '', at);
  expect(status).toBe(200);
  for (const said of ['Er werd geen foto gevonden', 'Geen documenten', '27-06-2099, 10:00 tot 13:00'])
    expect(visibleText(body)).toContain(said);
  expect(visibleText(body)).not.toContain('04-01-2020');
  const files = elements(body, 'a').flatMap(({ href }) => (href?.endsWith('.ics') ? [href] : []));
  expect(files).toEqual(['2099-06-27-1000', '2099-12-05-1600'].map((key) => `/api/visits/nl/bare-1/${key}.ics`));
  const [summer, winter] = await Promise.all(files.map((each) => get(each, at)));
  expect(summer?.headers['content-type']).toContain('text/calendar');
  expect(summer?.body).toContain('DTSTART:20990627T080000Z');
  expect(winter?.body).toContain('DTSTART:20991205T150000Z');
  expect(winter?.body).toContain('DTEND:20991205T180000Z');
  for (const missing of [
    'nl/bare-1/2020-01-04-1000',
    'nl/bare-1/x',
    'xx/bare-1/2099-06-27-1000',
    'nl/none/2099-06-27-1000',
  ])
    expect([missing, (await get(`/api/visits/${missing}.ics`, at)).status]).toEqual([missing, 404]);
  await site.stop();
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('links to the sections and the price stay below the header, and cover nothing that one jumps to (10.137)', async ({
    page,
  }) => {
    await open(page, await pathOf(listingWith(({ Goal, Price, Marquee }) => Goal === 0 && !!Price && !Marquee)));
    const links = page.getByRole('navigation', { name: words.nl.sections });
    const price = (await page.locator('[data-price]').innerText()).trim();
    await expect(links.getByText(price)).toBeHidden();
    for (const name of [words.nl.facts, 'Contact', 'Beschrijving']) {
      await links.getByRole('link', { name, exact: true }).click();
      const href = await links.getByRole('link', { name, exact: true }).getAttribute('href');
      const target = page.locator(`#${href?.split('#')[1]}`);
      await expect(target).toBeInViewport();
      await expect
        .poll(async () => {
          const [bar, header, part] = await Promise.all(
            [links, page.locator('.site-header-bar'), target].map((each) => each.boundingBox()),
          );
          if (!bar || !header || !part) return null;
          // Directly below the header, and above the requested section.
          return [Math.round(bar.y - header.y - header.height), part.y >= bar.y + bar.height];
        })
        .toEqual([0, true]);
      if (name === words.nl.facts) await expect(links.getByText(price)).toBeVisible();
    }
  });
});

test('in a low window the link to the documents leads to them', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, await pathOf(filmed));
  await page
    .getByRole('navigation', { name: words.nl.sections })
    .getByRole('link', { name: 'Documenten', exact: true })
    .click();
  await expect(page.locator('#documents h2')).toBeInViewport({ ratio: 1 });
});

test('the Tab key among the links to the sections leaves the page where it is (10.185)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, await pathOf(filmed));
  const sections = page.getByRole('navigation', { name: words.nl.sections });
  await sections.getByRole('link', { name: words.nl.facts, exact: true }).click();
  await expect(page.locator('#facts')).toBeFocused();
  const left = await atRest(page);
  await sections.getByRole('link').first().focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(sections.locator(':focus')).toHaveCount(1);
  expect(await atRest(page)).toBe(left);
});

test('the links to what stays beside the text leave one’s place in it, and a double click is one step (10.189)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, await pathOf(filmed));
  const sections = page.getByRole('navigation', { name: words.nl.sections });
  const link = (name: string) => sections.getByRole('link', { name, exact: true });
  // Scrolls until the bar sticks: in its initial place, scrolling would move it from under the second press.
  await page.mouse.move(700, 700);
  await page.mouse.wheel(0, 1_000);
  await atRest(page);
  await link(words.nl.facts).dblclick();
  await expect(page.locator('#facts')).toBeFocused();
  const left = await atRest(page);
  const steps = await page.evaluate(() => history.length);
  for (const [id, name] of [
    ['agent', word('nl', 'sections.agent')],
    ['documents', word('nl', 'sections.documents')],
  ] as const) {
    await link(name).click();
    await expect(page.locator(`#${id}`)).toBeFocused();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(await atRest(page)).toBe(left);
  }
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the bar leads to the agent each time (10.189)', async ({ page }) => {
    await open(page, await pathOf(filmed));
    const agent = page.locator('#agent');
    for (const way of ['tap', 'tap', 'Enter']) {
      const contact = page.locator('.contact-bar').getByRole('link', { name: word('nl', 'property.contact') });
      if (way === 'tap') await contact.tap();
      else await contact.press(way);
      await expect(agent).toBeInViewport();
      await expect(agent).toBeFocused();
      await page.evaluate(() => scrollTo(0, 1_500));
      await expect(agent).not.toBeInViewport();
    }
  });
});
