import type { TFunction } from 'i18next';
import {
  askedStates,
  isBudget,
  type FilterRow,
  type FilterValue,
  type MonthlyBudget,
  type NumberRange,
} from '../domain/filters.ts';
import { formatNumber } from '../domain/rules/number.ts';
import { formatPrice } from '../domain/rules/price.ts';

/**
 * A filter in words: `Garden`, `Living area 80–150 m²`, `Energy label C or better`, `Available by 01/02/2027`, `Up to €
 * 1.600 a month`.
 */
export function filterText(t: TFunction, language: string, { name, unit }: FilterRow, value: FilterValue): string {
  const state = askedStates.find((each) => each === value);
  if (state) return t(`search.states.${state}`);
  const words = t(`filters.${name}`);
  if (value === true) return words;
  if (isBudget(value)) return budgetText(t, value);
  if (typeof value === 'object') return rangeText(t, language, words, value, unit);
  return /^\d/.test(value)
    ? t('search.availableBy', { day: value.split('-').reverse().join('/') })
    : t('search.labelOrBetter', { label: value });
}

function budgetText(t: TFunction, { month, own }: MonthlyBudget): string {
  const upTo = t('search.month.upTo', { month: formatPrice(month) });
  return own === 0 ? upTo : t('search.month.withOwn', { upTo, own: formatPrice(own) });
}

function rangeText(
  t: TFunction,
  language: string,
  name: string,
  { min, max }: NumberRange,
  unit: FilterRow['unit'],
): string {
  // Euro amounts look the same in all languages.
  const style = unit === 'm2' ? { language } : {};
  // Years have no unit and no thousands separator.
  const figure = (value: number | null) => (value === null ? '' : unit ? formatNumber(value, style) : String(value));
  const said = (value: string) => (unit ? `${value} ${unitSigns[unit]}` : value);
  if (max === null) return t('search.filterFrom', { name, value: said(figure(min)) });
  if (min === null) return t('search.filterUpTo', { name, value: said(figure(max)) });
  return min === max ? `${name} ${said(figure(min))}` : `${name} ${said(`${figure(min)}–${figure(max)}`)}`;
}

export const unitSigns = { m2: 'm²', euroPerM2: '€/m²' } as const;
