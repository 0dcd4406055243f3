// The browsers for the journeys: the system's, Debian's packages, or Playwright's own download.
import { existsSync, readFileSync } from 'node:fs';
import { aptInstall, findProgram, runTool } from './programs.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shellName = 'chromium-headless-shell';
/** As wide as Arial, which nearly all visitors have: the fallback of the site's fonts is fitted to it. */
const fonts = { package: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/**
 * Finds or installs a Chromium.
 *
 * @param {{ withShell?: boolean }} [options] withShell: also the headless shell, if available; it renders pages in a
 * sixth less time
 * @returns {Promise<{ found: boolean, path: string | null, shell: string | null }>} path: null if Playwright itself
 * knows where its browser is
 */
export async function ensureChromium({ withShell = false } = {}) {
  const given = process.env.CHROMIUM_PATH;
  const shell = process.env.CHROMIUM_SHELL_PATH || null;
  if (given) return { found: true, path: given, shell };
  const lacking = [
    ...(findProgram(...names) === null ? ['chromium'] : []),
    ...(withShell && findProgram(shellName) === null ? [shellName] : []),
    ...(existsSync(fonts.folder) ? [] : [fonts.package]),
  ];
  // One by one, because older releases have no headless shell. Ubuntu's `chromium` package is a snap, which does not
  // run in containers.
  if (isDebian()) for (const name of lacking) await aptInstall(name);
  const installed = findProgram(...names);
  if (installed !== null) return { found: true, path: installed, shell: withShell ? findProgram(shellName) : null };
  const dependencies = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  const code = await runTool('@playwright/test/cli.js', ['install', ...dependencies, 'chromium']);
  return { found: code === 0, path: null, shell: null };
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
