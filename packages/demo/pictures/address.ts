import { z } from 'zod';

/** Rooms that can be drawn. */
export const rooms = [
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'study',
  'bathroom',
  'hall',
  'terrace',
  'office',
  'meeting',
  'shop',
  'cafe',
  'workshop',
  'garage',
] as const;

/** Views of a building; `entrance` is a close-up of its front door. */
export const views = ['front', 'entrance', 'back', 'street', 'aerial'] as const;

/** Subjects of a plan: a home on one floor, one floor of a house, or a parcel of land. */
const levels = ['single', 'ground', 'upper', 'parcel'] as const;

const amount = z.coerce.number().min(0);

/** The parsed address of a demo picture: what to draw of which listing. */
const facts = z.object({
  listing: z.string().min(1),
  n: z.coerce.number().int(),
  type: z.string(),
  variant: z.string(),
  floors: z.coerce.number().int().min(0).max(40),
  era: z.coerce.number().int().min(0).max(3000),
  seed: z.coerce.number().int().min(0),
  region: z.enum(['flanders', 'brussels', 'wallonia', 'luxembourg']).default('flanders'),
  condition: z.enum(['new', 'good', 'renovated', 'dated']).default('good'),
});

const subject = z.discriminatedUnion('kind', [
  facts.extend({
    kind: z.literal('facade'),
    view: z.enum(views),
    /** Number of free-standing sides; 0 for a flat, whose building is drawn. */
    facades: z.coerce.number().int().min(0).max(4).default(0),
    /** House number on the wall; only for listings with a published address. */
    number: z.string().max(6).optional(),
  }),
  // A data folder of an older demo may name a room that is no longer drawn.
  facts.extend({ kind: z.literal('interior'), room: z.enum(rooms).catch('living') }),
  facts.extend({
    kind: z.literal('plan'),
    level: z.enum(levels).default('single'),
    bedrooms: z.coerce.number().int().min(0).max(12),
    bathrooms: z.coerce.number().int().min(0).max(6).default(1),
    /** m² of the floor, or of the parcel. */
    surface: amount.default(90),
    /** m²; 0 for none. */
    terrace: amount.default(0),
    garages: z.coerce.number().int().min(0).max(4).default(0),
  }),
]);

export type Subject = z.infer<typeof subject>;
export type FacadeSubject = Extract<Subject, { kind: 'facade' }>;
export type InteriorSubject = Extract<Subject, { kind: 'interior' }>;
export type PlanSubject = Extract<Subject, { kind: 'plan' }>;

/** The number of the agent whose portrait an address means; null for any other address. */
export function readPortrait(address: string): number | null {
  const [, agent] = /^demo:portrait\?agent=(\d{1,4})$/.exec(address) ?? [];
  return agent === undefined ? null : Number(agent);
}

/** Parses a picture's address; null for anything else, such as a document. */
export function readAddress(address: string): Subject | null {
  if (!address.startsWith('demo:')) return null;
  const [kind, query = ''] = address.slice('demo:'.length).split('?');
  const read = subject.safeParse({ kind, ...Object.fromEntries(new URLSearchParams(query)) });
  return read.success ? read.data : null;
}

/** Combines the listing's id and seed, since two listings may share a seed. */
export function seedOf({ listing, seed }: Pick<Subject, 'listing' | 'seed'>): number {
  let mixed = seed * 7919;
  for (const letter of listing) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  return mixed;
}
