import { createElement, useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

/**
 * A part of an island that opens on a press, or exists only in some browsers. Its code is loaded when it is first
 * mounted; until then, if loading fails, and on the server, it renders nothing.
 *
 * @param load imports the component: `async () => (await import('./PhotoViewer.tsx')).PhotoViewer`
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): FunctionComponent<Props> {
  return (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let here = true;
      load()
        .then((part) => {
          if (here) setPart(() => part);
        })
        .catch(() => undefined);
      return () => {
        here = false;
      };
    }, []);
    return Part && createElement(Part, props);
  };
}
