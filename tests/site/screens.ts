import type { Language } from '../../app/i18n/languages.ts';
import { kindsOfPage } from './kinds.ts';

/** The screens tested by screenshot, in both colour schemes, and by keyboard. */
export const screens = ['home', 'sale', 'property', 'project', 'services', 'article', 'contact', 'notFound'] as const;
export type Screen = (typeof screens)[number];

export async function screenPath(screen: Screen, language: Language): Promise<string> {
  const path = (await kindsOfPage(language))[screen];
  if (path === undefined) throw new Error(`There is no ${screen}`);
  return path;
}
