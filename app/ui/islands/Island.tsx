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

/** The islands of a page during server rendering. */
export interface PageIslands {
  /** @throws if a component is not the default export of an island file */
  fileOf: (component: IslandFile['default']) => { name: string; wakes: Wakes };
  /** The id prefix of the next island on the page. */
  nextPrefix: () => string;
  render: (element: ReactElement, prefix: string) => string;
}

const Page = createContext<PageIslands | null>(null);

/** Provides what a page's islands need to be rendered. Server only. */
export const IslandsProvider: Provider<PageIslands | null> = Page.Provider;

const carried: Context<unknown>[] = [Page as Context<unknown>, TranslationContext as Context<unknown>];

/** Passes a context on to a page's islands, which are rendered separately. Call it where the context is created. */
export function carryIntoIslands<Value>(context: Context<Value>): Context<Value> {
  carried.push(context as Context<unknown>);
  return context;
}

interface Props<Told extends object, Untold extends object> {
  /** The component of a `*.island.tsx` file. */
  of: (props: Told & Untold) => ReactNode;
  /** Serializable data, as little as possible: it is embedded in the document as JSON. */
  props: Told;
  /** Props not in the document: the browser fetches them on hydration (the file's `prepare`), or its code has them. */
  untold?: Untold;
  /** Markup that the island shows as `<Slot />`; only the server renders it. */
  children?: ReactNode;
}

/**
 * A part of a page that the browser hydrates separately. It has its own React tree, on the server too, because the ids
 * of `useId` depend on the tree.
 */
export function Island<Told extends object, Untold extends object = object>({
  of,
  props,
  untold,
  children,
}: Props<Told, Untold>): ReactElement {
  const page = useContext(Page);
  // In the browser it would be rendered as part of the outer island, unlike on the server.
  if (useContext(IsInside)) throw new Error('An island cannot hold another, except in its slot.');
  // `carried` is complete before the first render and never changes, so the order of hooks is fixed.
  // eslint-disable-next-line react-hooks/rules-of-hooks
  const values = carried.map((context) => useContext(context));
  const part = (
    <IsInside.Provider value>
      <SlotProvider value={children}>
        {createElement(of as FunctionComponent<object>, { ...props, ...untold })}
      </SlotProvider>
    </IsInside.Provider>
  );
  // A component's own test renders it in place.
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
