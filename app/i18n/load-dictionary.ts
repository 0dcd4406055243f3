import type { Dictionary } from './dictionary.ts';
import type { Language } from './languages.ts';

const bundled = import.meta.glob<{ default: Dictionary }>('./dictionaries/*.ts');

/** Requirements 7.10: up to five retries, with a delay that doubles from 350 ms. */
const retries = 5;
const firstDelay = 350;

/**
 * Loads the page's dictionary in the browser, retrying if the network fails.
 *
 * @throws the last error if every attempt failed
 */
export async function loadDictionary(
  language: Language,
  load: () => Promise<{ default: Dictionary }> = bundled[`./dictionaries/${language}.ts`] ?? missing,
  wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Dictionary> {
  for (let retry = 0; ; retry += 1) {
    try {
      return (await load()).default;
    } catch (error) {
      if (retry === retries) throw error;
      await wait(firstDelay * 2 ** retry);
    }
  }
}

function missing(): Promise<never> {
  return Promise.reject(new Error('There is no dictionary of that language'));
}
