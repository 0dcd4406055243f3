import { useId } from 'react';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { Skeleton } from '~/ui/Skeleton.tsx';
import { ChangeList } from './ChangeList.tsx';
import { maxFollowedHomes } from './follow-query.ts';
import { unfollow } from './followed-searches.ts';
import { newsText } from './news-text.ts';
import { useFollowedSearches, useSearchNews } from './use-followed.ts';

interface Props {
  words: { title: string; failed: string; stop: string };
}

/**
 * The searches that this browser follows, each with the changes since the last visit. Renders nothing if there are
 * none.
 */
export function FollowedSearches({ words }: Props) {
  const id = useId();
  const searches = useFollowedSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-line pt-8">
      <h2 id={id} className="text-heading">
        {words.title}
      </h2>
      <ul className="grid gap-8">
        {searches.map(({ query }) => (
          <Followed key={query} query={query} words={words} />
        ))}
      </ul>
    </section>
  );
}

function Followed({ query, words }: Props & { query: string }) {
  const { search, answer, failed, changes, texts } = useSearchNews(query, false);
  return (
    <li className="grid max-w-text justify-items-start gap-3">
      {answer === null ? (
        failed ? (
          <p role="alert">{words.failed}</p>
        ) : (
          <Skeleton className="h-6 w-full" />
        )
      ) : (
        <>
          <h3 className="text-lead">
            <a href={answer.path} className={linkStyle}>
              {answer.name}
            </a>
          </h3>
          {search && changes && <p className="figures">{newsText(search, changes, texts)}</p>}
          {answer.homes === null && <p>{texts.t('followed.tooBroad', { most: maxFollowedHomes })}</p>}
          {changes && <ChangeList changes={changes} texts={texts} headingLevel={4} />}
        </>
      )}
      <button
        type="button"
        className={buttonStyles.rest}
        aria-label={answer ? `${words.stop}: ${answer.name}` : undefined}
        onClick={() => unfollow(query)}
      >
        {words.stop}
      </button>
    </li>
  );
}
