import type { LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Goal } from '../domain/codes.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';
import type { marqueeBadge, PriceText, TitlePrefix } from '../domain/rules/price.ts';

/** A property as shown on cards, sliders and map popups. */
export interface PropertyCard {
  id: string;
  path: string;
  reference: string;
  goal: Goal;
  /** "New", "Sold", "Rented", or the CRM's own label. */
  badge: ReturnType<typeof marqueeBadge>;
  /** Whether to show that the price was lowered; false if the CRM's label already says so. */
  isLowered: boolean;
  titlePrefix: TitlePrefix;
  title: LocalText;
  price: PriceText;
  /** Monthly charges on top of the rent. */
  charges: string | null;
  /** Street if published, then zip and city. */
  place: string;
  type: string;
  bedrooms: number | null;
  /** Built surface in m², and its name (`builtSurface`). */
  surface: { key: 'livingSurface' | 'usableSurface'; squareMetres: number } | null;
  /** m² */
  groundSurface: number | null;
  epc: EpcLabel | null;
  images: ImageRef[];
}
