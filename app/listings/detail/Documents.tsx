import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import type { DocumentView } from './document-view.ts';

interface Props {
  documents: readonly DocumentView[];
  /** The page with the form to request documents; without it they are only listed. */
  request?: string | null;
}

/** The documents of a property or project, to open or to request. */
export function Documents({ documents, request }: Props) {
  const { t } = useTranslation();
  return (
    <section id="documents" aria-labelledby="documents-title" className="border-t border-line pt-4 print:hidden">
      <h2 id="documents-title" className="text-title">
        {t('property.documents')}
      </h2>
      {documents.length === 0 && <p className="mt-2 text-slate-soft">{t('property.noDocuments')}</p>}
      <ul className="mt-2 grid">
        {documents.map((document) => (
          <li key={document.id} className="flex items-center gap-2">
            {document.url === null && request ? (
              <a href={request} className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}>
                <Mail size={16} aria-hidden className="shrink-0" />
                <span>
                  <span lang={document.name.lang}>{document.name.text}</span>{' '}
                  <span className="text-small text-slate-soft">({t('property.onRequest')})</span>
                </span>
              </a>
            ) : document.url === null ? (
              <>
                <FileText size={16} aria-hidden className="shrink-0" />
                <span lang={document.name.lang}>{document.name.text}</span>
              </>
            ) : (
              <a
                href={document.url}
                target="_blank"
                rel="noopener noreferrer"
                className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
              >
                <FileText size={16} aria-hidden className="shrink-0" />
                <span lang={document.name.lang}>{document.name.text}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
