import { useId } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { maxCompared } from '../compare/compare-query.ts';
import { maxHomes } from '../shortlist/shortlist-code.ts';
import { withIds } from '../saved/ids-in-query.ts';
import './favourites-tools.css';

export interface FavouritesToolsTexts {
  /** Paths of the pages that compare homes and that share a list. */
  compare: string;
  shortlist: string;
  words: Record<'choose' | 'compare' | 'hint' | 'tooMany' | 'send', string>;
}

interface Props extends FavouritesToolsTexts {
  /** All favourites, in display order. */
  ids: readonly string[];
  /** The selected ones, in the same order. */
  ticked: readonly string[];
}

/** Actions on favourites, sticky below the list: compare the selected ones, or share them (all if none is selected). */
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
        <a
          // A disabled link: announced as such, with a hint on what it needs.
          href={withIds(compare, ticked)}
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
        </a>
      )}
      <a href={withIds(shortlist, sent)} className={buttonStyles.rest}>
        {words.send}
        {ids.length > 1 && ` (${sent.length})`}
      </a>
    </div>
  );
}
