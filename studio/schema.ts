import {
  BarChartIcon,
  BlockElementIcon,
  BookIcon,
  CogIcon,
  CommentIcon,
  DocumentIcon,
  DocumentTextIcon,
  EarthGlobeIcon,
  EnvelopeIcon,
  FilterIcon,
  HomeIcon,
  ImageIcon,
  ImagesIcon,
  LinkIcon,
  MenuIcon,
  PackageIcon,
  PinIcon,
  CheckmarkCircleIcon,
  SearchIcon,
  StarIcon,
  TagIcon,
  TextIcon,
  ThListIcon,
  ThumbsUpIcon,
  TranslateIcon,
} from '@sanity/icons';
import type { ComponentType } from 'react';
import { schemaTypes as plainTypes } from '../schemas/index.ts';

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
  textModule: TextIcon,
  servicesModule: CheckmarkCircleIcon,
  galleryModule: ImagesIcon,
  propertyListModule: HomeIcon,
  projectListModule: PackageIcon,
  referenceListModule: ThListIcon,
  searchModule: SearchIcon,
  articleCardsModule: BookIcon,
  testimonialsModule: StarIcon,
  statsViewModule: BarChartIcon,
  contactModule: EnvelopeIcon,
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
