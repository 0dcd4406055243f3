/**
 * Three kinds of nonsense in each field of each type: the Studio refuses it with a sentence, or accepts what is harmless
 * on the site's pages (tests/nonsense.spec.ts).
 */
import { afterAll, expect, it, vi } from 'vitest';
import { beginnings } from './beginnings.fixture.ts';
import { answerTo, isNeverMeant, nonsenseOf, openNonsensicalStudio } from './nonsense.fixture.ts';

const studio = await openNonsensicalStudio();
// Sanity resolves initial values as tasks of the browser.
vi.stubGlobal('window', globalThis);
afterAll(() => studio.close());

it.each(beginnings(studio, {}).map((each) => [each.name, each] as const))(
  'nonsense in any field of %s is refused with a sentence (10.370)',
  async (_, beginning) => {
    const unclear: string[] = [];
    const accepted: string[] = [];
    for (const nonsense of await nonsenseOf(studio, beginning)) {
      const answer = await answerTo(studio, nonsense);
      unclear.push(...answer.unclear);
      if (answer.accepted && isNeverMeant(nonsense)) accepted.push(nonsense.name);
    }
    expect({ unclear, accepted }).toEqual({ unclear: [], accepted: [] });
  },
);
