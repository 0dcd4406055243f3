import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { CookieEntries } from './CookieEntries.tsx';
import type { CategoryView, ConsentView } from './consent.server.ts';

interface Props extends ConsentView {
  policy: string | null;
}

/**
 * The cookie dialog, rendered on the server only; `browser/dialog.ts` puts it on a page and handles it. It covers the
 * bottom of the page but does not block it: nobody has to choose in order to read (requirements 4.1; refusing is as
 * easy as accepting).
 */
export function CookieDialog({ title, text, categories, policy }: Props) {
  const { t } = useTranslation();
  return (
    <section role="dialog" aria-labelledby="consent-title" aria-describedby="consent-text" className="consent">
      <form className="page-width grid gap-x-10 gap-y-3 tablet:grid-cols-[1fr_auto] tablet:items-start">
        <div data-part="title" className="flex items-start justify-between gap-4 tablet:col-span-2">
          <h2 id="consent-title" tabIndex={-1} className="pt-1 text-title outline-none">
            {title}
          </h2>
          <button type="button" data-close="" hidden className={`${buttonStyles.icon} shrink-0`}>
            <X size={20} aria-hidden />
            <span className="sr-only">{t('consent.close')}</span>
          </button>
        </div>
        <p
          id="consent-text"
          className="max-w-text text-small whitespace-pre-line tablet:col-start-1 tablet:row-start-2 desktop:max-w-none"
        >
          {text}{' '}
          {policy !== null && (
            <a href={policy} className={linkStyle}>
              {t('consent.policy')}
            </a>
          )}
        </p>
        <details className="group/choose tablet:col-span-full tablet:row-start-3">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
            <ChevronDown size={18} aria-hidden className="transition-transform group-open/choose:rotate-180" />
            {t('consent.choose')}
          </summary>
          <ul className="grid gap-x-8 gap-y-3 pt-1 pb-4 tablet:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
            {categories
              // A category that stores nothing needs no choice.
              .filter(({ category, entries }) => category === 'necessary' || entries.length > 0)
              .map((each) => (
                <Choice key={each.category} {...each} />
              ))}
          </ul>
          <button type="submit" value="chosen" className={`${buttonStyles.rest} w-full tablet:w-auto`}>
            {t('consent.save')}
          </button>
        </details>
        <div
          data-part="answers"
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 tablet:col-start-2 tablet:row-start-2 tablet:grid-cols-1 desktop:grid-cols-[auto_auto] desktop:whitespace-nowrap"
        >
          {(['functional', 'all'] as const).map((each) => (
            <button key={each} type="submit" value={each} className={buttonStyles.rest}>
              {t(each === 'all' ? 'consent.acceptAll' : 'consent.functional')}
            </button>
          ))}
        </div>
      </form>
    </section>
  );
}

function Choice({ category, title, text, entries }: CategoryView) {
  const { t } = useTranslation();
  const isAlways = category === 'necessary';
  const id = `consent-${category}`;
  return (
    <li className="border-t border-line pt-3">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="category"
          value={category}
          defaultChecked={isAlways}
          disabled={isAlways}
          aria-describedby={id}
          className="size-5 shrink-0 cursor-pointer accent-brick"
        />
        <span>
          {title}
          {isAlways && <span className="font-normal text-slate-soft"> ({t('consent.always')})</span>}
        </span>
      </label>
      <p id={id} className="text-small">
        {text}
      </p>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 text-small underline underline-offset-4">
          {t('consent.sets', { total: entries.length })}
        </summary>
        <CookieEntries category={category} entries={entries} nothing={t('consent.nothing')} />
      </details>
    </li>
  );
}
