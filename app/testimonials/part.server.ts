import type { DraftWriter } from '~/content/drafts/draft-writer.ts';
import type { Leads } from '~/leads/leads.server.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createTestimonials, type Testimonials } from './testimonials.server.ts';

export interface OpenTestimonials extends Part {
  testimonials: Testimonials;
}

/** What visitors say of the agency, on its way to the editors. */
export function openTestimonials(
  { blobs, jobs, log }: Platform,
  drafts: DraftWriter | null,
  leads: Leads,
): Promise<OpenTestimonials> {
  const testimonials = createTestimonials({ drafts, leads, blobs, jobs, log });
  return Promise.resolve({ testimonials, jobs: testimonials.jobs });
}
