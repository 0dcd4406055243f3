import type { Browser, BrowserContext, Page } from '@playwright/test';
import { formAlive } from '../site/browser.ts';

export type Place = 'cookie' | 'local' | 'session';

/** What a visitor answered. */
export const states = ['nothing', 'refused', 'analytics', 'marketing', 'social', 'unclassified', 'everything'] as const;
export type State = (typeof states)[number];

const formSegments: Readonly<Record<string, string>> = {
  nl: 'formulier',
  fr: 'formulaire',
  en: 'form',
  de: 'formular',
};

/** Valid values by field type. */
const typed: Readonly<Record<string, string>> = { email: 'privacy@example.be', tel: '0470 12 34 56' };

/** Finds the walk's pages on a site: its home, a search as list and map, a property, a form, the cookie policy. */
export async function walkOf(origin: string): Promise<Walk> {
  const language = /<html lang="(\w+)"/.exec(await (await fetch(origin)).text())?.[1] ?? '';
  const sitemap = await (await fetch(`${origin}/sitemaps/properties-${language}.xml`)).text();
  const property = new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? origin).pathname;
  const sale = property.split('/').slice(0, 3).join('/') + '/';
  return {
    pages: [`/${language}/`, sale, `${sale}?view=map`],
    list: sale,
    search: `${sale}?bedrooms=5`,
    property,
    form: `/${language}/${formSegments[language] ?? ''}/site-contact/`,
    login: `/${language}/login/`,
    policy: `/${language}/cookie-policy/`,
  };
}

/** What a browser had after a walk. */
export interface Seen {
  state: State;
  /** Third-party hosts that were requested. */
  hosts: readonly string[];
  stored: readonly { place: Place; name: string }[];
}

/** An entry of the cookie policy. */
export interface Listed {
  category: string;
  place: string;
  name: string;
  isOwn: boolean;
}

/** The pages of a walk, as paths. */
export interface Walk {
  pages: readonly string[];
  /** Results. */
  list: string;
  /** Narrow enough to be followed. */
  search: string;
  /** Has a favourite button. */
  property: string;
  form: string;
  /** Of owners. */
  login: string;
  policy: string;
}

export interface WalkOptions {
  origin: string;
  walk: Walk;
  state: State;
  /** An owner's, who has one more cookie; without it nobody logs in. */
  login?: { email: string; password: string };
  /** Called with each new browser, before its first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** Walks the site with this answer: browses, follows a search, keeps a favourite, begins a form and returns. */
export async function walkSite(browser: Browser, { origin, walk, state, login, prepare }: WalkOptions): Promise<Seen> {
  const context = await browser.newContext();
  try {
    await prepare?.(context);
    const hosts = new Set<string>();
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(origin).host) hosts.add(host);
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const stored = new Map<string, { place: Place; name: string }>();
    const note = async () => {
      const keys = await evenIfLeft(page, () =>
        page.evaluate(() => ({ local: Object.keys(localStorage), session: Object.keys(sessionStorage) })),
      );
      for (const place of ['local', 'session'] as const)
        for (const name of keys[place]) stored.set(`${place} ${name}`, { place, name });
      for (const { name } of await context.cookies()) stored.set(`cookie ${name}`, { place: 'cookie', name });
    };
    await page.goto(`${origin}${walk.pages[0] ?? '/'}?utm_source=privacy-report`);
    await answer(page, state);
    await note();
    for (const path of walk.pages) {
      await page.goto(origin + path);
      await note();
    }
    await page.goto(origin + walk.list);
    await formAlive(page, 'form[role=search]');
    const place = page.getByRole('search').getByRole('combobox').first();
    await place.fill('Privacy');
    await place.press('Enter');
    await page.waitForURL(/search=Privacy/);
    await note();
    await page.goto(origin + walk.search);
    await page.waitForLoadState('networkidle');
    await page.locator('.follow-search').press('Enter');
    await page.waitForTimeout(800);
    await note();
    await page.goto(origin + walk.property);
    await page.waitForLoadState('networkidle');
    await page.locator('main button[aria-pressed=false]:visible').first().click();
    await note();
    await page.goto(origin + walk.form);
    await page.waitForLoadState('networkidle');
    const form = page.locator('form[data-form]').first();
    // Nothing is submitted: when the connection breaks, a form keeps what was typed.
    await page.route('**/api/forms/**', (route) => route.abort());
    for (const field of await form
      .locator('input:not([type=hidden],[type=radio],[type=checkbox]):visible, textarea:visible')
      .all())
      await field.fill(typed[(await field.getAttribute('type')) ?? ''] ?? 'Privacy');
    // A form hydrates on the first interaction; submitted earlier, it navigates, and the browser stores nothing.
    await formAlive(page);
    await page.waitForTimeout(800);
    await form.getByRole('button').last().click();
    await page.waitForTimeout(800);
    await note();
    await page.goBack();
    await page.waitForTimeout(800);
    await note();
    if (login) {
      await page.goto(origin + walk.login);
      await page.waitForLoadState('networkidle');
      await page.locator('main input[type=email]').fill(login.email);
      await page.locator('main input[type=password]').fill(login.password);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname !== walk.login);
      await note();
    }
    return { state, hosts: [...hosts].sort(), stored: [...stored.values()] };
  } finally {
    await context.close();
  }
}

/** Retries on the next page if the page navigates away. */
async function evenIfLeft<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error;
    await page.waitForLoadState();
    return ask();
  }
}

/** Answers with the dialog's own buttons, and waits for the effects before the next page is requested. */
async function answer(page: Page, state: State): Promise<void> {
  if (state === 'nothing') return;
  const dialog = page.locator('#consent [role=dialog]');
  if (state === 'refused' || state === 'everything') {
    await dialog.locator(`button[value=${state === 'refused' ? 'functional' : 'all'}]`).click();
  } else {
    await dialog.locator('details').first().locator('summary').first().click();
    // A category that sets nothing on this site is not offered.
    for (const choice of await dialog.locator(`input[value=${state}]`).all()) await choice.check();
    await dialog.locator('button[value=chosen]').click();
  }
  await page.waitForTimeout(1_500);
}

/** The entries of the list on the cookie policy, in its first language. */
export async function listedCookies(page: Page, address: string): Promise<Listed[]> {
  await page.goto(address);
  return page.locator('[data-module=cookiesModule] [data-cookie]').evaluateAll((items) =>
    items.map((item) => {
      const { cookie = '', place = '', category = '', own } = (item as HTMLElement).dataset;
      return { name: cookie, place, category, isOwn: own !== undefined };
    }),
  );
}
