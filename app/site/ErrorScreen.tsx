import { useTranslation } from '~/i18n/translation.ts';
import { QuickSearch } from '~/listings/search/QuickSearch.tsx';
import { buttonStyles } from '~/ui/button.ts';
import { errorKind, notFoundData } from './not-found.ts';
import { PropertyCardView } from '~/listings/cards/PropertyCardView.tsx';
import { usePage } from './page-context.ts';
import '~/listings/cards/cards.css';

/** 404 and error pages in the visitor's language, with a search or retry and a link home (requirements 2.24). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { shell, pathname, search } = usePage();
  const found = notFoundData(error);
  const kind = errorKind(error);
  const ours = kind === 'api' || kind === 'failure';
  return (
    <div className="page-width grid gap-6 py-16 tablet:py-24">
      <h1 className="text-display">{t(`errors.${kind}.title`)}</h1>
      <p className="max-w-text text-lead">{t(`errors.${kind}.text`)}</p>
      {shell && !ours && <QuickSearch id="search" action={shell.paths.sale} />}
      <p className="flex flex-wrap gap-3">
        {ours && (
          <a href={pathname + search} className={buttonStyles.main}>
            {t('errors.retry')}
          </a>
        )}
        <a href={shell?.home ?? '/'} className={buttonStyles.rest}>
          {t('errors.home')}
        </a>
        {ours && shell?.agency.phone && (
          <a href={`tel:${shell.agency.phone.replace(/[^\d+]/g, '')}`} className={`${buttonStyles.rest} figures`}>
            {shell.agency.phone}
          </a>
        )}
      </p>
      {found && found.cards.length > 0 && (
        <section className="mt-10">
          <h2 className="mb-6 text-heading">{t('property.similar')}</h2>
          <ul className="item-grid">
            {found.cards.map((card) => (
              <li key={card.id}>
                <PropertyCardView card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
