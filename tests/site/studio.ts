import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { elements } from './html.ts';
import { get } from './http.ts';
import { demoLoginLink } from './server.ts';
import { hasChosen } from './test.ts';

/** The first visit after a build of the Studio loads several megabytes. */
export const firstVisit = { timeout: 30_000 };

/** Opens the Studio with the login link from the terminal. */
export async function openStudio(page: Page, origin: string): Promise<void> {
  await page.goto(await demoLoginLink(origin));
  await expect(page.getByRole('link', { name: 'Menus and pages' })).toBeVisible(firstVisit);
}

/** Logs in with an account on the login page that `/studio` leads to. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens a document's form by an intent link; `path` also opens a field or a module of it. */
export async function openDocument(page: Page, origin: string, id: string, type: string, path?: string): Promise<void> {
  const place = [`id=${id}`, `type=${type}`, ...(path === undefined ? [] : [`path=${encodeURIComponent(path)}`])];
  await page.goto(`${origin}/studio/intent/edit/${place.join(';')}/`);
  await expect(page.getByTestId('document-panel-document-title').last()).toBeVisible(firstVisit);
}

/** A field of the open form by its path, such as `title.nl`. */
export function field(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`).last();
}

/** The text box of a field. */
export function textOf(page: Page, path: string): Locator {
  return field(page, path).getByRole('textbox').last();
}

export function publishButton(page: Page): Locator {
  return page.getByTestId('action-publish').last();
}

/** Presses Publish and waits until the Studio has nothing left to publish. */
export async function publish(page: Page): Promise<void> {
  await expect(publishButton(page)).toBeEnabled();
  await publishButton(page).click();
  await expect(publishButton(page)).toBeDisabled();
}

/** Resolves when the lake has stored what was typed. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByTestId('pane-footer-document-status-pulse')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Edited/ }).last()).toBeVisible();
}

/** Polls the body of a public page until it is as expected, as publishing takes a moment. */
export function visitor(origin: string, path: string) {
  return expect.poll(async () => (await get(path, { origin })).body, { message: path });
}

/** The paths of the public main menu in order, including subpages. */
export async function publicMenu(origin: string, language: string): Promise<string[]> {
  const { body } = await get(`/${language}/`, { origin });
  const menu = /<nav[^>]*class="site-menu.*?<\/nav>/s.exec(body)?.[0] ?? '';
  return elements(menu, 'a').map(({ href = '' }) => href);
}

/** An editor in their own browser context, logged in. */
export async function anEditor(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' });
  await hasChosen(context);
  const page = await context.newPage();
  await openStudio(page, origin);
  return page;
}
