import type { LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Goal } from '../domain/codes.ts';
import type { EpcLabel } from '../domain/rules/epc.ts';
import type { marqueeBadge, PriceText, TitlePrefix } from '../domain/rules/price.ts';

/** A property as cards, sliders and map popups show it. */
export interface PropertyCard {
  id: string;
  path: string;
  reference: string;
  goal: Goal;
  /** "New", "Sold", "Rented", or the CRM's own label. */
  badge: ReturnType<typeof marqueeBadge>;
  /** Whether to say that its price was lowered: the CRM's label does not. */
  isLowered: boolean;
  titlePrefix: TitlePrefix;
  title: LocalText;
  price: PriceText;
  /** What a tenant pays besides the rent, a month. */
  charges: string | null;
  /** Street if published, then zip and city. */
  place: string;
  type: string;
  bedrooms: number | null;
  /** What is built, in m², and what that is called (`builtSurface`). */
  surface: { key: 'livingSurface' | 'usableSurface'; squareMetres: number } | null;
  /** m² */
  groundSurface: number | null;
  epc: EpcLabel | null;
  images: ImageRef[];
}
