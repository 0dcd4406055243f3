import { createContext, useContext, useState, type ReactNode } from 'react';
import { slotAttribute } from './island.ts';

/** On the server what is to be shown; in the browser the element that holds it already. */
const Slotted = createContext<ReactNode | Element>(null);

/** Whether what is rendered is an island's own, and not in its slot. */
export const IsInside = createContext(false);

export const SlotProvider = Slotted.Provider;

/** Where an island shows what its page gave it as children. The browser keeps that as it was sent, and alive what is alive in it. */
export function Slot({ className = 'contents' }: { className?: string }) {
  const slotted = useContext(Slotted);
  // React compares it only with what it said before.
  const [kept] = useState(() => (isElement(slotted) ? { __html: slotted.innerHTML } : null));
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
