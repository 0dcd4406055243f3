import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslation } from '~/i18n/translation.ts';

/** A button that appears after 10 px of scroll and scrolls to the top (`browser/to-top.ts`). Ends above the footer. */
export function ScrollToTop() {
  const { t } = useTranslation();
  return (
    <div hidden data-at-end="" className="to-top sticky bottom-(--covered-below) z-30 h-0">
      <button
        type="button"
        data-gives-way=""
        className="to-top-button absolute right-4 bottom-4 inline-flex size-11 cursor-pointer items-center justify-center rounded-base border border-line bg-surface text-slate shadow-float transition-opacity data-gives-way:pointer-events-none data-gives-way:not-focus-visible:opacity-0"
      >
        <ArrowUp size={20} aria-hidden />
        <span className="sr-only">{t('frame.toTop')}</span>
      </button>
    </div>
  );
}
