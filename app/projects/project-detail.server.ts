import { localText, plainText, type LocalText } from '~/i18n/text.ts';
import { propertyPath } from '~/paths/entity-paths.ts';
import type { ListingSummary, Project, UnitStatus } from '~/listings/entity.ts';
import { listingImage, type CardOptions } from '~/listings/property-card.server.ts';
import { agentView, type AgentView } from '~/listings/property/agent-view.ts';
import { documentView, type DocumentView } from '~/listings/property/document-view.ts';
import { descriptionView, type DescriptionView } from '~/listings/property/property-detail.server.ts';
import { formatAddress, formatDay } from '~/listings/rules/format.ts';
import { formatPrice } from '~/listings/rules/price.ts';
import type { ImageRef } from '~/ui/Image.tsx';

/** One line of the price list, spec §3: unit, floor, status, requirement. */
export interface UnitRow {
  id: string;
  unit: string;
  floor: number | null;
  status: UnitStatus;
  requirement: string;
  price: string | null;
  /** m² */
  livingSurface: number | null;
  bedrooms: number | null;
  /** The unit's own page. */
  path: string | null;
}

export interface ProjectDetail {
  number: string;
  title: LocalText;
  place: string;
  description: DescriptionView | null;
  /** The CRM's own words on the delivery; else only its day is known. */
  deliveryText: LocalText | null;
  deliveryDay: string | null;
  situation: LocalText | null;
  images: ImageRef[];
  plans: ImageRef[];
  documents: DocumentView[];
  agent: AgentView | null;
  units: UnitRow[];
  available: number;
  /** Of the cheapest unit that is available and has a published price. */
  fromPrice: string | null;
}

/** @param listings cards of the units that have a page of their own */
export function projectDetail(
  project: Project,
  listings: readonly ListingSummary[],
  { choice, keep }: CardOptions,
): ProjectDetail {
  const city = plainText(project.address.city, choice);
  const title = localText(project.title, choice) ?? { text: `${project.number} ${city}` };
  return {
    number: project.number,
    title,
    place: formatAddress({ ...project.address, city }),
    description: descriptionView(project.description, choice),
    deliveryText: localText(project.deliveryText, choice),
    deliveryDay: formatDay(project.delivery ?? ''),
    situation: localText(project.situation, choice),
    images: project.pictures.map((picture, index) =>
      listingImage('project', project.id, picture, `${title.text} – ${index + 1}`),
    ),
    plans: project.plans.map((plan, index) =>
      listingImage('project', project.id, plan, `${title.text} – ${index + 1}`),
    ),
    documents: project.documents.map((document) => documentView(document, choice)),
    agent: agentView(project.agent, choice),
    available: project.units.filter(({ status }) => status === 'available').length,
    fromPrice: lowestPrice(project.units),
    units: project.units.map(({ id, unit, floor, status, requirement, price, livingSurface, bedrooms, listingId }) => {
      const listing = listings.find((each) => each.id === listingId);
      return {
        id,
        unit,
        floor,
        status,
        requirement: plainText(requirement, choice),
        price: price === null ? null : formatPrice(price),
        livingSurface,
        bedrooms,
        path: listing ? keep(propertyPath(listing, choice.language)) : null,
      };
    }),
  };
}

function lowestPrice(units: Project['units']): string | null {
  const prices = units.flatMap(({ status, price }) => (status === 'available' && price !== null ? [price] : []));
  return prices.length === 0 ? null : formatPrice(Math.min(...prices));
}
