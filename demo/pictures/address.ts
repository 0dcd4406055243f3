import { z } from 'zod';

/** A demo picture's address, read: what it shows of which listing. */
const facts = z.object({
  listing: z.string().min(1),
  n: z.coerce.number().int(),
  type: z.string(),
  variant: z.string(),
  floors: z.coerce.number().int().min(0).max(40),
  era: z.coerce.number().int().min(0).max(3000),
  seed: z.coerce.number().int().min(0),
});

const subject = z.discriminatedUnion('kind', [
  facts.extend({ kind: z.literal('facade'), view: z.enum(['front', 'back', 'street', 'aerial']) }),
  facts.extend({
    kind: z.literal('interior'),
    room: z.enum(['living', 'kitchen', 'bedroom', 'bathroom', 'hall', 'office', 'shop', 'warehouse', 'garage']),
  }),
  facts.extend({ kind: z.literal('plan'), bedrooms: z.coerce.number().int().min(0).max(12) }),
]);

export type Subject = z.infer<typeof subject>;
export type FacadeSubject = Extract<Subject, { kind: 'facade' }>;
export type InteriorSubject = Extract<Subject, { kind: 'interior' }>;
export type PlanSubject = Extract<Subject, { kind: 'plan' }>;

/** Null for an address of something else, such as a document. */
export function readAddress(address: string): Subject | null {
  if (!address.startsWith('demo:')) return null;
  const [kind, query = ''] = address.slice('demo:'.length).split('?');
  const read = subject.safeParse({ kind, ...Object.fromEntries(new URLSearchParams(query)) });
  return read.success ? read.data : null;
}

/** One number for a listing: its seed alone may be another's too. */
export function seedOf({ listing, seed }: Pick<Subject, 'listing' | 'seed'>): number {
  let mixed = seed * 7919;
  for (const letter of listing) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  return mixed;
}
