import type { Content } from '~/content/part.server.ts';
import type { ContentLake } from '~/content/lake.ts';
import type { MigratableContent } from '~/content/migrations/migrate.server.ts';
import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { Reads } from '~/platform/reads.ts';
import { addressMigrations, rememberJob, rememberJobName } from './address-memory.server.ts';

/** The types of which a document, if it changes, may give one of them another address. */
const movers = ['menuPage', 'article', 'category', 'testimonial', 'siteSettings'].map((type) => `content:${type}`);

/** Opens the memory of addresses that documents once had. Must be opened after content. */
export async function openAddressMemory(
  { database, revisions, jobs, log }: Platform,
  content: Pick<Content, 'reader'>,
  lake: { content: ContentLake; migratable: MigratableContent | null },
): Promise<Part> {
  await migrate(database, 'addresses', addressMigrations);
  const look = (): void =>
    void jobs
      .send(rememberJobName, {}, { key: 'now' })
      .catch((err: unknown) => log.warn({ err }, 'Former addresses are not looked for'));
  return {
    jobs: [
      rememberJob({
        database,
        lake: lake.content,
        migratable: lake.migratable,
        log,
        reader: () => ({ content: content.reader(new Reads(revisions), { drafts: false }), logOnce: () => undefined }),
      }),
    ],
    follow: () => {
      look();
      return revisions.onChange((names) => {
        if (names.some((name) => movers.includes(name))) look();
      });
    },
  };
}
