import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import { askedCriteria, wishesOf } from '~/forms/demand-register/asked.server.ts';
import type { Criteria } from './demand.ts';

/**
 * A search in one line: `Te koop: Huis; Gent 9000; tot € 400.000; Woonoppervlakte vanaf 120 m²`.
 *
 * @param t the texts of `language`
 */
export function searchSummary(
  search: Criteria,
  typeNames: ReadonlyMap<number, string>,
  language: Language,
  t: TFunction,
): string {
  const { goal, types, places, areas, minPrice, maxPrice, minBedrooms, maxBedrooms, garages } = search;
  const parts = [
    types.map((type) => typeNames.get(type) ?? t('search.otherType')).join(', '),
    [...(places === '' ? [] : [places]), ...areas.map((area) => t(`demandRegisterForm.options.areas.${area}`))].join(
      ', ',
    ),
    minPrice === null ? '' : t('demandRegisterForm.alerts.priceFrom', { price: formatPrice(minPrice) }),
    maxPrice === null ? '' : t('demandRegisterForm.alerts.priceTo', { price: formatPrice(maxPrice) }),
    minBedrooms === null ? '' : t('demandRegisterForm.alerts.bedroomsFrom', { count: minBedrooms }),
    maxBedrooms === null ? '' : t('demandRegisterForm.alerts.bedroomsTo', { count: maxBedrooms }),
    garages === 0 ? '' : t('demandRegisterForm.alerts.garages', { count: garages }),
    ...(['parking', 'terrace', 'garden'] as const).map((wish) =>
      search[wish] ? t(`demandRegisterForm.fields.${wish}`) : '',
    ),
    ...wishesOf(askedCriteria(goal, search.asked), language, t).map(({ label }) => label),
  ];
  return `${t(`demandRegisterForm.alerts.${goal}`)}: ${parts.filter((part) => part !== '').join('; ')}`;
}
