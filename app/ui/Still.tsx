import { useNavigate } from '@remix-run/react';
import {
  lazy,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import type { StillData } from './still.ts';
import { enlivenStrips, stripsOf } from './strips.ts';
import { whenUsed } from './when-idle.ts';

interface Props<Data> {
  /** Distinguishes it from the other still parts of its page. */
  name: string;
  of: StillData<Data>;
  children: (data: Data) => ReactNode;
}

/**
 * A part of the page that only the server renders: its markup stays as it came with the document, without its data or a second rendering in
 * the browser. Its links lead on without a new document, as others do. After a client-side navigation it is rendered like any other part.
 */
export function Still<Data>({ name, of: { data }, children }: Props<Data>) {
  if (data === undefined) return <FromDocument key={name} name={name} />;
  return (
    <div className="contents" data-still={name}>
      {children(data)}
    </div>
  );
}

/**
 * A component that is shown inside still parts alone: for a document the browser does not need its code. It is fetched once somebody uses the page, for
 * navigations, which wait for it. Styles are imported where it is declared, because they must not be late.
 *
 * @param load imports its module; `async () => (await import('./RichText.tsx')).RichText`
 */
export function onlyStill<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // Where there is no connection now, the navigation asks again.
  if (!import.meta.env.SSR)
    whenUsed()
      .then(load)
      .catch(() => undefined);
  return lazy(async () => ({ default: await load() }));
}

/** The markup of the document. It is read again because React, where it cannot take a document over, makes a new one. */
function FromDocument({ name }: Pick<Props<never>, 'name'>) {
  const navigate = useNavigate();
  const [markup] = useState(() => ({
    __html: partsOf(document).find((each) => each.dataset.still === name)?.innerHTML ?? '',
  }));
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => (part.current ? enlivenStrips(stripsOf(part.current)) : undefined), []);
  const follow = (event: MouseEvent) => {
    const path = routedPath(event);
    if (path === null) return;
    event.preventDefault();
    navigate(path);
  };
  return (
    <div
      ref={part}
      className="contents"
      data-still={name}
      onClick={follow}
      suppressHydrationWarning
      dangerouslySetInnerHTML={markup}
    />
  );
}

function partsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[data-still]')];
}

/** Where a press leads that the router answers; null for any other. Remix marks its links by `data-discover`. */
function routedPath({
  target,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  defaultPrevented,
}: MouseEvent): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-discover]') : null;
  if (!link || link.target || defaultPrevented || button !== 0) return null;
  if (metaKey || altKey || ctrlKey || shiftKey) return null;
  return link.pathname + link.search + link.hash;
}
