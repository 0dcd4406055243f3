// npm run lock: adds packages for other platforms that npm omitted from a lock file. If a registry lacks a platform's
// build of a package, npm drops it from the lock, and `npm ci` then refuses the lock everywhere (docs/decisions/0011).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const platform = /(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-?(.*)$/;
const processor = /arm64|arm|x64|ia32|loong64|ppc64|riscv64|s390x/;

for (const folder of [root, path.join(root, 'studio')]) {
  const file = path.join(folder, 'package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const added = addMissing(lock.packages);
  const { '': own, ...others } = lock.packages;
  const sorted = Object.entries(others).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = { '': own, ...Object.fromEntries(sorted) };
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${path.relative(root, file)}: ${added} packages of other platforms named.`);
}

/** @param {Record<string, { version?: string, dev?: boolean, optionalDependencies?: Record<string, string> }>} packages */
function addMissing(packages) {
  let added = 0;
  for (const [place, { dev, optionalDependencies = {} }] of Object.entries({ ...packages })) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      // Only exact versions can be added without querying a registry.
      if (isLocked(packages, place, name) || !/^\d/.test(version)) continue;
      packages[`node_modules/${name}`] = { version, ...(dev ? { dev } : {}), optional: true, ...conditions(name) };
      added += 1;
    }
  }
  return added;
}

/** Whether a package can be resolved from another's location as in Node: there, then in each folder above. */
function isLocked(packages, place, name) {
  const steps = place.split(/(?=\/node_modules\/)/);
  return [...steps.keys(), steps.length].some((depth) => {
    const from = steps.slice(0, depth).join('');
    return packages[`${from ? `${from}/` : ''}node_modules/${name}`] !== undefined;
  });
}

/** The platform in a package's name, which keeps npm from installing it elsewhere. */
function conditions(name) {
  if (name.includes('wasm32')) return { cpu: ['wasm32'] };
  const [, system, rest = ''] = platform.exec(name) ?? [];
  const cpu = processor.exec(rest)?.[0];
  const libc = rest.includes('musl') ? 'musl' : system === 'linux' && /-gnu/.test(rest) ? 'glibc' : null;
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(libc ? { libc: [libc] } : {}), ...(system ? { os: [system] } : {}) };
}
