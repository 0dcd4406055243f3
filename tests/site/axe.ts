import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page and in its frames, or on the part that `only` selects: each rule with the markup that breaks it. */
export async function barriers(page: Page, { only, but }: { only?: string; but?: string } = {}): Promise<string[]> {
  // All frames are of our own origin: axe may ask them itself, without a page of its own to put the answers together. And it
  // keeps no record of what is in order. Together that halves its time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only !== undefined) axe.include(only);
  if (but !== undefined) axe.exclude(but);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
