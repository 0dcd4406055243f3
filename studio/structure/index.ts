import {
  CogIcon,
  CommentIcon,
  DocumentsIcon,
  DocumentTextIcon,
  FilterIcon,
  HomeIcon,
  ImageIcon,
  LinkIcon,
  MenuIcon,
  TagIcon,
  ThumbsUpIcon,
  TranslateIcon,
  UlistIcon,
} from '@sanity/icons';
import type { ComponentType } from 'react';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { menuTree } from './menu-tree.ts';

/** The site as an editor thinks of it: its pages first, then what frames them, then what stands on them. */
export const structure: StructureResolver = (S) =>
  S.list()
    .title('Website')
    .items([
      menuTree(S),
      singleton(S, 'homeBanner', 'Banner of the home page', HomeIcon),
      singleton(S, 'header', 'Header', MenuIcon),
      singleton(S, 'footer', 'Footer', UlistIcon),
      singleton(S, 'filterConfig', 'Search filters', FilterIcon),
      S.divider(),
      S.documentTypeListItem('article').title('Articles').icon(DocumentTextIcon),
      S.documentTypeListItem('category').title('Categories').icon(TagIcon),
      S.documentTypeListItem('testimonial').title('Testimonials').icon(CommentIcon),
      S.documentTypeListItem('thankYouPage').title('Thank-you pages').icon(ThumbsUpIcon),
      S.divider(),
      S.documentTypeListItem('translationOverride').title('Interface texts').icon(TranslateIcon),
      S.documentTypeListItem('redirect').title('Redirects').icon(LinkIcon),
      singleton(S, 'siteSettings', 'Settings', CogIcon),
      S.divider(),
      S.documentTypeListItem('menuPage').title('All pages').icon(DocumentsIcon),
      S.documentTypeListItem('sanity.imageAsset').title('Pictures').icon(ImageIcon),
    ]);

function singleton(S: StructureBuilder, type: string, title: string, icon: ComponentType) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().schemaType(type).documentId(type).title(title));
}
