import type { ServerBuild } from '@remix-run/node';
import type * as entry from '~/entry.server.tsx';

/** What the app's bundle hands to the process: values reach `server/` this way only (design §2). */
export type AppModule = typeof entry;

export interface LoadedApp {
  build: ServerBuild;
  module: AppModule;
}

export type LoadApp = () => Promise<LoadedApp>;

/** The compiler types the entry as its default export alone; ours has more, and `satisfies` there keeps it true. */
export function loadedApp(build: ServerBuild): LoadedApp {
  return { build, module: build.entry.module as unknown as AppModule };
}
