import type { LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';

/** A construction project on a list. */
export interface ProjectCard {
  id: string;
  number: string;
  /** Its page, or its own website if it has one (requirements 2.37). */
  path: string;
  external: boolean;
  title: LocalText;
  place: string;
  /** The delivery date, formatted. */
  deliveryDay: string | null;
  deliveryText: LocalText | null;
  image: ImageRef | null;
  units: { total: number; available: number };
  /** Whole euros: the price of the cheapest unit that is available and has a published price. */
  fromPrice: number | null;
}
