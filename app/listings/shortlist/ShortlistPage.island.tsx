import { useRef } from 'react';
import { linkStyle } from '~/ui/button.ts';
import { PropertyCardView } from '../cards/PropertyCardView.tsx';
import { showPage } from '~/ui/islands/show-page.ts';
import { KeepAll } from './KeepAll.tsx';
import { MarkChoice, MarkSaid } from './Marks.tsx';
import { NameField } from './NameField.tsx';
import { SendShortlist } from './SendShortlist.tsx';
import { queryOfShortlist, withAnswer } from './shortlist-query.ts';
import type { ShortlistView } from './shortlist-view.ts';
import './shortlist.css';

export const wakes = 'idle';

/** Fields refer to the form by id, because print styles hide forms but not homes. */
const formId = 'shortlist-marks';

/**
 * Homes with the marks of up to two people. The list is in the URL and each mark updates it, so leaving and coming back
 * loses nothing; without JavaScript the form produces the same URL.
 */
export default function ShortlistPage(view: ShortlistView) {
  const { list, viewer, homes, path, says, changes, compare, words, markWords } = view;
  const form = useRef<HTMLFormElement>(null);
  const current = () => {
    const fields = form.current && new FormData(form.current);
    return viewer === null || fields === null ? list : withAnswer(list, viewer, (name) => fields.get(name));
  };
  const update = () => {
    const address = path + queryOfShortlist(current(), viewer);
    // Offline, the server's rendering of a mark can wait.
    if (navigator.onLine) void showPage(address, { replace: true });
    else history.replaceState(history.state, '', address);
  };
  return (
    <div className="shortlist">
      <ul className="shortlist-homes">
        {homes.map((card, index) => {
          const id = list.ids[index] ?? '';
          const title = card?.title.text ?? words.gone;
          return (
            <li key={id} className="shortlist-home">
              {card ? (
                <PropertyCardView card={card} view="list" headingLevel={2} priority={index === 0} />
              ) : (
                <p>{title}</p>
              )}
              <div className="shortlist-marks">
                {list.people.map(({ marks }, person) =>
                  person === viewer ? null : (
                    <MarkSaid
                      key={says[person]}
                      says={says[person] ?? ''}
                      mark={marks[index] ?? 'none'}
                      words={markWords}
                    />
                  ),
                )}
                {viewer !== null && (
                  <MarkChoice
                    form={formId}
                    id={id}
                    title={title}
                    mark={list.people[viewer]?.marks[index] ?? 'none'}
                    legend={words.yourMark}
                    words={markWords}
                    onChoose={update}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="shortlist-aside">
        {viewer !== null && (
          <form ref={form} id={formId} method="get" action={path}>
            <NameField list={list} viewer={viewer} words={words} onLeave={update} />
          </form>
        )}
        <SendShortlist current={current} list={list} url={view.url} words={words} />
        <div className="grid justify-items-start gap-3 border-t border-line pt-4 print:hidden">
          {changes.map(({ href, text }) => (
            <a key={href} href={href} className={linkStyle}>
              {text}
            </a>
          ))}
          {compare && (
            <a href={compare.href} className={linkStyle}>
              {compare.text}
            </a>
          )}
          <KeepAll ids={homes.flatMap((card) => card?.id ?? [])} words={words} />
        </div>
      </div>
    </div>
  );
}
