import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('./app/ui/drawn-icon.ts', import.meta.url));

/**
 * Makes lucide's icons by our own function (app/ui/drawn-icon.ts): the drawings are lucide's, what is around them is what a page needs. In development they are
 * lucide's components, which look the same.
 */
export function drawnIcons(): Plugin {
  let found = false;
  return {
    name: 'gevel:drawn-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('/lucide-react/dist/esm/icons/') || !/\/createLucideIcon\.m?js$/.test(source)) return;
      found = true;
      return ours;
    },
    // An update of lucide may have other files.
    buildEnd(error) {
      if (!error && !found) this.error('No icon of lucide-react imports createLucideIcon any more.');
    },
  };
}
