import {
  BlockElementIcon,
  CogIcon,
  CommentIcon,
  DocumentIcon,
  DocumentTextIcon,
  EarthGlobeIcon,
  FilterIcon,
  ImageIcon,
  LinkIcon,
  MenuIcon,
  PinIcon,
  TagIcon,
  ThumbsUpIcon,
  TranslateIcon,
  icons,
} from '@sanity/icons';
import type { ComponentType } from 'react';
import { schemaTypes as plainTypes } from '../schemas/index.ts';
import { modules } from '../schemas/modules/index.ts';

/** The pictures by which an editor tells the types apart. The schemas themselves know nothing of React. */
export const typeIcons: Record<string, ComponentType> = {
  menuPage: DocumentIcon,
  article: DocumentTextIcon,
  category: TagIcon,
  testimonial: CommentIcon,
  thankYouPage: ThumbsUpIcon,
  redirect: LinkIcon,
  translationOverride: TranslateIcon,
  siteSettings: CogIcon,
  header: MenuIcon,
  footer: BlockElementIcon,
  homeBanner: ImageIcon,
  filterConfig: FilterIcon,
  ...Object.fromEntries(modules.map(({ type, icon }) => [type.name, icons[icon]])),
  link: LinkIcon,
  address: PinIcon,
  office: PinIcon,
  seo: EarthGlobeIcon,
};

/** The content's types, each with its icon. */
export const schemaTypes = plainTypes.map((type) => {
  const icon = typeIcons[type.name];
  return icon === undefined ? type : { ...type, icon };
});
