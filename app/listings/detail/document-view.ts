import { localText, type LanguageChoice, type LocalText } from '~/i18n/text.ts';
import type { ListingDocument } from '../domain/entity.ts';

export interface DocumentView {
  id: string;
  name: LocalText;
  /** Null if it is only sent by e-mail on request. */
  url: string | null;
}

/** The link target in the demo's export: one specimen for all documents. */
const demoDocument = { scheme: 'demo:document', path: '/demo/specimen.pdf' };

export function documentView({ id, name, url }: ListingDocument, choice: LanguageChoice): DocumentView {
  return { id, name: localText(name, choice) ?? { text: id }, url: url && publicUrl(url) };
}

function publicUrl(url: string): string | null {
  if (/^https?:\/\//.test(url)) return url;
  return url.startsWith(demoDocument.scheme) ? demoDocument.path : null;
}
