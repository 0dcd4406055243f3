import type { Translation } from '~/i18n/translation.ts';
import type { SearchChanges } from './changes.ts';
import type { FollowedSearch } from './followed-searches.ts';

/** `20 november`, in the page's language. */
export function dayOf({ before }: FollowedSearch, { language }: Translation): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { day: 'numeric', month: 'long' }).format(
    before.at,
  );
}

/** "3 nieuw, 1 goedkoper, 2 niet meer te zien"; for a search that was just followed, a confirmation. */
export function newsText(search: FollowedSearch, changes: SearchChanges, texts: Translation): string {
  const { t } = texts;
  const { added, cheaper, gone } = changes;
  const told = [
    added.length > 0 && t('followed.added', { count: added.length }),
    cheaper.length > 0 && t('followed.cheaper', { count: cheaper.length }),
    gone.length > 0 && t('followed.gone', { count: gone.length }),
  ].filter((text) => text !== false);
  if (told.length > 0) return told.join(', ');
  return isFirstVisit(search) ? t('followed.following') : t('followed.nothing', { day: dayOf(search, texts) });
}

/** Whether the search has only been seen once, when it was followed. */
export function isFirstVisit({ before, latest }: FollowedSearch): boolean {
  return before.at === latest.at;
}
