import type { Plugin } from 'vite';

const file = /\/@remix-run\/react\/dist\/esm\/routeModules\.js(?:\?|$)/;
const reload = 'window.location.reload();';
const next = `const { navigation } = window.__remixRouter.state;
if (navigation.location) window.location.assign(window.__remixRouter.createHref(navigation.location));
else ${reload}`;

/**
 * Where the code of the next page is gone, as after a new build, Remix loads the page again that the visitor wants to leave: who has sent a form sees it
 * empty, without thanks. Loads the document of the next page instead (docs/decisions/0062).
 */
export function remixNextPage(): Plugin {
  return {
    name: 'gevel:remix-next-page',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!file.test(id)) return null;
      // An update of Remix may do otherwise.
      if (code.split(reload).length !== 2) this.error(`${id} does not load the page anew in one place.`);
      return { code: code.replace(reload, () => next), map: null };
    },
  };
}
