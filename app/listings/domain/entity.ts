/**
 * The domain model of properties (requirements 3.1, 10.27). Units: `price…` in whole euros, `…Cents` in
 * cents, surfaces in m², lengths in metres, energy in kWh/m²·year, days as ISO `2026-11-21`, moments as ISO with zone,
 * coordinates WGS 84.
 *
 * Everything the app receives is **already stripped** of what the owner does not publish: a hidden price is null; a
 * hidden address has no street, number or box, and only its municipality's centre. The raw values never leave the
 * store.
 */
import type { Translated } from '~/i18n/languages.ts';
import type { Goal, Marquee, PropertyTypeKey, RoomField } from './codes.ts';

export interface Picture {
  id: string;
  /** https, or `demo:` for a drawn picture; only the image route reads it. */
  url: string;
  /** Pixels of the original; null if the CRM does not provide them. */
  width: number | null;
  height: number | null;
  /** The CRM's name for it ("Kitchen"), the best source of the alt text. May be empty. */
  name: string;
  /** Smaller files of the same picture in the CRM, smallest first; absent if there are none. */
  smaller?: readonly PictureFile[];
}

/** A file of the CRM; its size may be a typical one. */
export interface PictureFile {
  url: string;
  width: number;
  height: number | null;
}

export interface Coordinates {
  latitude: number;
  longitude: number;
  /** The municipality's centre, because the address is not published: no pin, no street view. */
  approximate: boolean;
}

export interface Address {
  /** Null if the address is not published. */
  street: string | null;
  houseNumber: string | null;
  box: string | null;
  zip: string;
  city: Translated;
  countryId: number;
  countryName: Translated;
}

export interface Price {
  /** Whole euros, per month for rent; null if not published or unknown. */
  amount: number | null;
  /** The CRM's unit code; 7 is "starting from" (requirements 9.8). */
  unit: number | null;
  unitText: Translated;
}

export interface Energy {
  /** kWh/m²·year; negative is possible. */
  value: number | null;
  /** kWh/year (Wallonia's "total"). */
  total: number | null;
  /** Luxembourg's energy class, or the CRM's own text. */
  labelText: string | null;
  /** Luxembourg's thermal insulation class. */
  secondLabelText: string | null;
  /** kg CO₂/m²·year. */
  co2: number | null;
  certificateNumber: string | null;
  certificateEnd: string | null;
}

export type RoomCounts = Record<RoomField, number | null>;

export interface Agent {
  id: string;
  name: string;
  /** Digits as stored in the CRM; format them with `groupPhone`. */
  phone: string | null;
  mobile: string | null;
  email: string | null;
  function: Translated;
  pictureUrl: string | null;
}

export interface ListingDocument {
  id: string;
  name: Translated;
  /** Null if it is only sent by e-mail on request. */
  url: string | null;
}

export interface OpenVisit {
  day: string;
  /** `10:00`, Europe/Brussels. */
  from: string;
  to: string;
}

/** P- or G-score of the flood information required in Flemish adverts. */
export type FloodScore = 'A' | 'B' | 'C' | 'D';

/** Result of the inspection of the electrical installation, which a seller must state. */
export type ElectricalInspection = 'conform' | 'notConform';

/** The fields of requirements 3.3 "property detail" that cards do not show. Null: unknown. */
export interface ListingDetail {
  monthlyRentPrice: number | null;
  parkings: number | null;
  externalParkings: number | null;
  floors: number | null;
  floor: number | null;
  facades: number | null;
  terraceSurface: number | null;
  gardenSurface: number | null;
  plotWidth: number | null;
  frontWidth: number | null;
  constructionYear: number | null;
  renovationYear: number | null;
  heatingName: Translated;
  heatingType: Translated;
  glazing: Translated;
  frame: Translated;
  kitchen: Translated;
  roofMaterial: Translated;
  roofCondition: Translated;
  condition: Translated;
  flags: ListingFlags;
  judicialDecision: Translated;
  planningInformation: Translated;
  planningDestination: Translated;
  summons: Translated;
  floodZoneName: Translated;
  floodPlotScore: FloodScore | null;
  floodBuildingScore: FloodScore | null;
  riparianZone: Translated;
  asbestosType: Translated;
  asbestosDate: string | null;
  electricalInspection: ElectricalInspection | null;
  notaryFeePrice: number | null;
  vatPercentage: number | null;
  registrationPercentage: number | null;
  chargesOwnerCents: number | null;
  chargesRenterCents: number | null;
  depositPrice: number | null;
  agencyCostPrice: number | null;
  renterInventoryCents: number | null;
  availability: Translated;
  availableFrom: string | null;
  goalName: Translated;
  contractType: Translated;
  realEstateTaxCents: number | null;
  rateableIncomeCents: number | null;
  garagePrice: number | null;
  parkingPrice: number | null;
  commissionPercentage: number | null;
  /** Mobiscore, 0-10. */
  mobilityScore: number | null;
}

/** Requirements 3.3 "flags". Null means unknown, not "no". */
export const listingFlagNames = [
  'gas',
  'water',
  'lift',
  'cellar',
  'terrace',
  'garden',
  'garage',
  'attic',
  'furnished',
  'permit',
  'allotmentPermit',
  'summons',
  'preemptiveRights',
  'electronicConnection',
  'drainConnection',
] as const;
export type ListingFlag = (typeof listingFlagNames)[number];
export type ListingFlags = Record<ListingFlag, boolean | null>;

