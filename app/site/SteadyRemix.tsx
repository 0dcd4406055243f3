import { UNSAFE_RemixContext as RemixContext } from '@remix-run/react';
import { useContext, useState, type ReactNode } from 'react';

/**
 * Hands Remix's facts about the site down as long as they stay the same. Remix makes a new object of them at each navigation, outside the transition that
 * a navigation is, and React renders anew at once what takes part in that: all links, and each part whose code has not come, whose markup is lost by it
 * (docs/decisions/0062).
 */
export function SteadyRemix({ children }: { children: ReactNode }) {
  const given = useContext(RemixContext);
  const [steady, setSteady] = useState(given);
  if (!isSame(given, steady)) setSteady(given);
  return <RemixContext.Provider value={steady}>{children}</RemixContext.Provider>;
}

/** Whether both hold the same. */
function isSame<Facts extends object>(one: Facts | undefined, other: Facts | undefined): boolean {
  const names = Object.keys({ ...one, ...other }) as (keyof Facts)[];
  return names.every((name) => one?.[name] === other?.[name]);
}
