import type { TFunction } from 'i18next';
import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { PropertyCard } from '../cards/property-card.ts';
import { costsView } from '../costs/costs-view.ts';
import { monthlyCost, usualFinancing } from '../costs/monthly-cost.ts';
import { count, measure, year } from '../detail/fact-values.ts';
import type { Listing } from '../domain/entity.ts';
import { priceWords } from '../domain/price-words.ts';
import { isHome, renovationDutyLabel } from '../domain/rules/advert-duties.ts';
import { builtSurface } from '../domain/rules/built-surface.ts';
import { formatValue } from '../domain/rules/format.ts';
import { formatPrice } from '../domain/rules/price.ts';
import { regionOf } from '../domain/rules/region.ts';
import type { Best, CompareCell, CompareRow } from './compare-table.ts';

export interface ComparedHome {
  card: PropertyCard;
  listing: Listing;
}

export interface CompareOptions {
  choice: LanguageChoice;
  t: TFunction;
  /** Site setting (docs/decisions/0009). */
  renovationTermYears: number;
}

interface Kind {
  key: string;
  name: string;
  cell: (home: ComparedHome) => CompareCell;
  /** A quantity of which the lowest or highest value is marked. */
  best?: { kind: Best; value: (home: ComparedHome) => number | null };
}

/**
 * The rows of a comparison, in the order of a buyer's questions, without rows that are entirely unknown. Listings
 * contain no unpublished data, and a price that is not shown on the page cannot be derived from the rows.
 *
 * @param homes by column; null for one that is gone
 */
export function compareRows(homes: readonly (ComparedHome | null)[], options: CompareOptions): CompareRow[] {
  const there = homes.filter((home) => home !== null);
  return kindsOf(there, options).flatMap((kind) => {
    const cells = homes.map((home) => home && kind.cell(home));
    const known = cells.filter((cell) => cell !== null);
    if (known.every(({ text }) => text === null)) return [];
    markBest(homes, cells, kind.best);
    return [{ key: kind.key, name: kind.name, cells, isSame: there.length > 1 && allEqual(known) }];
  });
}

function allEqual(cells: readonly CompareCell[]): boolean {
  return new Set(cells.map(({ text }) => text)).size === 1;
}

function markBest(homes: readonly (ComparedHome | null)[], cells: readonly (CompareCell | null)[], best: Kind['best']) {
  if (best === undefined) return;
  const values = homes.map((home) => home && best.value(home));
  const known = values.filter((value) => value !== null);
  if (new Set(known).size < 2) return;
  const end = best.kind === 'lowest' ? Math.min(...known) : Math.max(...known);
  for (const [index, cell] of cells.entries()) if (cell && values[index] === end) cell.best = best.kind;
}

function kindsOf(homes: readonly ComparedHome[], { choice, t, renovationTermYears }: CompareOptions): Kind[] {
  const plain = (text: string | null): CompareCell => ({ text });
  const yesOrNo = (flag: boolean | null) => (flag === null ? null : t(flag ? 'facts.yes' : 'facts.no'));
  const usable = homes.every(({ listing }) => builtSurface(listing.mainType) === 'usableSurface');
  // Rents and sale prices are not compared.
  const oneGoal = new Set(homes.map(({ card }) => card.goal)).size === 1;
  const shown = (value: (home: ComparedHome) => number | null) => (home: ComparedHome) =>
    oneGoal ? value(home) : null;
  return [
    {
      key: 'price',
      name: t('facts.price'),
      cell: ({ card }) => plain(priceWords(card.price, card.goal, t)),
      best: { kind: 'lowest', value: shown(shownPrice) },
    },
    { key: 'place', name: t('compare.place'), cell: ({ card }) => plain(card.place || null) },
    { key: 'type', name: t('compare.type'), cell: ({ card }) => plain(card.type || null) },
    {
      key: 'bedRoom',
      name: t('facts.bedRoom'),
      cell: ({ listing }) => plain(count(listing.rooms.bedRoom)),
      best: { kind: 'most', value: ({ listing }) => listing.rooms.bedRoom },
    },
    {
      key: 'bathRoom',
      name: t('facts.bathRoom'),
      cell: ({ listing }) => plain(count(listing.rooms.bathRoom)),
      best: { kind: 'most', value: ({ listing }) => listing.rooms.bathRoom },
    },
    {
      key: 'livingSurface',
      name: t(usable ? 'facts.usableSurface' : 'facts.livingSurface'),
      cell: ({ listing }) => plain(measure(built(listing), 'm²', choice.language)),
      best: { kind: 'largest', value: ({ listing }) => built(listing) },
    },
    {
      key: 'groundSurface',
      name: t('facts.groundSurface'),
      cell: ({ listing }) => plain(measure(listing.groundSurface, 'm²', choice.language)),
      best: { kind: 'largest', value: ({ listing }) => listing.groundSurface },
    },
    {
      key: 'perSquareMetre',
      name: t('compare.perSquareMetre'),
      cell: (home) => plain(perSquareMetreText(home, t)),
      best: { kind: 'lowest', value: shown(perSquareMetre) },
    },
    {
      key: 'monthly',
      name: t('compare.monthly'),
      cell: (home) => {
        const cost = monthlyOf(home);
        return plain(cost === null ? null : formatPrice(cost));
      },
      best: { kind: 'lowest', value: shown(monthlyOf) },
    },
    {
      key: 'epcLabel',
      name: t('facts.epcLabel'),
      cell: ({ card: { epc } }) => (epc === null ? plain(null) : { text: epc.text, epc }),
    },
    {
      key: 'energyScore',
      name: t('facts.energyScore'),
      cell: ({ listing: { energy } }) => plain(measure(energy.value, 'kWh/m²', choice.language, { signed: true })),
      best: { kind: 'lowest', value: ({ listing: { energy } }) => energy.value },
    },
    {
      key: 'constructionYear',
      name: t('facts.constructionYear'),
      cell: ({ listing }) => plain(year(listing.detail.constructionYear)),
    },
    {
      key: 'terrace',
      name: t('facts.terraceSurface'),
      cell: ({ listing: { detail } }) =>
        plain(measure(detail.terraceSurface, 'm²', choice.language) ?? yesOrNo(detail.flags.terrace)),
    },
    {
      key: 'garden',
      name: t('facts.gardenSurface'),
      cell: ({ listing: { detail } }) =>
        plain(measure(detail.gardenSurface, 'm²', choice.language) ?? yesOrNo(detail.flags.garden)),
    },
    { key: 'parking', name: t('compare.parking'), cell: ({ listing }) => plain(parking(listing, t)) },
    {
      key: 'renovation',
      name: t('compare.renovation'),
      cell: ({ listing, card }) => {
        if (renovationDutyLabel(listing)) return plain(t('compare.renovationBy', { count: renovationTermYears }));
        const isSettled = card.epc !== null && isFlemishHomeForSale(listing);
        return plain(isSettled ? t('facts.no') : null);
      },
    },
    { key: 'flood', name: t('compare.flood'), cell: ({ listing }) => flood(listing, t) },
    {
      key: 'availability',
      name: t('facts.availability'),
      cell: ({ listing: { detail } }) =>
        plain(plainText(detail.availability, choice) || formatValue(detail.availableFrom, 'date')),
    },
  ];
}

