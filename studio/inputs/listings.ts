/** The site's listings for the Studio's property search (`GET /api/listings` on the site's origin). */
import { isRecord } from '../../schemas/rules/record.ts';
import { siteOrigin } from '../workspace.ts';

export interface ListingItem {
  id: string;
  title: string;
  city: string;
  zip: string;
  goal: string;
  price: string;
  picture: string | null;
}

export type ListingsQuestion = { search: string } | { ids: readonly string[] };

/**
 * Requests listings by words or codes, with the editor's cookie.
 *
 * @throws when the site does not answer with listings; the caller then takes the code as text
 */
export async function fetchListings(
  question: ListingsQuestion,
  language: string,
  signal?: AbortSignal,
): Promise<ListingItem[]> {
  const url = new URL('/api/listings', siteOrigin());
  url.searchParams.set('language', language);
  if ('search' in question) url.searchParams.set('search', question.search);
  else url.searchParams.set('ids', question.ids.join(','));
  const answer = await fetch(url, { credentials: 'include', headers: { accept: 'application/json' }, signal });
  if (!answer.ok) throw new Error(`The listings answered ${answer.status}`);
  return listingItems(await answer.json());
}

/** Parses the response; entries without a code are dropped. */
export function listingItems(answer: unknown): ListingItem[] {
  if (!isRecord(answer) || !Array.isArray(answer.items)) throw new Error('The listings answered in another form');
  return answer.items.filter(isRecord).flatMap((item) => {
    const id = text(item.id);
    if (id === '') return [];
    const picture = text(item.picture);
    return [
      {
        id,
        title: text(item.title),
        city: text(item.city),
        zip: text(item.zip),
        goal: text(item.goal),
        price: text(item.price),
        picture: picture === '' ? null : new URL(picture, siteOrigin() || 'http://localhost').href,
      },
    ];
  });
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
