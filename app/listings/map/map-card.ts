import * as z from 'zod/mini';

/** Maximum number of cards per request. */
export const mapCardLimit = 24;

const card = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  lang: z.nullable(z.string()),
  price: z.string(),
  /** Monthly charges of a rental; empty for none. */
  charges: z.string(),
  place: z.string(),
  figures: z.array(z.string()),
  badge: z.string(),
  image: z.nullable(z.object({ src: z.string(), srcSet: z.string(), alt: z.string() })),
});

/** A chosen listing on the map, in the page's language. */
export type MapCard = z.infer<typeof card>;

const answer = z.object({ cards: z.array(card) });

/** @throws if the response has an unexpected shape */
export function readMapCards(data: unknown): MapCard[] {
  return answer.parse(data).cards;
}
