import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../app/i18n/languages.ts';
import { word } from './words.ts';

/** A form on a page, its fields found by their labels. */
export function formOn(page: Page, language: Language, name: string, group: string) {
  const form: Locator = page.locator(`form[data-form=${name}]`);
  const label = (field: string) => {
    try {
      return word(language, `${group}.fields.${field}`);
    } catch {
      return word(language, `forms.fields.${field}`);
    }
  };
  return {
    form,
    field: (field: string) => form.getByLabel(new RegExp(`^${label(field)}( \\(|$)`)),
    send: form.getByRole('button', { name: word(language, `${group}.submit`) }),
  };
}

/** The first attachment of a type in a raw mail, decoded. */
export function attachedFile(raw: string, type: string): Buffer {
  const [, body = ''] = new RegExp(`Content-Type: ${type}[\\s\\S]*?\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(raw) ?? [];
  return Buffer.from(body, 'base64');
}

/** The URL of a property on offer, from the results of a language. */
export async function propertyOnOffer(page: Page, results: string): Promise<string> {
  await page.goto(results);
  const link = page.locator('article a').first();
  return new URL((await link.getAttribute('href')) ?? '', results).href;
}

/** Waits as long as the fastest human takes. */
export const fillIn = (page: Page) => page.waitForTimeout(1_100);
