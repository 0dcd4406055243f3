import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** axe's violations on a page and in its frames, or in the part that `only` selects, each with its markup. */
export async function barriers(page: Page, { only, but }: { only?: string; but?: string } = {}): Promise<string[]> {
  // All frames have our own origin, so axe can query them directly without a page of its own to merge the results.
  // Together with recording no passes, this halves its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only !== undefined) axe.include(only);
  if (but !== undefined) axe.exclude(but);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
