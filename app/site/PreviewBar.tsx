import { useTranslation } from '~/i18n/translation.ts';
import { Island } from '~/ui/islands/Island.tsx';
import { usePage } from './page-context.ts';
import PreviewTools from './PreviewTools.island.tsx';

interface Props {
  /** Whether drafts are shown; without proof of access the preview shows published content. */
  drafts: boolean;
}

/** Marks the page as a preview and links to the public page. The editors' tools are an island. */
export function PreviewBar({ drafts }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = usePage();
  return (
    <div
      role="status"
      className="sticky bottom-0 z-40 flex flex-wrap items-center gap-x-4 bg-slate px-4 py-2 text-surface print:hidden"
    >
      <span>{t(drafts ? 'preview.notice' : 'preview.published')}</span>
      <a
        href={`/preview/disable?to=${encodeURIComponent(pathname + search)}`}
        className="inline-flex min-h-9 items-center underline"
      >
        {t('preview.leave')}
      </a>
      {drafts && <Island of={PreviewTools} props={{}} />}
    </div>
  );
}