function built({ mainType, livingSurface }: Listing): number | null {
  return builtSurface(mainType) === null ? null : livingSurface;
}

/** Whole euros; null if the page shows no price or a starting price. */
function shownPrice({ card, listing }: ComparedHome): number | null {
  return card.price.kind === 'price' && !card.price.startingFrom ? listing.price.amount : null;
}

/** Euros per square metre of built surface; null for a plot. */
function perSquareMetre(home: ComparedHome): number | null {
  const [price, surface] = [shownPrice(home), built(home.listing)];
  return price === null || surface === null || surface <= 0 ? null : price / surface;
}

/** Whole euros per month with the usual financing; null for a rental or if the page shows no price. */
function monthlyOf({ card, listing }: ComparedHome): number | null {
  const costs = costsView(listing, card.price);
  return costs === null || card.price.kind !== 'price' || card.price.startingFrom
    ? null
    : monthlyCost(costs, usualFinancing(costs));
}

/** To the euro for a price, to the cent for a rent. */
function perSquareMetreText(home: ComparedHome, t: TFunction): string | null {
  const value = perSquareMetre(home);
  if (value === null) return null;
  if (home.card.goal === 'sale') return formatPrice(Math.round(value));
  return `${formatPrice(Math.round(value * 100) / 100)} ${t('price.perMonth')}`;
}

function parking({ rooms, detail }: Listing, t: TFunction): string | null {
  const garages = rooms.garage ?? 0;
  const spaces = (detail.parkings ?? 0) + (detail.externalParkings ?? 0);
  const parts = [
    garages > 0 ? t('compare.garages', { count: garages }) : detail.flags.garage ? t('compare.garage') : null,
    spaces > 0 ? t('compare.spaces', { count: spaces }) : null,
  ].filter((part) => part !== null);
  if (parts.length > 0) return parts.join(', ');
  return detail.flags.garage === false ? t('facts.no') : null;
}

/** The renovation duty is Flemish law (`renovationDutyLabel`): only here does a better label mean "no". */
function isFlemishHomeForSale(listing: Listing): boolean {
  const { countryId, zip } = listing.address;
  return listing.goal === 'sale' && isHome(listing) && regionOf(countryId, zip) === 'flanders';
}

function flood({ detail: { floodPlotScore, floodBuildingScore } }: Listing, t: TFunction): CompareCell {
  const parts = [
    floodPlotScore && t('compare.plotScore', { score: floodPlotScore }),
    floodBuildingScore && t('compare.buildingScore', { score: floodBuildingScore }),
  ].filter((part) => part !== null);
  const isProne = floodPlotScore === 'D' || floodBuildingScore === 'D';
  return { text: parts.length === 0 ? null : parts.join(', '), ...(isProne ? { isFloodProne: true } : {}) };
}
