import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listingsImport, type Report } from '../commands/listings-import.ts';

type DemoServices = Parameters<typeof listingsImport>[0] & {
  env: { dataDirectory: string; demoDay: string | null };
};

/**
 * Brings in the demo agency's listings as of today, or of the day the environment names. What left before comes first, so that it can be
 * remembered; then what is offered.
 */
export async function importDemoListings(services: DemoServices, report: Report): Promise<void> {
  const { demoFeed, pastFeed } = await import('../demo/listings/feed.ts');
  const { dataDirectory, demoDay } = services.env;
  const today = demoDay ?? dayInBrussels(new Date());
  const folder = await mkdtemp(path.join(dataDirectory, 'demo-listings-'));
  try {
    for (const [name, feed] of Object.entries({ past: pastFeed({ today }), now: demoFeed({ today }) })) {
      const file = path.join(folder, `${name}.json`);
      await writeFile(file, JSON.stringify(feed));
      await listingsImport(services, [file], report);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The ISO day it is in the agency's time zone; Sweden writes days as ISO does. */
function dayInBrussels(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(moment);
}
