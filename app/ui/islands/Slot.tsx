import { createContext, useContext, useState, type ReactNode } from 'react';
import { slotAttribute } from './island.ts';
import { markupIn } from './trusted-html.ts';

/** On the server the content of the slot; in the browser the element that already holds it. */
const Slotted = createContext<ReactNode | Element>(null);

/** Whether the content belongs to an island, outside its slot. */
export const IsInside = createContext(false);

export const SlotProvider = Slotted.Provider;

/** Shows an island's children. The browser keeps the server's markup, including hydrated islands in it. */
export function Slot({ className = 'contents' }: { className?: string }) {
  const slotted = useContext(Slotted);
  // Constant, so that React never replaces the markup.
  const [kept] = useState(() => (isElement(slotted) ? { __html: markupIn(slotted) } : null));
  const mark = { [slotAttribute]: '' };
  if (kept !== null)
    return <div {...mark} className={className} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
  return (
    <div {...mark} className={className}>
      <IsInside.Provider value={false}>{slotted as ReactNode}</IsInside.Provider>
    </div>
  );
}

function isElement(slotted: ReactNode | Element): slotted is Element {
  return typeof Element !== 'undefined' && slotted instanceof Element;
}
