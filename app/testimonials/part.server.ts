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
 * What visitors say of the agency, on its way to the editors. Each belongs to a lead: that part opens first.
 *
 * @param drafts null where this process may not write content
 * @param forgetPicture deletes what the site has cached of a picture, by its SHA-1
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
