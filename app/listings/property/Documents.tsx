import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentView } from './property-detail.server.ts';

/** What can be asked for on paper. */
export function Documents({ documents }: { documents: readonly DocumentView[] }) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="border-t border-line pt-4">
      <h2 id="documents" className="text-title">
        {t('property.documents')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {documents.map(({ id, name }) => (
          <li key={id} className="flex items-start gap-2">
            <FileText size={16} aria-hidden className="mt-1.5 shrink-0" />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
