import type { LanguageChoice } from '~/i18n/text.ts';
import { documentView, type DocumentView } from '~/listings/detail/document-view.ts';
import type { ListingDocument } from '~/listings/domain/entity.ts';

/** A document that can be opened directly. */
type OpenPaper = DocumentView & { url: string };

/** A property's documents: those available online, and those sent by the office. */
export interface Papers {
  open: OpenPaper[];
  sent: DocumentView[];
}

/** Splits a property's documents by how they are delivered, named in a language. */
export function papersOf(documents: readonly ListingDocument[], choice: LanguageChoice): Papers {
  const papers: Papers = { open: [], sent: [] };
  for (const { url, ...paper } of documents.map((document) => documentView(document, choice))) {
    if (url === null) papers.sent.push({ ...paper, url });
    else papers.open.push({ ...paper, url });
  }
  return papers;
}
