import type { Link } from '~/content/links.ts';
import type { ContentPicture } from '~/content/picture.ts';
import type { RichTextBlock } from '~/content/rich-text/resolve.ts';
import type { Language } from '~/i18n/languages.ts';
import type { LocalText } from '~/i18n/text.ts';
import type { SearchCriteria } from '~/listings/criteria.ts';
import type { PropertyCard } from '~/listings/property-card.ts';
import type { ReferenceCard } from '~/listings/reference-card.ts';
import type { SearchOptions } from '~/listings/search-options.ts';
import type { ProjectCard } from '~/projects/project-card.ts';
import type { Agency } from '~/site/agency.ts';
import type { Slide } from '~/site/banner.server.ts';

/** What every module has of the editor's choices, spec §3; each of them shows. */
export interface ModuleFrame {
  key: string;
  /** Where an editor finds it; only in previews of drafts. */
  edit?: string | undefined;
  title: LocalText | null;
  titleSize: 'h2' | 'h3' | 'h4';
  /** Where the title stands. */
  position: 'left' | 'center' | 'right';
  /** Columns of the page's twelve, on desktops. */
  span: number;
  colSizes: { sm: number | null; md: number | null; lg: number | null };
  view: string;
  /** How many items stand in a row on desktops. */
  itemsPerRow: number;
}

export interface LocalRichText {
  blocks: RichTextBlock[];
  lang?: Language;
}

export interface ArticleCard {
  id: string;
  title: LocalText;
  excerpt: LocalText | null;
  link: Link | null;
  image: ContentPicture | null;
  /** ISO day. */
  date: string | null;
}

export interface TestimonialCard {
  id: string;
  name: string;
  place: string;
  quote: LocalText | null;
  link: Link | null;
  image: ContentPicture | null;
  rating: number | null;
}

export interface ServiceCard {
  key: string;
  icon: string | null;
  title: LocalText | null;
  text: LocalText | null;
  link: Link | null;
  image: ContentPicture | null;
}

export const statistics = [
  'forSale',
  'forRent',
  'sold',
  'rented',
  'projects',
  'cities',
  'testimonials',
  'rating',
  'years',
  'team',
] as const;

export type Statistic = (typeof statistics)[number];

/** A module as its component takes it. */
export type ModuleView = ModuleFrame &
  (
    | { type: 'articleCardsModule'; cards: ArticleCard[] }
    | { type: 'propertyListModule'; cards: PropertyCard[]; all: { goal: 'sale' | 'rent'; path: string } | null }
    | { type: 'statsViewModule'; figures: { statistic: Statistic; value: number }[] }
    | { type: 'contactModule'; text: LocalRichText | null; agency: Agency; shows: ContactPart[] }
    | {
        type: 'textModule';
        text: LocalRichText | null;
        image: ContentPicture | null;
        imageSide: 'left' | 'right';
        button: { label: LocalText; link: Link } | null;
        readOn: { title: LocalText; link: Link }[];
      }
    | { type: 'galleryModule'; slides: Slide[]; delay: number }
    | { type: 'testimonialsModule'; cards: TestimonialCard[] }
    | { type: 'servicesModule'; text: LocalText | null; cards: ServiceCard[] }
    | {
        type: 'searchModule';
        text: LocalText | null;
        options: SearchOptions;
        criteria: SearchCriteria;
        paths: { sale: string; rent: string };
      }
    | { type: 'projectListModule'; cards: ProjectCard[] }
    | { type: 'referenceListModule'; cards: ReferenceCard[] }
  );

export const contactParts = ['address', 'openingHours', 'offices'] as const;
export type ContactPart = (typeof contactParts)[number];

export type ModuleOf<Type extends ModuleView['type']> = Extract<ModuleView, { type: Type }>;
