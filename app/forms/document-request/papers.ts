import type { LanguageChoice } from '~/i18n/text.ts';
import { documentView, type DocumentView } from '~/listings/detail/document-view.ts';
import type { ListingDocument } from '~/listings/domain/entity.ts';

/** A document that a visitor opens by themselves. */
type OpenPaper = DocumentView & { url: string };

/** A property's documents as its page shows them: those that open at once, and those that the office has to send. */
export interface Papers {
  open: OpenPaper[];
  sent: DocumentView[];
}

/** Sorts a property's documents, named in a language, by who brings them. */
export function papersOf(documents: readonly ListingDocument[], choice: LanguageChoice): Papers {
  const papers: Papers = { open: [], sent: [] };
  for (const { url, ...paper } of documents.map((document) => documentView(document, choice))) {
    if (url === null) papers.sent.push({ ...paper, url });
    else papers.open.push({ ...paper, url });
  }
  return papers;
}
