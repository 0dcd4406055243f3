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
import { AsSent } from './AsSent.tsx';
import { renewLater, untilAnswered } from './until-answered.ts';
import { useHydrated } from './use-hydrated.ts';
import { wasIdle, whenIdle } from './when-idle.ts';

/** Imports a component's module; `async () => (await import('./Share.tsx')).Share`. */
type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** What a document leaves out of a part's props (`still.ts`), for the browser to ask for when the part comes to life. */
export interface Rest<Props extends object> {
  /** Names what these props lack; null where they are whole. */
  source: (props: Props) => string | null;
  read: (source: string) => Promise<Partial<Props>>;
}

/**
 * A part of the page whose code the browser loads when idle. The server renders it with the page, and until its code has loaded the
 * server's markup stays: links and plain forms work. Its styles are imported where it is declared, because they must not be late.
 *
 * @param options.placeholder shown while its code loads after a client-side navigation
 * @param options.preload whether its code is fetched with the module that declares it: for a part that every page of that module shows. A client-side
 *   navigation waits for the code: what follows the part would otherwise move away under the visitor's finger when the part comes
 * @param options.rest what is asked for together with its code; without an answer the server's markup stays, and it is asked for again
 */
export function late<Props extends object>(
  load: Load<Props>,
  { placeholder, preload = false, rest }: { placeholder?: ReactNode; preload?: boolean; rest?: Rest<Props> } = {},
): FunctionComponent<Props> {
  const whole = rest && completing(rest);
  let first: Props | undefined;
  // After a client-side navigation there is no server markup to preserve: nothing to wait for.
  const isEarly = wasIdle() || preload;
  if (isEarly && !import.meta.env.SSR) load().catch(() => undefined);
  let isWaitedFor = import.meta.env.SSR;
  const part = () =>
    lazy(async () => {
      if (!isEarly && !import.meta.env.SSR) await whenIdle();
      if (first !== undefined) whole?.begin(first);
      try {
        const component = await untilAnswered(load, () => isWaitedFor);
        return { default: whole ? (props: Props) => createElement(component, whole.of(props)) : component };
      } catch (problem) {
        renewLater(() => (Part = part()));
        throw problem;
      }
    }) as unknown as ComponentType<Props>;
  let Part = part();
  return function Late(props) {
    first ??= props;
    const hydrated = useHydrated();
    const [fromServer] = useState(!hydrated);
    const Now = Part;
    if (fromServer) return <AsSent part={Now} of={props} placeholder={placeholder} />;
    // Without a boundary of its own the part holds up the transition that every client-side navigation is.
    if (preload) isWaitedFor = true;
    const shown = <Now {...props} />;
    return preload ? shown : <Suspense fallback={placeholder}>{shown}</Suspense>;
  };
}

/** Completes the props that a document cut short; suspends until they are there. */
function completing<Props extends object>({ source, read }: Rest<Props>) {
  const found = new Map<string, Partial<Props>>();
  const reading = new Map<string, Promise<void>>();
  const ask = (from: string) => {
    const asked = reading.get(from) ?? untilAnswered(() => read(from)).then((answer) => void found.set(from, answer));
    reading.set(from, asked);
    return asked;
  };
  return {
    begin: (props: Props) => {
      const from = source(props);
      if (from !== null) void ask(from);
    },
    of: (props: Props): Props => {
      const from = source(props);
      if (from === null) return props;
      const rest = found.get(from);
      // How a part tells React that it waits.
      if (rest === undefined) throw ask(from);
      return { ...props, ...rest };
    },
  };
}

/**
 * A part that the server does not render, such as what opens on a press or exists only in some browsers. Its code is loaded when the part
 * is first mounted on a hydrated page; until then, and if loading fails, it renders nothing. No Suspense boundary: React fails
 * with an error when a navigation reaches a boundary before its code has loaded (docs/decisions/0013).
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
