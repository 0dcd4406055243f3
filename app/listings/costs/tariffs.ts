/**
 * Legal costs of buying, as of November 2026. Each figure appears only here, with its source, because laws change.
 * Amounts in whole euros, rates as fractions. Reductions for modest homes, social loans and portability are omitted:
 * the result is an estimate.
 */

/**
 * Year and month of these figures. Increment when any of them changes: the store then recomputes what derives from
 * them.
 */
export const tariffsOf = 202_611;

/** A degressive scale: `rate` applies to the part between the previous step and `upTo`. */
export type Scale = readonly { upTo: number; rate: number }[];

/** 12 %; 2 % for the only own home since 2025, 1 % with a deep energy renovation. vlaanderen.be, "verkooprecht". */
export const flanders = { rate: 0.12, ownHomeRate: 0.02, renovationRate: 0.01 } as const;

/**
 * 12.5 %. The first 200,000 are exempt for the only own home up to 600,000, plus 25,000 for each energy class gained,
 * from two on. fiscalite.brussels, "abattement"; be.brussels, "réduction des droits d'enregistrement".
 */
export const brussels = {
  rate: 0.125,
  ownHomeAllowance: 200_000,
  ownHomeCeiling: 600_000,
  allowancePerClass: 25_000,
  minClasses: 2,
  maxClasses: 6,
} as const;

/** 12.5 %; 3 % for the only own home since 1 January 2025. notaire.be, "droits d'enregistrement en Région wallonne". */
export const wallonia = { rate: 0.125, ownHomeRate: 0.03 } as const;

/**
 * 6 % registration and 1 % transcription; a tax credit of 40,000 per buyer for an own home, with a minimum tax of 100
 * (guichet.lu, "Bëllegen Akt"). VAT on new homes is 17 %, for an own home 3 % up to a saving of 50,000. Notary fees are
 * about 1 %, including disbursements.
 */
export const luxembourg = {
  rate: 0.07,
  creditPerBuyer: 40_000,
  leastTax: 100,
  vatRate: 0.17,
  ownHomeVatRate: 0.03,
  greatestVatSaving: 50_000,
  notaryShare: 0.01,
  /** Registering a mortgage, including the notary: banks assume 0.5 to 1.2 %. */
  creditShare: 0.01,
} as const;

/**
 * Belgium: VAT on new buildings (6 % for demolition and reconstruction), and the fixed registration fee of a deed under
 * VAT.
 */
export const belgianVat = { rate: 0.21, fixedRegistration: 50 } as const;

/** Belgium: notary's fee of a sale. Royal Decree of 16 December 1950, scale J; notaris.be. Without VAT. */
export const saleFee: Scale = [
  { upTo: 7_500, rate: 0.0456 },
  { upTo: 17_500, rate: 0.0285 },
  { upTo: 30_000, rate: 0.0228 },
  { upTo: 45_495, rate: 0.0171 },
  { upTo: 64_095, rate: 0.0114 },
  { upTo: 250_095, rate: 0.0057 },
  { upTo: Infinity, rate: 0.00057 },
];

/** Belgium: notary's fee of a loan. The same decree, scale for loans. Without VAT. */
export const creditFee: Scale = [
  { upTo: 7_500, rate: 0.01425 },
  { upTo: 17_500, rate: 0.0114 },
  { upTo: 30_000, rate: 0.00684 },
  { upTo: 45_495, rate: 0.0057 },
  { upTo: 64_095, rate: 0.00456 },
  { upTo: 250_095, rate: 0.00228 },
  { upTo: Infinity, rate: 0.000456 },
];

/**
 * Belgium, both deeds: fixed administrative costs since 1 January 2023, and notaries' charge for searches; notaris.be.
 * Without VAT.
 */
export const belgianDeed = { saleAdministration: 750, creditAdministration: 550, searches: 350, vat: 0.21 } as const;

/**
 * Belgium, the deed of the loan: 1 % registration and 0.3 % mortgage duty on the secured amount (banks secure 10 % more
 * than they lend), the registrar, annexes and duties on writings; notaris.be, "kosten verbonden aan het hypothecair
 * krediet".
 */
export const belgianCredit = {
  registration: 0.01,
  mortgageDuty: 0.003,
  secured: 1.1,
  registrarAndWritings: 400,
} as const;

/** Initial values and limits of the loan calculator. */
export const loanDefaults = {
  /** The share of the price that banks require a buyer to contribute. */
  ownShare: 0.2,
  ratePercent: 3.5,
  years: 25,
  /** Larger amounts are typing errors. Whole euros. */
  mostEuros: 100_000_000,
  leastYears: 5,
  maxYears: 30,
  maxRatePercent: 15,
} as const;
