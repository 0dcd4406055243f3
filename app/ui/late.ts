import { lazy, type ComponentType } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component whose code the browser loads when it is idle. The server renders it with the page, and until its code is there it
 * stays what the server sent: links and plain forms work. To be put into a `Suspense`.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A page that is moved to inside the document has no picture of itself yet: nothing to wait for.
  const moving = !import.meta.env.SSR && document.readyState === 'complete';
  const started = moving ? load() : null;
  return lazy(async () => {
    if (!import.meta.env.SSR && !started) await whenIdle();
    return { default: await (started ?? load()) };
  });
}
