import type { TFunction } from 'i18next';
import type { Language } from '~/i18n/languages.ts';
import type { CostsView } from '../costs/costs-view.ts';
import type { Listing } from '../domain/entity.ts';
import { formatNumber } from '../domain/rules/number.ts';
import { premiums, usualWorks, type Work } from './renovation-costs.ts';
import { renovationAhead, type RenovationRule } from './renovation-law.ts';
import type { RenovationView } from './renovation-view.ts';

export interface RenovationOptions {
  /** Site settings. */
  termYears: number;
  /** Null if the price is not shown: monthly costs are then omitted too. */
  costs: CostsView | null;
  /** The texts of `language`. */
  t: TFunction;
  language: Language;
}

/** The renovation ahead of a home's buyer, in the page's language; null for none. */
export function renovationView(
  listing: Listing,
  { termYears, costs, t, language }: RenovationOptions,
): RenovationView | null {
  const ahead = renovationAhead(listing, termYears);
  if (ahead === null) return null;
  const { region, label, rule } = ahead;
  const { livingSurface, mainType, detail } = listing;
  const isFlat = mainType === 'apartment' || mainType === 'studio';
  const works =
    livingSurface !== null && livingSurface > 0
      ? usualWorks({ region, livingSurface, isFlat, facades: detail.facades })
      : [];
  const { name, url } = premiums[region];
  return {
    rule: ruleText(t, rule, label),
    works: works.map(({ key, surface, least, most }) => ({
      key,
      least,
      most,
      name: workName(t, key, surface, language),
    })),
    costs,
    premium: { text: t('renovation.premium', { name }), url },
    texts: {
      title: t('renovation.title'),
      works: t('renovation.works'),
      total: t('renovation.total'),
      without: t('renovation.without'),
      monthly: t('renovation.monthly'),
      note: [t('renovation.note'), ...(isFlat ? [t('renovation.flat')] : [])].join(' '),
    },
  };
}

function ruleText(t: TFunction, rule: RenovationRule, label: string): string {
  switch (rule.kind) {
    case 'purchase':
    case 'plannedPurchase':
      return t(`renovation.rule.${rule.kind}`, { label, target: rule.target, since: rule.since, count: rule.years });
    case 'everybody':
      return t('renovation.rule.everybody', { label, target: rule.target, by: rule.by });
    case 'none':
      return t('renovation.rule.none', { label });
  }
}

function workName(t: TFunction, key: Work['key'], surface: number | null, language: Language): string {
  return t(`renovation.work.${key}`, { surface: surface === null ? '' : formatNumber(surface, { language }) });
}
