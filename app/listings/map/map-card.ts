import * as z from 'zod/mini';

/** As many cards as are asked for at once. */
export const mapCardLimit = 24;

const card = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  lang: z.nullable(z.string()),
  price: z.string(),
  /** What a tenant pays besides; empty for none. */
  charges: z.string(),
  place: z.string(),
  figures: z.array(z.string()),
  badge: z.string(),
  image: z.nullable(z.object({ src: z.string(), srcSet: z.string(), alt: z.string() })),
});

/** A listing as the map shows it when it is chosen; all of it in the page's words. */
export type MapCard = z.infer<typeof card>;

const answer = z.object({ cards: z.array(card) });

/** @throws for an answer of another shape */
export function readMapCards(data: unknown): MapCard[] {
  return answer.parse(data).cards;
}
