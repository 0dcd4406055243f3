// node scripts/third-party.mjs: writes THIRD-PARTY.md, the packages that a release contains, by licence. The
// image has a software bill of materials, too (deploy/Dockerfile).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './steps.mjs';

/** @returns {string} the text of THIRD-PARTY.md */
export function thirdParty() {
  const licences = new Map();
  for (const lock of ['package-lock.json', 'studio/package-lock.json']) {
    const { packages } = JSON.parse(readFileSync(path.join(root, lock), 'utf8'));
    for (const [place, { version, license, dev, devOptional, link, cpu }] of Object.entries(packages)) {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (!place.includes('node_modules/') || dev || devOptional || link || name.startsWith('@gevel/')) continue;
      // Builds of a package for one kind of machine; the package itself is listed.
      if (cpu) continue;
      const names = licences.get(license ?? 'not stated') ?? new Set();
      licences.set(license ?? 'not stated', names.add(`${name} ${version}`));
    }
  }
  const sections = [...licences]
    .sort(([a, as], [b, bs]) => bs.size - as.size || a.localeCompare(b))
    .map(([licence, names]) => `## ${licence}\n\n${lines([...names].sort())}\n`);
  return `# Third-party packages

What a release of the site and its Studio contains, by the licence that each package states. Made by
\`node scripts/third-party.mjs\` from the two lock files.

${sections.join('\n')}`;
}

/** @param {string[]} names */
function lines(names) {
  const text = names.map((name) => name.replace(' ', '\u00A0')).join(', ');
  return text
    .replaceAll(/(.{1,119})(?: |$)/g, '$1\n')
    .replaceAll('\u00A0', ' ')
    .trimEnd();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(path.join(root, 'THIRD-PARTY.md'), thirdParty());
