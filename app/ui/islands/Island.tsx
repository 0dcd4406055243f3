import {
  createContext,
  createElement,
  useContext,
  type Context,
  type FunctionComponent,
  type Provider,
  type ReactElement,
  type ReactNode,
} from 'react';
import { TranslationContext } from '~/i18n/translation.ts';
import { islandAttributes, islandTag, type IslandFile, type Wakes } from './island.ts';
import { IsInside, SlotProvider } from './Slot.tsx';

/** The islands of a page while the server renders it. */
export interface PageIslands {
  /** @throws for a component that is not an island's */
  fileOf: (component: IslandFile['default']) => { name: string; wakes: Wakes };
  /** Of the next island on the page. */
  nextPrefix: () => string;
  render: (element: ReactElement, prefix: string) => string;
}

const Page = createContext<PageIslands | null>(null);

/** Gives a page what its islands need to be rendered. Server only. */
export const IslandsProvider: Provider<PageIslands | null> = Page.Provider;

const carried: Context<unknown>[] = [Page as Context<unknown>, TranslationContext as Context<unknown>];

/** Makes a context reach into the islands of a page, which are rendered apart from it. To be called where the context is made. */
export function carryIntoIslands<Value>(context: Context<Value>): Context<Value> {
  carried.push(context as Context<unknown>);
  return context;
}

interface Props<Told extends object, Untold extends object> {
  /** The component of a file `*.island.tsx`. */
  of: (props: Told & Untold) => ReactNode;
  /** Plain data, as small as it can be: they are in the document, as JSON. */
  props: Told;
  /** What the browser asks for when the island comes to life (`prepare` of its file), or brings with its code. */
  untold?: Untold;
  /** Markup that the island shows by `<Slot />` and knows nothing of; only the server renders it. */
  children?: ReactNode;
}

/**
 * A part of a page that comes to life by itself: the server renders it here, and the browser hydrates it alone. It has a React tree of its own,
 * also on the server: the ids of `useId` depend on the tree.
 */
export function Island<Told extends object, Untold extends object = object>({
  of,
  props,
  untold,
  children,
}: Props<Told, Untold>): ReactElement {
  const page = useContext(Page);
  // The browser would render it in its place, and not as the server does.
  if (useContext(IsInside)) throw new Error('An island cannot hold another, except in its slot.');
  // Contexts are known before anything is rendered, and in one order.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  const values = carried.map((context) => useContext(context));
  const part = (
    <IsInside.Provider value>
      <SlotProvider value={children}>
        {createElement(of as FunctionComponent<object>, { ...props, ...untold })}
      </SlotProvider>
    </IsInside.Provider>
  );
  // A component's own test renders it in its place.
  if (page === null) return part;
  const prefix = page.nextPrefix();
  const { name, wakes } = page.fileOf(of);
  const html = page.render(
    carried.reduceRight<ReactElement>(
      (inner, context, index) => <context.Provider value={values[index]}>{inner}</context.Provider>,
      part,
    ),
    prefix,
  );
  const data = JSON.stringify(props).replaceAll('<', '\\u003c');
  return createElement(islandTag, {
    [islandAttributes.name]: name,
    [islandAttributes.wakes]: wakes,
    [islandAttributes.prefix]: prefix,
    dangerouslySetInnerHTML: { __html: `${html}<script type="application/json">${data}</script>` },
  });
}
