import {
  createElement,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { wasIdle, whenIdle } from './when-idle.ts';

/** Fetches a component's module; `async () => (await import('./Share.tsx')).Share`. */
type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/**
 * A part of the page whose code the browser loads when it is idle. The server renders it with the page, and until its code is there it
 * stays what the server sent: links and plain forms work. Its styles are imported where it is declared, for they must not be late.
 *
 * @param placeholder what is shown while a visitor who comes from another page waits for its code
 */
export function late<Props extends object>(load: Load<Props>, placeholder?: ReactNode): FunctionComponent<Props> {
  // A page that is moved to inside the document has no picture of itself yet: nothing to wait for.
  const started = wasIdle() ? load() : null;
  const Part = lazy(async () => {
    if (!import.meta.env.SSR && !started) await whenIdle();
    const component = await (started ?? load());
    return { default: ({ props }: { props: Props }) => createElement(component, props) };
  });
  return (props) => (
    <Suspense fallback={placeholder}>
      <Part props={props} />
    </Suspense>
  );
}

/**
 * A part that the server does not render, as what a press opens or what only some browsers have. Its code is fetched when the part is
 * first put on a page that is alive; until then, and where it cannot be fetched, it is nothing. No Suspense boundary: React gives one
 * up, with an error, when a navigation reaches it before its code (docs/decisions/0013).
 */
export function onDemand<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
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
