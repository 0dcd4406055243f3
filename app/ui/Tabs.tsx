import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  tabs: { key: string; name: string; content: ReactNode }[];
}

/** Tabs as in the ARIA pattern, with arrow keys, Home and End. All panels are printed. */
export function Tabs({ label, tabs }: Props) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Record<string, number> = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: -1 };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    setChosen(index);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-6 overflow-x-auto border-b border-line print:hidden"
      >
        {tabs.map(({ key, name }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className="min-h-11 shrink-0 cursor-pointer border-b-2 border-transparent whitespace-nowrap -outline-offset-3 hover:border-slate-soft aria-selected:border-brick aria-selected:font-semibold"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          tabIndex={0}
          className={`pt-6 ${index === chosen ? '' : 'hidden print:block'}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
