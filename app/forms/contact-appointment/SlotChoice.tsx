import { coveredStyle } from '~/ui/field.ts';

/**
 * The coming days with their slots, with all texts included, so that pages can show them without the form's dictionary.
 */
export interface SlotsView {
  weeks: readonly { name: string; days: readonly DayView[] }[];
  words: Record<'booked' | 'full' | 'over' | 'closed' | 'none', string>;
}

interface DayView {
  /** ISO day. */
  day: string;
  name: string;
  /** Empty: closed. */
  slots: readonly { from: string; to: string; state: 'free' | 'booked' | 'full' | 'over' }[];
}

interface FieldProps {
  name: string;
  /** The id of its form, if it is outside of it. */
  formId?: string | undefined;
  chosen?: string | undefined;
  errorId?: string | undefined;
}

interface Props extends SlotsView, FieldProps {
  /** Whether to focus the first free slot on load. */
  autoFocus?: boolean;
}

/**
 * Radio buttons grouped by day. The first week with a free slot is open, the others are collapsed in `details`, which
 * need no JavaScript.
 */
export function SlotChoice({ weeks, words, autoFocus = false, ...field }: Props) {
  const firstFree = weeks.flatMap(({ days }) => days).find(isFree)?.day;
  if (firstFree === undefined) return <p className="font-semibold">{words.none}</p>;
  return (
    <div className="grid gap-4">
      {weeks.map(({ name, days }) => {
        const list = (
          <ul className="grid gap-4">
            {days.map((day) => (
              <Day key={day.day} {...field} words={words} day={day} autoFocus={autoFocus && day.day === firstFree} />
            ))}
          </ul>
        );
        return days.some(({ day }) => day === firstFree || field.chosen?.startsWith(day)) ? (
          <div key={name}>{list}</div>
        ) : (
          <details key={name} className="rounded-base border border-line bg-surface">
            <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{name}</summary>
            <div className="px-4 pt-2 pb-4">{list}</div>
          </details>
        );
      })}
    </div>
  );
}

const isFree = ({ slots }: DayView) => slots.some(({ state }) => state === 'free');

interface DayProps extends FieldProps {
  day: DayView;
  words: SlotsView['words'];
  autoFocus: boolean;
}

function Day({ day: { day, name, slots }, words, name: field, formId, chosen, errorId, autoFocus }: DayProps) {
  if (slots.length === 0)
    return (
      <li className="text-small text-slate-soft">
        <span className="inline-block first-letter:uppercase">{name}</span> · {words.closed}
      </li>
    );
  const firstFree = slots.find(({ state }) => state === 'free')?.from;
  return (
    <li>
      <fieldset aria-describedby={errorId}>
        <legend className="mb-1.5 text-small font-semibold first-letter:uppercase">{name}</legend>
        <div className="grid grid-cols-3 gap-2">
          {slots.map(({ from, to, state }) => {
            const value = `${day} ${from}`;
            return (
              // If the chosen slot was just taken, the key changes, so that a new unchecked button is rendered.
              <label key={`${value} ${state}`} className={slotStyle}>
                <input
                  type="radio"
                  name={field}
                  value={value}
                  form={formId}
                  required
                  disabled={state !== 'free'}
                  defaultChecked={state === 'free' && chosen === value}
                  autoFocus={autoFocus && from === firstFree}
                  aria-invalid={(state === 'free' && errorId !== undefined) || undefined}
                  className={coveredStyle}
                />
                <span>
                  {from}–{to}
                </span>
                {state !== 'free' && <span className="text-small">{words[state]}</span>}
              </label>
            );
          })}
        </div>
      </fieldset>
    </li>
  );
}

const slotStyle =
  'figures relative grid min-h-11 cursor-pointer content-center justify-items-center rounded-base border border-slate-soft bg-surface px-1 py-1.5 text-center leading-tight has-checked:border-brick has-checked:bg-brick has-checked:font-semibold has-checked:text-on-brick has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brick has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line has-disabled:bg-transparent has-disabled:text-slate-soft';
