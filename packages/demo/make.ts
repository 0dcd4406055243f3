/**
 * `npm run demo -- content
 * listings
 * sheet` runs one of the generators; each is described at the top of its file.
 */
import process from 'node:process';

const makes: Record<string, () => Promise<unknown>> = {
  content: () => import('./content/build.ts'),
  listings: () => import('./listings/generate.ts'),
  sheet: () => import('./pictures/sheet.ts'),
};

const [name = ''] = process.argv.splice(2, 1);
const make = Object.hasOwn(makes, name) ? makes[name] : undefined;
if (make === undefined) {
  console.error(`Usage: npm run demo -- ${Object.keys(makes).join('|')}`);
  process.exitCode = 2;
} else await make();
