import type { DraftWriter } from '~/content/drafts/draft-writer.ts';
import type { OpenLeads } from '~/leads/part.server.ts';
import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { testimonialMigrations } from './schema.ts';
import { createTestimonials, type Testimonials } from './testimonials.server.ts';

export interface OpenTestimonials extends Part {
  testimonials: Testimonials;
}

/**
 * Opens visitors' testimonials, which become drafts for editors. Must be opened after leads, because each belongs to a
 * lead.
 *
 * @param drafts null if this process may not write content
 * @param forgetPicture deletes a picture, by its SHA-1, from the site's cache
 */
export async function openTestimonials(
  { database, jobs, log }: Platform,
  drafts: DraftWriter | null,
  { leads, whenGone }: Pick<OpenLeads, 'leads' | 'whenGone'>,
  forgetPicture: (sha1: string) => Promise<void>,
): Promise<OpenTestimonials> {
  await migrate(database, 'testimonials', testimonialMigrations);
  const testimonials = createTestimonials({ database, drafts, leads, jobs, forgetPicture, log });
  whenGone(testimonials.gone);
  return { testimonials, jobs: testimonials.jobs };
}
