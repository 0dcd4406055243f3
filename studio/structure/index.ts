import {
  AddIcon,
  CheckmarkCircleIcon,
  CommentIcon,
  DocumentTextIcon,
  EyeOpenIcon,
  ImageIcon,
  ImagesIcon,
  UlistIcon,
  TranslateIcon,
  WarningOutlineIcon,
} from '@sanity/icons';
import type { ComponentType } from 'react';
import type { Schema } from 'sanity';
import type { ListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure';
import type { ListEntry, Room, Section } from '../../schemas/define-document.ts';
import { textNamespace } from '../../schemas/groups.ts';
import { documents, singletons } from '../../schemas/index.ts';
import { MenuTree } from '../menu/MenuTree.tsx';
import { ReviewList } from '../review/ReviewList.tsx';
import { typeIcons } from '../schema.ts';
import { SiteCheckList } from '../site-check/SiteCheckList.tsx';
import { en } from '../texts/en.ts';
import { MissingTranslations } from '../translations/MissingTranslations.tsx';
import { articles } from './articles.ts';
import { componentPane, filteredList, named, titled, typeList } from './items.ts';

/** Items built by hand, each at its place among those that the schemas define. */
const rooms: Record<
  Room | 'pictures' | 'review' | 'siteCheck',
  { section: Section; position: number; make: (S: StructureBuilder, schema: Schema) => ListItemBuilder }
> = {
  menu: { section: 'frame', position: 1, make: menus },
  banners: { section: 'frame', position: 4, make: banners },
  articles: { section: 'content', position: 1, make: articles },
  testimonials: { section: 'content', position: 2, make: testimonials },
  review: { section: 'upkeep', position: 0, make: review },
  siteCheck: { section: 'upkeep', position: 0.5, make: siteCheck },
  translations: { section: 'upkeep', position: 1, make: translations },
  pictures: { section: 'upkeep', position: 3, make: pictures },
};

/** The site as editors think of it: menus and pages first, then the page frame, then their content. */
export function structure(S: StructureBuilder, { schema }: { schema: Schema }): ListBuilder {
  const section = (name: Section) =>
    entries(S, schema)
      .filter((entry) => entry.section === name)
      .map(({ item }) => item);
  return titled(S.list(), 'structure.website')
    .id('website')
    .items([...section('frame'), S.divider(), ...section('content'), S.divider(), ...section('upkeep')]);
}

function entries(S: StructureBuilder, schema: Schema) {
  const made = Object.values(rooms).map(({ make, ...place }) => ({ ...place, item: make(S, schema) }));
  const lists = documents.flatMap(({ type, place }) =>
    'room' in place ? [] : [{ ...place, item: list(S, type.name, typeIcons[type.name], place) }],
  );
  const single = singletons.flatMap(({ type, place }) =>
    'room' in place ? [] : [{ ...place, item: singleton(S, schema, type.name) }],
  );
  return [...made, ...lists, ...single].sort((a, b) => a.position - b.position);
}

function menus(S: StructureBuilder): ListItemBuilder {
  return named(S, 'menu', 'structure.menu', UlistIcon).child(
    componentPane(S, MenuTree, 'menu', 'structure.menu')
      .menuItems([
        S.menuItem()
          .title(en['menu.new-page'])
          .i18n({ title: { key: 'menu.new-page', ns: textNamespace } })
          .icon(AddIcon)
          .showAsAction(true)
          .intent({ type: 'create', params: { type: 'menuPage', template: 'menuPage' } }),
      ])
      .child((id) => S.document().schemaType('menuPage').documentId(id)),
  );
}

function banners(S: StructureBuilder, schema: Schema): ListItemBuilder {
  return named(S, 'banners', 'structure.banners', ImageIcon).child(
    titled(S.list(), 'structure.banners')
      .id('banners')
      .items([
        singleton(S, schema, 'homeBanner'),
        named(S, 'page-banners', 'structure.page-banners', ImagesIcon).child(
          filteredList(S, 'menuPage', 'structure.page-banners', 'showBanner == true && pageType != "home"'),
        ),
      ]),
  );
}

function testimonials(S: StructureBuilder): ListItemBuilder {
  return named(S, 'testimonials', 'structure.testimonials', CommentIcon).child(
    titled(S.list(), 'structure.testimonials')
      .id('testimonials')
      .items([
        named(S, 'testimonials-all', 'structure.testimonials-all', CommentIcon).child(
          typeList(S, 'testimonial', 'structure.testimonials-all', [{ field: 'date', direction: 'desc' }]),
        ),
        named(S, 'testimonials-waiting', 'structure.testimonials-waiting', CommentIcon).child(
          filteredList(S, 'testimonial', 'structure.testimonials-waiting', 'status == "Draft"'),
        ),
        named(S, 'testimonials-refused', 'structure.testimonials-refused', CommentIcon).child(
          filteredList(S, 'testimonial', 'structure.testimonials-refused', 'defined(refusalReason)'),
        ),
      ]),
  );
}

function translations(S: StructureBuilder): ListItemBuilder {
  return named(S, 'translations', 'structure.translations', TranslateIcon).child(
    titled(S.list(), 'structure.translations')
      .id('translations')
      .items([
        named(S, 'missing', 'structure.missing', WarningOutlineIcon).child(
          componentPane(S, MissingTranslations, 'missing', 'structure.missing'),
        ),
        named(S, 'overrides', 'structure.overrides', DocumentTextIcon).child(
          typeList(S, 'translationOverride', 'structure.overrides', [{ field: 'key', direction: 'asc' }]),
        ),
      ]),
  );
}

function review(S: StructureBuilder): ListItemBuilder {
  return named(S, 'review', 'structure.review', CheckmarkCircleIcon).child(
    componentPane(S, ReviewList, 'review', 'structure.review'),
  );
}

function siteCheck(S: StructureBuilder): ListItemBuilder {
  return named(S, 'site-check', 'structure.site-check', EyeOpenIcon).child(
    componentPane(S, SiteCheckList, 'site-check', 'structure.site-check'),
  );
}

function pictures(S: StructureBuilder): ListItemBuilder {
  return named(S, 'pictures', 'structure.pictures', ImagesIcon).child(
    typeList(S, 'sanity.imageAsset', 'structure.pictures', [{ field: '_createdAt', direction: 'desc' }]),
  );
}

/** All documents of a type. */
function list(
  S: StructureBuilder,
  type: string,
  icon: ComponentType | undefined,
  { title, order }: ListEntry,
): ListItemBuilder {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.documentTypeList(type).id(type).title(title).defaultOrdering(order));
}

/** A singleton; its document id is the type name. */
function singleton(S: StructureBuilder, schema: Schema, type: string): ListItemBuilder {
  const title = schema.get(type)?.title ?? type;
  return S.listItem()
    .id(type)
    .title(title)
    .icon(typeIcons[type])
    .child(S.document().schemaType(type).documentId(type).title(title));
}
