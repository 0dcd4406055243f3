import { useTranslation } from '~/i18n/translation.ts';
import type { UnitTypeRow } from './project-detail.server.ts';

/** A project's units by type: how many are available, their size and lowest price. */
export function UnitTypes({ types }: { types: readonly UnitTypeRow[] }) {
  const { t } = useTranslation();
  if (types.length === 0) return null;
  return (
    <section aria-labelledby="unit-types">
      <h2 id="unit-types" className="mb-4 text-heading">
        {t('project.types')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8">
        {types.map(({ webId, name, total, available, bedrooms, surfaces, fromPrice }) => (
          <li key={webId} className="grid content-start gap-1 border-t border-line py-4">
            <h3 className="text-title">{name}</h3>
            <p className="figures">
              {[bedrooms && t('project.bedroomRange', { bedrooms }), surfaces && `${surfaces}\u00a0m²`]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="figures">
              {available === 0 ? (
                <strong>{t('project.soldOut')}</strong>
              ) : (
                <>
                  {fromPrice && `${t('price.startingFrom')} ${fromPrice} · `}
                  {t('project.unitsAvailable', { available, total })}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
