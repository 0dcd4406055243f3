// npm run studio: builds the Studio into studio/dist if its sources are newer. `npm start` runs it in the background,
// while the site shows editors its progress (server/studio.ts reads the status file).
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, fingerprintOf, isRelease, loadEnvironmentFile, requireNode, root, run } from './steps.mjs';

const studio = path.join(root, 'studio');
const built = path.join(studio, 'dist');
const stamp = path.join(built, '.built');
const status = path.join(root, 'build', 'studio.json');
const sources = [
  'studio',
  'schemas',
  'packages/lake/browser',
  'app/addresses',
  'app/forms',
  'app/i18n',
  'app/listings',
  'app/modules',
  'app/office',
  'app/ui',
];

/** Whether studio/dist is up to date with the sources and the project's ids. */
export function studioIsBuilt() {
  return isRelease || (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted());
}

function wanted() {
  const ids = [process.env.SANITY_PROJECT_ID, process.env.SANITY_DATASET].join(':');
  return `${fingerprintOf(sources, ['studio/package-lock.json', 'app/platform/audit-entry.ts', 'app/leads/stages.ts'])} ${ids}`;
}

/** @param {'installing' | 'building' | 'failed'} step */
function tell(step) {
  mkdirSync(path.dirname(status), { recursive: true });
  writeFileSync(status, JSON.stringify({ step, since: new Date().toISOString() }));
}

async function build() {
  if (studioIsBuilt()) return 0;
  const fingerprint = wanted();
  tell('installing');
  // The Studio uses the lake's browser code, a package of the site's workspace.
  await ensureInstalled();
  await ensureInstalled(studio);
  tell('building');
  const next = path.join(studio, 'dist.next');
  rmSync(next, { recursive: true, force: true });
  const code = await run(
    process.execPath,
    [path.join(studio, 'node_modules/sanity/bin/sanity'), 'build', '--yes', next],
    {
      cwd: studio,
      quiet: true,
      env: {
        NODE_ENV: 'production',
        SANITY_TELEMETRY_DISABLED: '1',
        // Only variables with this prefix reach the bundle.
        ...(process.env.SANITY_PROJECT_ID
          ? {
              SANITY_STUDIO_PROJECT_ID: process.env.SANITY_PROJECT_ID,
              SANITY_STUDIO_DATASET: process.env.SANITY_DATASET || 'production',
            }
          : {}),
      },
    },
  );
  if (code !== 0) {
    tell('failed');
    return code;
  }
  tidy(path.join(next, 'index.html'));
  await run(process.execPath, [path.join(root, 'scripts/compress.mjs'), next]);
  writeFileSync(path.join(next, '.built'), fingerprint);
  rmSync(built, { recursive: true, force: true });
  renameSync(next, built);
  rmSync(status, { force: true });
  return 0;
}

/**
 * Removes a script and fonts from Sanity's own hosts (the system's font takes their place), and fixes the paths of
 * icons, which are inside the Studio's folder here.
 */
function tidy(page) {
  const html = readFileSync(page, 'utf8')
    .replaceAll(/<script[^>]*data-sanity-core[^>]*><\/script>/g, '')
    .replaceAll(/@font-face\s*{[^}]*studio-static\.sanity\.io[^}]*}/g, '')
    .replaceAll('href="/static/', 'href="/studio/static/')
    .replace('<title>Sanity Studio</title>', '<title>Studio</title>');
  writeFileSync(page, html);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  loadEnvironmentFile();
  // Low priority, because the site serves visitors meanwhile.
  os.setPriority(10);
  process.exitCode = await build();
}
