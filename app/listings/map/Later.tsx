import { createElement, useEffect, useState, type ComponentType } from 'react';

interface Props<Given> {
  /** Stays the same function. */
  load: () => Promise<{ default: ComponentType<Given> }>;
  given: Given;
}

/**
 * A component that is fetched once the page is alive; nothing until then. No Suspense boundary: React gives one up, with an error, when
 * a navigation reaches it before its code (docs/decisions/0013).
 */
export function Later<Given extends object>({ load, given }: Props<Given>) {
  const [loaded, setLoaded] = useState<ComponentType<Given> | null>(null);
  useEffect(() => {
    let here = true;
    load()
      .then(({ default: component }) => {
        if (here) setLoaded(() => component);
      })
      // The frame shows its base map, and the page beside it says the rest.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, [load]);
  return loaded && createElement(loaded, given);
}
