import type { Demo } from '@gevel/demo';
import { failure } from '~/platform/failure.ts';

/**
 * Loads the demo agency; only a process that shows it does.
 *
 * @throws {Error} with `code: 'DEMO_LEFT_OUT'` in a build without it
 */
export async function loadDemo(): Promise<Demo> {
  const { default: demo }: { default: Demo | null } = await import('@gevel/demo');
  if (demo !== null) return demo;
  throw leftOut();
}

/**
 * Detects a build without the demo early, without loading the demo.
 *
 * @throws {Error} with `code: 'DEMO_LEFT_OUT'`
 */
export function requireDemo(): void {
  if (import.meta.env.DEMO_LEFT_OUT === true) throw leftOut();
}

function leftOut(): Error {
  return failure(
    'DEMO_LEFT_OUT',
    'This build was made without the demo agency (GEVEL_DEMO=0).\n' +
      'To run the site of your own agency, set GEVEL_DEMO=0: in .env, or as in GEVEL_DEMO=0 npm start.\n' +
      'To see the demo, build the site with it: GEVEL_DEMO=1 npm run build, then npm start.',
  );
}
