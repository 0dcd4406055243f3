import type { Region } from '../domain/codes.ts';
import * as tariffs from './tariffs.ts';
import type { Scale } from './tariffs.ts';

/** The parameters of a purchase. Those that a region does not know have no effect there. */
export interface Purchase {
  region: Region;
  /** Whole euros. */
  price: number;
  /** It becomes the buyer's only home. */
  ownHome: boolean;
  /** Flanders: with a deep energy renovation. */
  deepRenovation: boolean;
  /** Brussels: energy classes gained by renovating. */
  classesGained: number;
  /** Luxembourg: number of buyers who will live there, one or two. */
  buyers: number;
  /** For a new building under VAT, the listing's percentage; null for registration tax. */
  vatPercentage: number | null;
}

/** Whole euros. */
export interface BuyingCosts {
  tax: number;
  /** The nominal tax rate, before allowances and credits, as a share of the price. */
  taxRate: number;
  taxKind: 'registration' | 'vat';
  /** Including VAT. */
  notaryFee: number;
  /** Administration and searches, including VAT. */
  administration: number;
  total: number;
}

/** Estimates the taxes and notary fees of a purchase in its region. */
export function buyingCosts(purchase: Purchase): BuyingCosts {
  const price = Math.max(0, purchase.price);
  const { tax, rate, kind } = purchase.vatPercentage === null ? registrationTax(purchase) : valueAddedTax(purchase);
  const notary = purchase.region === 'luxembourg' ? luxembourgNotary(price) : belgianNotary(price);
  const rounded = {
    tax: Math.round(tax),
    notaryFee: Math.round(notary.fee),
    administration: Math.round(notary.administration),
  };
  return {
    ...rounded,
    taxRate: rate,
    taxKind: kind,
    total: rounded.tax + rounded.notaryFee + rounded.administration,
  };
}

function registrationTax({ region, price, ownHome, deepRenovation, classesGained, buyers }: Purchase) {
  const kind = 'registration' as const;
  switch (region) {
    case 'flanders': {
      const { rate, ownHomeRate, renovationRate } = tariffs.flanders;
      const applied = !ownHome ? rate : deepRenovation ? renovationRate : ownHomeRate;
      return { tax: price * applied, rate: applied, kind };
    }
    case 'wallonia': {
      const applied = ownHome ? tariffs.wallonia.ownHomeRate : tariffs.wallonia.rate;
      return { tax: price * applied, rate: applied, kind };
    }
    case 'brussels': {
      const { rate } = tariffs.brussels;
      return { tax: Math.max(0, price - brusselsAllowance(price, ownHome, classesGained)) * rate, rate, kind };
    }
    case 'luxembourg': {
      const { rate, creditPerBuyer, leastTax } = tariffs.luxembourg;
      const credit = ownHome ? creditPerBuyer * Math.min(2, Math.max(1, buyers)) : 0;
      return { tax: Math.max(Math.min(leastTax, price * rate), price * rate - credit), rate, kind };
    }
  }
}

function brusselsAllowance(price: number, ownHome: boolean, classesGained: number): number {
  const { ownHomeAllowance, ownHomeCeiling, allowancePerClass, minClasses, maxClasses } = tariffs.brussels;
  if (!ownHome || price > ownHomeCeiling) return 0;
  const classes = classesGained >= minClasses ? Math.min(maxClasses, classesGained) : 0;
  return ownHomeAllowance + classes * allowancePerClass;
}

function valueAddedTax({ region, price, ownHome, vatPercentage }: Purchase) {
  const kind = 'vat' as const;
  if (region !== 'luxembourg') {
    const rate = (vatPercentage ?? tariffs.belgianVat.rate * 100) / 100;
    return { tax: price * rate + tariffs.belgianVat.fixedRegistration, rate, kind };
  }
  const { vatRate, ownHomeVatRate, greatestVatSaving } = tariffs.luxembourg;
  if (!ownHome) return { tax: price * vatRate, rate: vatRate, kind };
  return { tax: Math.max(price * ownHomeVatRate, price * vatRate - greatestVatSaving), rate: ownHomeVatRate, kind };
}

function belgianNotary(price: number) {
  const { saleAdministration, searches, vat } = tariffs.belgianDeed;
  return {
    fee: onScale(price, tariffs.saleFee) * (1 + vat),
    administration: price > 0 ? (saleAdministration + searches) * (1 + vat) : 0,
  };
}

function luxembourgNotary(price: number) {
  return { fee: price * tariffs.luxembourg.notaryShare, administration: 0 };
}

/** The costs of a loan's deed, in whole euros, including VAT. */
export function creditCosts(region: Region, amount: number): number {
  if (amount <= 0) return 0;
  if (region === 'luxembourg') return Math.round(amount * tariffs.luxembourg.creditShare);
  const { registration, mortgageDuty, secured, registrarAndWritings } = tariffs.belgianCredit;
  const { creditAdministration, vat } = tariffs.belgianDeed;
  const taxes = amount * secured * (registration + mortgageDuty) + registrarAndWritings;
  return Math.round(taxes + (onScale(amount, tariffs.creditFee) + creditAdministration) * (1 + vat));
}

/** Applies a degressive scale to an amount. */
export function onScale(amount: number, scale: Scale): number {
  let fee = 0;
  let from = 0;
  for (const { upTo, rate } of scale) {
    if (amount <= from) break;
    fee += (Math.min(amount, upTo) - from) * rate;
    from = upTo;
  }
  return fee;
}

/** The monthly payment in euros of a loan with equal payments. `ratePercent` is per year. */
export function monthlyPayment(amount: number, ratePercent: number, years: number): number {
  return monthlyPayments(ratePercent, years)(amount);
}

/** `monthlyPayment` for many loans with the same rate and term. */
export function monthlyPayments(ratePercent: number, years: number): (amount: number) => number {
  const months = Math.round(years * 12);
  // Belgian banks compound: twelve months at the monthly rate equal the yearly rate (Code of Economic Law, book VII).
  const monthly = Math.pow(1 + ratePercent / 100, 1 / 12) - 1;
  const discounted = 1 - Math.pow(1 + monthly, -months);
  return (amount) => {
    if (amount <= 0 || months <= 0) return 0;
    return monthly === 0 ? amount / months : (amount * monthly) / discounted;
  };
}
