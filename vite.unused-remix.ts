import type { Plugin } from 'vite';

/**
 * Functions of Remix that no page of ours calls, by file of `@remix-run/react`. With `v3_singleFetch` all data comes in one stream, so how single loaders were
 * asked before, and their deferred values, are never used; nor do we prefetch pages or have loaders in the browser, for which a page could have to wait.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'routes.js': ['fetchServerHandler', 'unwrapServerResponse', 'preventInvalidServerHandlerCall'],
  'components.js': ['DeferredHydrationScript', 'PrefetchPageLinks'],
  'fallback.js': ['RemixRootDefaultHydrateFallback'],
};
const file = /\/@remix-run\/react\/dist\/esm\/([\w-]+\.js)(?:\?|$)/;

/**
 * Empties them in the browser's build, so that what they alone need is left out of it too: four kilobytes of what every page loads. Whatever calls one all the same
 * gets an error that names it (docs/decisions/0060).
 */
export function unusedRemix(): Plugin {
  return {
    name: 'gevel:unused-remix',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const names = unused[file.exec(id)?.[1] ?? ''];
      if (!names) return null;
      const functions = this.parse(code).body.flatMap((node) =>
        node.type === 'FunctionDeclaration' && names.includes(node.id.name) ? [node] : [],
      );
      // An update of Remix may have renamed one.
      if (functions.length < names.length) this.error(`${id} has not all of ${names.join(', ')}.`);
      const emptied = functions.reduceRight((rest, { body, id: { name } }) => {
        const { start, end } = body as unknown as { start: number; end: number };
        return `${rest.slice(0, start)}{ throw new Error('${name}: see vite.unused-remix.ts'); }${rest.slice(end)}`;
      }, code);
      return { code: emptied, map: null };
    },
  };
}
