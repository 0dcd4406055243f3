import type { Plugin } from 'vite';
import remixConfig from './remix.config.js';

/**
 * Functions of Remix that no page of ours calls, by file of `@remix-run/react`. With `v3_singleFetch` all data comes in one stream, so how single loaders were
 * asked before, and their deferred values, are never used; nor do we prefetch pages or have loaders in the browser, for which a page could have to wait.
 */
const unused: Readonly<Record<string, readonly string[]>> = {
  'routes.js': ['fetchServerHandler', 'unwrapServerResponse', 'preventInvalidServerHandlerCall'],
  'components.js': ['DeferredHydrationScript', 'PrefetchPageLinks'],
  'fallback.js': ['RemixRootDefaultHydrateFallback'],
};

/** What Remix asks again and again, though this site has settled it: with data in one stream, rendered by a server, and here by the browser. */
const settled: readonly (readonly [expression: RegExp, value: string])[] = [
  [/\b(?:window\.__remixContext\.)?future\.v3_singleFetch\b/g, 'true'],
  [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  [/\bisSpaMode(?= &&)|(?<=if \()isSpaMode(?=\))/g, 'false'],
  [/!isSpaMode\b/g, 'true'],
  [/!isStatic\b/g, 'true'],
  [/\bstaticContext(?= \?)/g, 'false'],
];
const file = /\/@remix-run\/react\/dist\/esm\/([\w-]+\.js)(?:\?|$)/;

/**
 * Empties the functions and answers the questions in the browser's build, so that what they alone need is left out of it too: five kilobytes of what
 * every page loads. Whatever calls such a function all the same gets an error that names it (docs/decisions/0060).
 */
export function unusedRemix(): Plugin {
  const found = new Set<RegExp>();
  return {
    name: 'gevel:unused-remix',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      if (remixConfig.future?.v3_singleFetch !== true || remixConfig.ssr === false)
        this.error('Remix is set up otherwise than vite.unused-remix.ts assumes.');
    },
    transform(code, id) {
      const fileName = file.exec(id)?.[1];
      if (fileName === undefined) return null;
      const names = unused[fileName] ?? [];
      const functions = this.parse(code).body.flatMap((node) =>
        node.type === 'FunctionDeclaration' && names.includes(node.id.name) ? [node] : [],
      );
      // An update of Remix may have renamed one.
      if (functions.length < names.length) this.error(`${id} has not all of ${names.join(', ')}.`);
      const emptied = functions.reduceRight((rest, { body, id: { name } }) => {
        const { start, end } = body as unknown as { start: number; end: number };
        return `${rest.slice(0, start)}{ throw new Error('${name}: see vite.unused-remix.ts'); }${rest.slice(end)}`;
      }, code);
      const answered = settled.reduce(
        (rest, [expression, value]) =>
          rest.replace(expression, () => {
            found.add(expression);
            return value;
          }),
        emptied,
      );
      return { code: answered, map: null };
    },
    buildEnd(problem) {
      if (problem || found.size === settled.length) return;
      const missing = settled.flatMap(([expression]) => (found.has(expression) ? [] : expression.source));
      this.error(`Remix asks no longer: ${missing.join(', ')}`);
    },
  };
}
