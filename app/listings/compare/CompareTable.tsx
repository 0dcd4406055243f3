import { useId } from 'react';
import { linkStyle } from '~/ui/button.ts';
import { CardPicture } from '../cards/CardPicture.tsx';
import { EpcBadge } from '../cards/EpcBadge.tsx';
import { Badge } from '../cards/Price.tsx';
import { FloodSymbol } from '../detail/FloodSymbol.tsx';
import type { CompareCell, CompareColumn, CompareTableData } from './compare-table.ts';
import './compare.css';

export interface CompareWords {
  caption: string;
  fact: string;
  onlyDifferences: string;
  remove: string;
  unknown: string;
  best: Record<NonNullable<CompareCell['best']>, string>;
}

interface Props extends CompareTableData {
  words: CompareWords;
}

/**
 * Homes side by side. Differences are dark, equal values grey; a checkbox hides the latter, without scripts
 * (compare.css).
 */
export function CompareTable({ columns, rows, words }: Props) {
  const caption = useId();
  return (
    <div className="compare">
      {rows.some(({ isSame }) => isSame) && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 print:hidden">
          <input type="checkbox" className="compare-only size-5 shrink-0 cursor-pointer accent-brick" />
          {words.onlyDifferences}
        </label>
      )}
      {/* Focusable, because a scrollable region must be reachable with the keyboard. */}
      <div className="compare-scroll" role="region" aria-labelledby={caption} tabIndex={0}>
        <table className="compare-table" style={Object.fromEntries([['--columns', columns.length]])}>
          <caption id={caption} className="sr-only">
            {words.caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.fact}</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  <Head column={column} words={words} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells, isSame }) => (
              <tr key={key} data-same={isSame || undefined}>
                <th scope="row">{name}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index]?.id}>{cell && <Value cell={cell} words={words} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Head({ column: { card, gone, without, id }, words }: { column: CompareColumn; words: CompareWords }) {
  const name = card?.title.text ?? gone ?? id;
  return (
    <div className="grid gap-2">
      {card ? (
        <>
          <CardPicture image={card.images[0] && { ...card.images[0], alt: '' }} view="grid" sizes="20rem" />
          {/* Not over the picture, which may be narrower than the badge in large text. */}
          {card.badge && (
            <p>
              <Badge badge={card.badge} />
            </p>
          )}
          <a href={card.path} lang={card.title.lang} className={linkStyle}>
            {name}
          </a>
        </>
      ) : (
        <p className="compare-gone">{gone}</p>
      )}
      <a
        href={without}
        aria-label={`${words.remove}: ${name}`}
        className="inline-flex min-h-11 items-center justify-self-start text-small font-normal underline underline-offset-4 print:hidden"
      >
        {words.remove}
      </a>
    </div>
  );
}

function Value({ cell, words }: { cell: CompareCell; words: CompareWords }) {
  if (cell.text === null)
    return (
      <>
        <span aria-hidden>–</span>
        <span className="sr-only">{words.unknown}</span>
      </>
    );
  return (
    <>
      {cell.epc ? <EpcBadge label={cell.epc} /> : cell.text}
      {cell.isFloodProne && (
        <>
          {' '}
          <FloodSymbol />
        </>
      )}
      {cell.best && <span className="compare-best">{words.best[cell.best]}</span>}
    </>
  );
}
