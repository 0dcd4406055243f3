import type { LocalText } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Reference } from '../domain/entity.ts';

/** A property in "sold and rented by us". */
export interface ReferenceCard {
  id: string;
  status: Reference['status'];
  title: LocalText;
  /** Zip and city. */
  place: string;
  type: string;
  image: ImageRef | null;
  /** ISO day. */
  closedOn: string;
  /** `november 2025`, in the page's language. */
  month: string;
}
