// The browser of the journeys: the system's, Debian's package, or Playwright's own download.
import { readFileSync } from 'node:fs';
import { aptInstall, findProgram, runTool } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium or installs one.
 *
 * @returns {Promise<{ found: boolean, path: string | null }>} path: null where Playwright knows itself where its browser is
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { found: true, path: given };
  const installed = findProgram(...names);
  if (installed !== null) return { found: true, path: installed };
  // Ubuntu's package of that name is a snap, which needs more than a container has.
  if (isDebian() && (await aptInstall('chromium'))) return { found: true, path: findProgram(...names) };
  const dependencies = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  const code = await runTool('@playwright/test/cli.js', ['install', ...dependencies, 'chromium']);
  return { found: code === 0, path: null };
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
