import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { buttonStyles } from '~/ui/button.ts';
import { Dialog } from '~/ui/Dialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { follow, unfollow } from './followed-searches.ts';
import type { FollowProps } from './FollowSearch.island.tsx';
import { markCards } from './mark-cards.ts';
import { maxFollowedHomes } from './follow-query.ts';
import { dayOf, isFirstVisit, newsText } from './news-text.ts';
import { useSearchNews, type SearchNews } from './use-followed.ts';

interface Props extends Pick<FollowProps, 'words'> {
  /** The search on the page, as written by `countQuery`. */
  query: string;
  /** The search whose button was pressed before this code was loaded. */
  begun: string | null;
}

/**
 * A button that follows the search or, once followed, shows what changed since the last visit and opens a list of it.
 */
export function Following({ query, begun, words }: Props) {
  const [wanted, setWanted] = useState(begun);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = wanted === query;
  const news = useSearchNews(query, isWanted);
  const { search, answer, failed, changes, texts } = news;

  // Replaces the pressed button, so it takes over the focus.
  useEffect(() => {
    if (begun !== null) button.current?.focus();
  }, [begun]);

  // Serialized, so that equal marks do not rerun the effect.
  const written = JSON.stringify(marksOf(news));
  useEffect(() => markCards(JSON.parse(written) as Record<string, string>), [written]);

  const { t } = texts;
  const tooBroad = answer !== null && answer.homes === null ? t('followed.tooBroad', { most: maxFollowedHomes }) : null;
  const told = search && answer ? (changes ? newsText(search, changes, texts) : t('followed.following')) : null;
  if (search && !told && !failed && !isWanted) return null;
  const press = () => {
    if (told !== null) setOpen(true);
    // The search was unfollowed in another tab after it was fetched.
    else if (answer?.homes) follow(query, answer.homes, Date.now());
    else setWanted(query);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="follow-search"
        data-told={told === null ? undefined : ''}
        aria-busy={(isWanted && answer === null && !failed) || undefined}
        {...(told === null ? { 'aria-label': words.followThis } : { 'aria-haspopup': 'dialog' })}
        onClick={press}
      >
        {told === null ? <Bell size={16} aria-hidden /> : <BellRing size={16} aria-hidden />}
        {told ?? words.follow}
        {told !== null && <ChevronDown size={16} aria-hidden />}
      </button>
      {(failed || (tooBroad && !search)) && <p className="text-small">{failed ? words.failed : tooBroad}</p>}
      {open &&
        search &&
        createPortal(
          // Outside the line, because screen readers announce changes in it.
          <Dialog open onClose={() => setOpen(false)} label={t('followed.changes')}>
            <div className="grid gap-6">
              <h2 className="text-heading">{t('followed.changes')}</h2>
              <p>{introduction(news) ?? tooBroad ?? told}</p>
              {changes && <ChangeList changes={changes} texts={texts} headingLevel={3} />}
              <p className="text-small text-slate-soft">{t('followed.own')}</p>
              <button
                type="button"
                className={`${buttonStyles.rest} justify-self-start`}
                onClick={() => {
                  setOpen(false);
                  setWanted(null);
                  unfollow(query);
                }}
              >
                {t('followed.stop')}
              </button>
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** The text above the list of changes; null if there are none since an earlier visit. */
function introduction({ search, changes, texts }: SearchNews): string | null {
  if (!search || !changes) return null;
  const hasChanges = changes.added.length + changes.cheaper.length + changes.gone.length > 0;
  if (hasChanges) return texts.t('followed.since', { day: dayOf(search, texts) });
  return isFirstVisit(search) ? texts.t('followed.begun') : null;
}

/** The marks on the cards of homes, by id. */
function marksOf({ changes, texts: { t } }: SearchNews): Record<string, string> {
  if (changes === null) return {};
  return Object.fromEntries([
    ...changes.added.map(({ id }) => [id, t('followed.new')]),
    ...changes.cheaper.map(({ home }) => [home.id, t('followed.lower')]),
  ]);
}
