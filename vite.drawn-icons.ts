import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('./app/ui/drawn-icon.ts', import.meta.url));
/** Where it is, as Vite names its files: packages may be linked. */
const lucide = realpathSync(fileURLToPath(new URL('./node_modules/lucide-react/dist/esm', import.meta.url)));
const icons = path.join(lucide, 'icons');

/** As lucide keeps an icon in its file; `key` is React's, for lists. */
interface IconFile {
  __iconData?: { node: [tag: string, { key?: string }][] };
}

/**
 * Makes lucide's icons by our own function (app/ui/drawn-icon.ts): the drawings are lucide's, what is around them is what a page needs. Each file
 * of ours imports its icons one by one: by lucide's list of all of them, every icon of the site would be in what every page loads. In development they are
 * lucide's components, which look the same.
 */
export function drawnIcons(): Plugin {
  const fileOf = iconFiles();
  return {
    name: 'gevel:drawn-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes("from 'lucide-react'")) return null;
      return code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name && !name.startsWith('type '))
          .map((name) => {
            const file = fileOf.get(name);
            return file ? `import ${name} from '${file}';` : this.error(`lucide-react has no icon ${name} (${id}).`);
          })
          .join(' '),
      );
    },
    async load(id) {
      if (path.dirname(id) !== icons) return null;
      const { __iconData: data } = (await import(pathToFileURL(id).href)) as IconFile;
      if (!data) {
        // Another icon's name. An update of lucide may keep its drawings in another way.
        if (/export \{ default \} from/.test(readFileSync(id, 'utf8'))) return null;
        return this.error(`There is no drawing in ${id}.`);
      }
      const node = data.node.map(([tag, { key: _key, ...attributes }]) => [tag, attributes]);
      return `import drawnIcon from '${ours}'; export default /* @__PURE__ */ drawnIcon(${JSON.stringify(node)});`;
    },
  };
}

/** The file of each icon, by the names that lucide gives it. */
function iconFiles(): ReadonlyMap<string, string> {
  const list = readFileSync(path.join(lucide, 'lucide-react.mjs'), 'utf8');
  return new Map(
    [...list.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+\.mjs)'/g)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, path.join(icons, file)]),
    ),
  );
}
