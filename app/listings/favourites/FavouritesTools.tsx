import { Link } from '~/ui/Link.tsx';
import { useId } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { maxCompared } from '../compare/compare-query.ts';
import { maxHomes } from '../shortlist/shortlist-code.ts';
import { withIds } from '../saved/ids-in-query.ts';
import './favourites-tools.css';

export interface FavouritesToolsTexts {
  /** Paths of the pages that show homes side by side, and as a list to send. */
  compare: string;
  shortlist: string;
  words: Record<'choose' | 'compare' | 'hint' | 'tooMany' | 'send', string>;
}

interface Props extends FavouritesToolsTexts {
  /** All favourites, as they are shown. */
  ids: readonly string[];
  /** Those among them whose box is ticked, in the same order. */
  ticked: readonly string[];
}

/** What can be done with favourites, at hand below the list: compare those that are ticked, and send them, or all where none is. */
export function FavouritesTools({ ids, ticked, compare, shortlist, words }: Props) {
  const hint = useId();
  const isComparable = ticked.length >= 2 && ticked.length <= maxCompared;
  const sent = (ticked.length > 0 ? ticked : ids).slice(0, maxHomes);
  return (
    <div data-at-end="" className="favourites-tools">
      {ids.length > 1 && (
        <p id={hint} role="status" className="grow basis-60 text-small">
          {isComparable ? '' : ticked.length > maxCompared ? words.tooMany : words.hint}
        </p>
      )}
      {ids.length > 1 && (
        <Link
          // A link that leads nowhere yet: it is announced as such, and the hint says what it needs.
          to={withIds(compare, ticked)}
          role="link"
          aria-disabled={!isComparable || undefined}
          aria-describedby={isComparable ? undefined : hint}
          onClick={(event) => {
            if (!isComparable) event.preventDefault();
          }}
          className={buttonStyles.main}
        >
          {words.compare}
          {ticked.length > 0 && ` (${ticked.length})`}
        </Link>
      )}
      <Link to={withIds(shortlist, sent)} className={buttonStyles.rest}>
        {words.send}
        {ids.length > 1 && ` (${sent.length})`}
      </Link>
    </div>
  );
}
