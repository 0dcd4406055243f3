import { lastDays } from '~/views/periods.ts';
import type { Command } from './command.ts';

export const listingsViewsUsage = ['Usage: listings:views <id> [--json]'];

/**
 * `listings:views <id> [--json]`: shows how often a property was viewed, and its views in the last 30 days by source
 * and language. Includes withdrawn listings; unknown ids have no views. Exit codes: 0, 2 wrong arguments.
 */
export const listingsViews: Command = async ({ parts }, [id = '', option, ...more], report) => {
  if (id === '' || id.startsWith('-') || more.length > 0 || (option !== undefined && option !== '--json')) {
    for (const line of listingsViewsUsage) report(line);
    return 2;
  }
  const { platform, views } = parts();
  const [property, now] = [id.toLowerCase(), platform.now()];
  const month = lastDays(30, now);
  const [totals, sources, languages] = await Promise.all([
    views.views.totals(property, now),
    views.views.bySource(property, month),
    views.views.byLanguage(property, month),
  ]);
  if (option === '--json') {
    report(JSON.stringify({ property, ...totals, sources, languages }, null, 2));
    return 0;
  }
  report(
    `${property}: ${totals.total} views, ${totals.month} of them in 30 days, ${totals.week} in 7, ${totals.day} today.`,
  );
  for (const { source, site, views } of sources) report(line(views, site === null ? source : `${source}: ${site}`));
  for (const { language, views } of languages) report(line(views, language));
  return 0;
};

const line = (views: number, text: string): string => `${String(views).padStart(7)}  ${text}`;
