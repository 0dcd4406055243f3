import { Link } from '~/ui/Link.tsx';
import { buttonStyles } from '~/ui/button.ts';
import type { DemandState } from './demand.ts';

interface Props {
  greeting: string;
  searches: readonly { id: string; state: DemandState; summary: string; about: string; change: string }[];
  add: string;
  words: Record<'confirm' | 'pause' | 'resume' | 'change' | 'remove' | 'add' | 'none', string>;
}

/** A person's searches, each with what can be done with it. Every button is a plain form: it works without scripts. */
export function SearchList({ greeting, searches, add, words }: Props) {
  return (
    <div className="grid max-w-text gap-6">
      <p className="wrap-anywhere">{greeting}</p>
      {searches.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-6">
        {searches.map(({ id, state, summary, about, change }) => (
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
              <Link to={change} className={buttonStyles.rest}>
                {words.change}
              </Link>
              <button name="do" value="remove" className={buttonStyles.quiet}>
                {words.remove}
              </button>
            </form>
          </li>
        ))}
      </ul>
      <div>
        <Link to={add} className={buttonStyles.rest}>
          {words.add}
        </Link>
      </div>
    </div>
  );
}
