import { languages, type Translated } from '../../app/i18n/languages.ts';
import { slug } from '../../app/addresses/slug.ts';
import { isRecord } from '../../schemas/rules/record.ts';
import { filledIn } from '../../schemas/rules/translated.ts';

/** What a draft and a published document have in common here. */
type Stored = Record<string, unknown> | null;

/** The longest quote on a card that is cut from a story, in characters. */
const longest = 160;

/** Whether it is a visitor's testimonial (`app/testimonials/draft.ts`) that nobody has put on the site yet. */
export function awaitsDecision(id: string, draft: Stored, published: Stored): boolean {
  return id.startsWith('testimonial-') && draft !== null && published === null;
}

/**
 * The changes that put a visitor's testimonial on the site, in the languages of its story: its address from the name, a
 * quote for cards from the beginning of the story and a description of the portrait, where an editor wrote none.
 *
 * @param others paths of other testimonials; null of those without any
 * @returns fields to set, such as `path.nl`, or null without a name and a story
 */
export function approval(
  draft: Record<string, unknown>,
  others: readonly (Translated | null)[],
): Record<string, string> | null {
  const name = typeof draft.name === 'string' ? draft.name.trim() : '';
  const written = languages.filter((language) => storyIn(draft, language) !== '');
  if (slug(name) === '' || written.length === 0) return null;
  const set: Record<string, string> = { status: 'Published' };
  for (const language of written) {
    const taken = others.map((path) => path?.[language]);
    if (!filledIn(draft.path, language)) set[`path.${language}`] = free(slug(name), taken);
    if (!filledIn(draft.quote, language)) set[`quote.${language}`] = quoteOf(storyIn(draft, language));
    if (isRecord(draft.image) && !filledIn(draft.image.alt, language)) set[`image.alt.${language}`] = name;
  }
  return set;
}

/** The first sentences of a story, or its first words and an ellipsis. */
export function quoteOf(story: string): string {
  const sentences = story
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?…])\s/);
  let quote = '';
  for (const sentence of sentences) {
    const longer = quote === '' ? sentence : `${quote} ${sentence}`;
    if (longer.length > longest) break;
    quote = longer;
  }
  return quote === '' ? `${story.slice(0, longest).replace(/\s+\S*$/, '')}…` : quote;
}

function free(path: string, taken: readonly (string | null | undefined)[]): string {
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? path : `${path}-${number}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** The plain text of a story in one language. */
function storyIn({ body }: Record<string, unknown>, language: string): string {
  const blocks: unknown = isRecord(body) ? body[language] : null;
  if (!Array.isArray(blocks)) return '';
  const texts = blocks.map((block: unknown) =>
    isRecord(block) && Array.isArray(block.children)
      ? block.children
          .map((child: unknown) => (isRecord(child) && typeof child.text === 'string' ? child.text : ''))
          .join('')
      : '',
  );
  return texts.join(' ').trim();
}
