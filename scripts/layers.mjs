// The import rules, enforced by lint (eslint.config.js) and shown in docs/architecture.md.
//
// node scripts/layers.mjs    prints the table for docs/architecture.md
import { pathToFileURL } from 'node:url';

/** The layers of `app/`, highest first. */
export const appLayers = [
  'routes',
  'styleguide',
  'office',
  'owners',
  'modules',
  'alerts',
  'forms',
  'site',
  'projects',
  'consent',
  'content',
  'captcha',
  'leads',
  'newsletter',
  'visits',
  'views',
  'testimonials',
  'listings',
  'addresses',
  'i18n',
  'ui',
  'platform',
];

/** Folders beside `app/`. */
export const folders = ['server', 'schemas', 'studio', 'packages/accounts', 'packages/lake', 'packages/demo'];

const below = ' and below';

/** What each layer or folder may import besides itself and packages. `… and below` includes all layers under it. */
const rules = {
  'app-root': ['routes and below'],
  routes: ['styleguide and below', 'app-root'],
  styleguide: ['modules and below'],
  office: ['owners', 'forms and below', 'packages/accounts'],
  owners: ['forms and below', 'packages/accounts'],
  modules: ['alerts and below'],
  alerts: ['forms and below', 'packages/accounts'],
  forms: ['site and below'],
  site: ['projects and below'],
  projects: ['consent and below'],
  consent: ['content', 'addresses and below'],
  content: ['addresses and below'],
  captcha: ['i18n', 'platform'],
  leads: ['i18n', 'platform'],
  newsletter: ['i18n', 'platform'],
  visits: ['listings', 'platform'],
  views: ['addresses', 'listings', 'i18n', 'platform'],
  testimonials: ['content', 'leads', 'listings', 'platform'],
  listings: ['addresses and below'],
  addresses: ['i18n'],
  i18n: [],
  ui: ['i18n'],
  platform: [],
  'packages/accounts': [],
  'packages/lake': ['packages/accounts'],
  'packages/lake/browser': [],
  'packages/demo': ['owners', 'listings', 'addresses', 'i18n', 'platform', 'schemas'],
  server: ['app-root', 'routes and below', 'packages/accounts', 'packages/lake', 'packages/demo'],
  schemas: ['consent', 'listings', 'addresses', 'i18n', 'ui'],
  studio: ['schemas', 'packages/lake/browser', 'listings', 'addresses', 'i18n'],
};

/** The names of everything that a layer or folder may import. */
export const mayImport = Object.fromEntries(
  Object.entries(rules).map(([from, allowed]) => [
    from,
    allowed.flatMap((name) =>
      name.endsWith(below) ? appLayers.slice(appLayers.indexOf(name.slice(0, -below.length))) : [name],
    ),
  ]),
);

/** The rows of the table in docs/architecture.md. */
export function layerRows() {
  const folder = (name) =>
    name === 'app-root' ? '`app/` itself' : `\`${appLayers.includes(name) ? `app/${name}` : name}\``;
  const allowed = (name) => (name.endsWith(below) ? folder(name.slice(0, -below.length)) + below : folder(name));
  return Object.entries(rules).map(
    ([from, names]) => `| ${folder(from)} | ${names.map(allowed).join(', ') || 'nothing'} |`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(['| folder | may import |', '| --- | --- |', ...layerRows()].join('\n'));