/** The fields shared by a card and a property page. */
interface ListingBase {
  /** The CRM's ID in lower case, `[a-z0-9-]{1,64}`. */
  id: string;
  /** The CRM's RecordFile: the reference that agents and visitors use. */
  reference: string;
  goal: Goal;
  marquee: Marquee;
  /** WebIDs, the main type first. */
  types: readonly number[];
  mainType: PropertyTypeKey | null;
  price: Price;
  energy: Energy;
  rooms: RoomCounts;
  livingSurface: number | null;
  groundSurface: number | null;
  coordinates: Coordinates | null;
  /** The first day it was online. */
  publishedOn: string;
  /** Moment of the last change in the CRM. */
  updatedAt: string;
}

/** A property page. */
export interface Listing extends ListingBase {
  uniqueCode: string | null;
  /** The CRM's own label ("In option"), also for codes unknown to the product. */
  marqueeLabel: Translated;
  typeDescription: Translated;
  mainTypeName: Translated;
  title: Translated;
  /** Plain text or simple HTML of the CRM; sanitize before use. */
  description: Translated;
  address: Address;
  totalSurface: number | null;
  detail: ListingDetail;
  pictures: readonly Picture[];
  videoUrls: readonly string[];
  /** 3D tour. */
  tourUrl: string | null;
  plans: readonly Picture[];
  documents: readonly ListingDocument[];
  openVisits: readonly OpenVisit[];
  agent: Agent | null;
}

export interface PriceChange {
  /** ISO day of the change. */
  day: string;
  /** Whole euros: the price until then. */
  was: number;
}

/** A card. Texts are in the requested language, or in the fallback if missing. */
export interface ListingSummary extends ListingBase {
  title: string;
  /** The language of `title`, for the `lang` attribute. Null: no title in any language. */
  titleLanguage: keyof Translated | null;
  marqueeLabel: string | null;
  typeDescription: string;
  mainTypeName: string;
  priceUnitText: string | null;
  /** Monthly charges on top of the rent. */
  chargesRenterCents: number | null;
  street: string | null;
  houseNumber: string | null;
  box: string | null;
  zip: string;
  city: string;
  countryId: number;
  countryName: string;
  /** Whether its published price was higher within the last 30 days. */
  isPriceLowered: boolean;
  /** The first pictures, at most `summaryPictureCount`. */
  pictures: readonly Picture[];
}

/** Price per square metre of homes for sale. */
export interface SquarePrices {
  count: number;
  /** Whole euros. */
  median: number;
}

export const summaryPictureCount = 5;

/** A listing as provided by the CRM, before stripping. Only used in feeds and the store. */
export interface ListingRecord {
  raw: Listing;
  publishPrice: boolean;
  publishAddress: boolean;
}

export const unitStatuses = ['available', 'option', 'sold'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** One line of a project's price list (requirements 3.5: unit, floor, status, requirement). */
export interface ProjectUnit {
  id: string;
  unit: string;
  /** WebID. */
  type: number | null;
  floor: number | null;
  status: UnitStatus;
  /** The CRM's own status text. */
  statusLabel: Translated;
  requirement: Translated;
  /** Whole euros; null if not published. */
  price: number | null;
  livingSurface: number | null;
  terraceSurface: number | null;
  bedrooms: number | null;
  /** The unit's own property page, if it has one. */
  listingId: string | null;
}

export interface Project {
  id: string;
  number: string;
  title: Translated;
  description: Translated;
  /** Stripped like a listing's if PublicAddress is false. */
  address: Address;
  coordinates: Coordinates | null;
  /** ISO day. */
  delivery: string | null;
  deliveryText: Translated;
  situation: Translated;
  /** WebIDs of its units. */
  types: readonly number[];
  units: readonly ProjectUnit[];
  pictures: readonly Picture[];
  plans: readonly Picture[];
  documents: readonly ListingDocument[];
  agent: Agent | null;
  /** The project's own website; if set, links go there (requirements 2.37). */
  externalUrl: string | null;
  updatedAt: string;
}

export interface ProjectRecord {
  raw: Project;
  publicAddress: boolean;
}

export interface PropertyType {
  id: string;
  webId: number;
  name: Translated;
  showOrder: number;
  sale: boolean;
  rent: boolean;
}

/** A municipality with its centre, from the feed. */
export interface Municipality {
  zip: string;
  name: Translated;
  countryId: number;
  countryName: Translated;
  centre: { latitude: number; longitude: number } | null;
}

/** A municipality in the store, with or without listings; its name in the requested language. */
export interface Place {
  id: number;
  name: string;
  zip: string;
  countryId: number;
  /** Its name in each language, in lower case without diacritics. */
  spellings: readonly string[];
}

/** An entry of the city lists (requirements 3.7), names in the requested language. */
export interface CityCount {
  name: string;
  zip: string;
  countryId: number;
  countryName: string;
  propertyCount: number;
}

export type TombstoneStatus = 'sold' | 'rented' | 'withdrawn';

/** What remains of a removed listing: enough for its URL to say "sold" and to find similar ones. */
export interface Tombstone {
  id: string;
  goal: Goal;
  status: TombstoneStatus;
  removedAt: string;
  /** Its first pictures, for "sold and rented by us". */
  pictures: readonly Picture[];
}

/** A listing that was sold or rented and left the CRM, reduced to what may still be shown: no price, no street. */
export interface Reference {
  id: string;
  goal: Goal;
  status: Exclude<TombstoneStatus, 'withdrawn'>;
  /** ISO day. */
  closedOn: string;
  title: string;
  titleLanguage: keyof Translated | null;
  typeDescription: string;
  zip: string;
  city: string;
  picture: Picture | null;
}
