import { buttonStyles } from '~/ui/button.ts';
import { PropertyCardView } from '~/listings/cards/PropertyCardView.tsx';
import type { DemandState } from './demand.ts';
import type { FoundNow } from './found-now.server.ts';

interface Props {
  greeting: string;
  searches: readonly {
    id: string;
    state: DemandState;
    summary: string;
    about: string;
    change: string;
    found: FoundNow | null;
  }[];
  add: string;
  words: Record<
    'confirm' | 'pause' | 'resume' | 'change' | 'remove' | 'add' | 'none' | 'now' | 'nothingNow' | 'all',
    string
  >;
}

/** A person's searches, each with its actions. Every button is a plain form, which works without JavaScript. */
export function SearchList({ greeting, searches, add, words }: Props) {
  return (
    <div className="grid gap-6">
      <p className="wrap-anywhere">{greeting}</p>
      {searches.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-6">
        {searches.map(({ id, state, summary, about, change, found }) => (
          <li key={id} className="grid gap-4 rounded-base border border-line bg-surface p-5">
            <div className="grid gap-1">
              <h2 className="text-base font-semibold wrap-anywhere">{summary}</h2>
              <p className={state === 'active' ? 'text-slate-soft' : 'font-semibold text-brick'}>{about}</p>
            </div>
            <form method="post" className="flex flex-wrap gap-3">
              <input type="hidden" name="search" value={id} />
              {state === 'active' ? (
                <button name="do" value="pause" className={buttonStyles.rest}>
                  {words.pause}
                </button>
              ) : (
                <button name="do" value="resume" className={buttonStyles.main}>
                  {state === 'new' ? words.confirm : words.resume}
                </button>
              )}
              <a href={change} className={buttonStyles.rest}>
                {words.change}
              </a>
              <button name="do" value="remove" className={buttonStyles.quiet}>
                {words.remove}
              </button>
            </form>
            {found && <Found found={found} words={words} />}
          </li>
        ))}
      </ul>
      <div>
        <a href={add} className={buttonStyles.rest}>
          {words.add}
        </a>
      </div>
    </div>
  );
}

/** The search's current results, so that nobody waits for alerts about homes that are already there. */
function Found({ found: { cards, all }, words }: { found: FoundNow; words: Props['words'] }) {
  if (cards.length === 0) return <p className="text-slate-soft">{words.nothingNow}</p>;
  return (
    <div className="grid gap-4">
      <h3 className="text-base font-semibold">{words.now}</h3>
      <ul className="grid gap-6 tablet:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <PropertyCardView card={card} headingLevel={4} sizes="(min-width: 48rem) 30vw, 90vw" />
          </li>
        ))}
      </ul>
      <div>
        <a href={all} className={buttonStyles.rest}>
          {words.all}
        </a>
      </div>
    </div>
  );
}
