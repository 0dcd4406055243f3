import type { TFunction } from 'i18next';
import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import { propertyPath } from '~/addresses/entity-paths.ts';
import type {
  Listing,
  ListingSummary,
  Project,
  ProjectUnit,
  PropertyType,
  UnitStatus,
} from '~/listings/domain/entity.ts';
import { projectOnMap } from '~/listings/map/map-items.server.ts';
import { agentImage, listingImage, type CardOptions } from '~/listings/cards/property-card.server.ts';
import { agentView, type AgentView } from '~/listings/detail/agent-view.ts';
import { documentView, type DocumentView } from '~/listings/detail/document-view.ts';
import { measure } from '~/listings/detail/fact-values.ts';
import { descriptionView, type DescriptionView } from '~/listings/detail/property-detail.server.ts';
import { formatAddress, writtenDay } from '~/listings/domain/rules/format.ts';
import { formatNumber } from '~/listings/domain/rules/number.ts';
import { placeView, type PlaceView } from '~/listings/detail/place-view.ts';
import { formatPrice } from '~/listings/domain/rules/price.ts';
import type { ImageRef } from '~/ui/Image.tsx';

/** A unit in the price list (requirements 3.5): unit, floor, status, requirement. */
export interface UnitRow {
  id: string;
  unit: string;
  type: string;
  floor: number | null;
  status: UnitStatus;
  /** The CRM's own label; null to use the product's. */
  statusLabel: string | null;
  requirement: string;
  price: string | null;
  livingSurface: string | null;
  terraceSurface: string | null;
  bedrooms: number | null;
  /** The unit's own page. */
  path: string | null;
}

export interface ProjectDetail {
  number: string;
  title: LocalText;
  place: string;
  description: DescriptionView | null;
  /** The CRM's own text about the delivery; if null, only `deliveryDay` may be known. */
  deliveryText: LocalText | null;
  deliveryDay: string | null;
  situation: LocalText | null;
  images: ImageRef[];
  plans: ImageRef[];
  documents: DocumentView[];
  agent: AgentView | null;
  units: UnitRow[];
  types: UnitTypeRow[];
  location: PlaceView;
  available: number;
  /** The price of the cheapest unit that is available and has a published price. */
  fromPrice: string | null;
}

/** The tax that a buyer pays on top of a unit's price, as a percentage of it. */
export interface PriceTax {
  kind: 'vat' | 'registration';
  percentage: number;
}

/**
 * VAT or registration tax as stated by a unit's page; null if it states neither. All units of a project have the same
 * kind.
 */
export function priceTax(unit: Listing | null): PriceTax | null {
  const { vatPercentage: vat = null, registrationPercentage: registration = null } = unit?.detail ?? {};
  if (vat !== null && vat > 0) return { kind: 'vat', percentage: vat };
  return registration !== null && registration > 0 ? { kind: 'registration', percentage: registration } : null;
}

export interface UnitTypeRow {
  webId: number;
  name: string;
  total: number;
  available: number;
  /** Minimum and maximum, as `2` or `1–3`; null if unknown. */
  bedrooms: string | null;
  /** m², in the same format. */
  surfaces: string | null;
  /** The price of the cheapest one that is available and has a published price. */
  fromPrice: string | null;
}

/**
 * @param listings cards of the units that have their own page
 * @param propertyTypes the agency's list, for the names of types
 */
export function projectDetail(
  project: Project,
  listings: readonly ListingSummary[],
  propertyTypes: readonly PropertyType[],
  options: CardOptions & { t: TFunction },
): ProjectDetail {
  const { choice, inMode } = options;
  const typeName = (webId: number | null) =>
    plainText(propertyTypes.find((type) => type.webId === webId)?.name ?? {}, choice);
  const city = plainText(project.address.city, choice);
  const fromPrice = lowestPrice(project.units);
  const title = localText(project.title, choice) ?? { text: `${project.number} ${city}` };
  return {
    number: project.number,
    title,
    place: formatAddress({ ...project.address, city }),
    description: descriptionView(project.description, choice),
    deliveryText: localText(project.deliveryText, choice),
    deliveryDay: writtenDay(project.delivery ?? '', choice.language),
    situation: localText(project.situation, choice),
    images: project.pictures.map((picture, index) =>
      listingImage('project', project.id, picture, `${title.text} – ${index + 1}`),
    ),
    plans: project.plans.map((plan, index) =>
      listingImage('project', project.id, plan, `${title.text} – ${index + 1}`),
    ),
    documents: project.documents.map((document) => documentView(document, choice)),
    agent: agentView(project.agent, choice, agentImage(project, 'project')),
    location: placeView(
      { coordinates: project.coordinates, detail: { mobilityScore: null } },
      city,
      projectOnMap(project, fromPrice, options),
      choice.language,
    ),
    types: unitTypes(project, typeName, choice.language),
    available: project.units.filter(({ status }) => status === 'available').length,
    fromPrice: fromPrice === null ? null : formatPrice(fromPrice),
    units: project.units.map((unit) => {
      const { id, floor, status, requirement, price, livingSurface, terraceSurface, bedrooms, listingId } = unit;
      const listing = listings.find((each) => each.id === listingId);
      return {
        id,
        unit: unit.unit,
        type: typeName(unit.type),
        floor,
        status,
        statusLabel: plainText(unit.statusLabel, choice) || null,
        requirement: plainText(requirement, choice),
        price: price === null ? null : formatPrice(price),
        livingSurface: measure(livingSurface, 'm²', choice.language),
        terraceSurface: measure(terraceSurface, 'm²', choice.language),
        bedrooms,
        path: listing ? inMode(propertyPath(listing, choice.language)) : null,
      };
    }),
  };
}

/** In order of first appearance in the price list. */
function unitTypes({ units }: Project, typeName: (webId: number | null) => string, language: string): UnitTypeRow[] {
  const webIds = [...new Set(units.flatMap(({ type }) => type ?? []))];
  return webIds.map((webId) => {
    const these = units.filter(({ type }) => type === webId);
    const fromPrice = lowestPrice(these);
    return {
      webId,
      name: typeName(webId),
      total: these.length,
      available: these.filter(({ status }) => status === 'available').length,
      bedrooms: range(
        these.map(({ bedrooms }) => bedrooms),
        language,
      ),
      surfaces: range(
        these.map(({ livingSurface }) => livingSurface),
        language,
      ),
      fromPrice: fromPrice === null ? null : formatPrice(fromPrice),
    };
  });
}

function range(values: readonly (number | null)[], language: string): string | null {
  const known = values.flatMap((value) => (value !== null && value > 0 ? [value] : []));
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)].map((value) => formatNumber(value, { language }));
  return least === most ? (least ?? null) : `${least}–${most}`;
}

function lowestPrice(units: readonly ProjectUnit[]): number | null {
  const prices = units.flatMap(({ status, price }) => (status === 'available' && price !== null ? [price] : []));
  return prices.length === 0 ? null : Math.min(...prices);
}
