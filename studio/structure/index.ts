import {
  AddIcon,
  BlockElementIcon,
  CogIcon,
  CommentIcon,
  DocumentTextIcon,
  FilterIcon,
  ImageIcon,
  ImagesIcon,
  LinkIcon,
  MenuIcon,
  UlistIcon,
  ThumbsUpIcon,
  TranslateIcon,
  WarningOutlineIcon,
} from '@sanity/icons';
import type { ComponentType } from 'react';
import type { ListItemBuilder, StructureBuilder, StructureResolver } from 'sanity/structure';
import { textNamespace } from '../../schemas/groups.ts';
import { MenuTree } from '../menu/MenuTree.tsx';
import { en, type TextKey } from '../texts/en.ts';
import { ownTexts } from '../texts/own-texts.ts';
import { MissingTranslations } from '../translations/MissingTranslations.tsx';
import { articles } from './articles.ts';
import { filteredList, named, titled, typeList } from './items.ts';

/** The site as an editor thinks of it: its menus and pages first, then what frames them, then what stands on them. */
export const structure: StructureResolver = (S) =>
  titled(S.list(), 'structure.website')
    .id('website')
    .items([
      menus(S),
      singleton(S, 'header', 'structure.header', MenuIcon),
      singleton(S, 'footer', 'structure.footer', BlockElementIcon),
      banners(S),
      singleton(S, 'filterConfig', 'structure.filters', FilterIcon),
      S.divider(),
      articles(S),
      testimonials(S),
      named(S, 'thank-you', 'structure.thank-you', ThumbsUpIcon).child(
        typeList(S, 'thankYouPage', 'structure.thank-you', [{ field: 'form', direction: 'asc' }]),
      ),
      S.divider(),
      translations(S),
      named(S, 'redirects', 'structure.redirects', LinkIcon).child(
        typeList(S, 'redirect', 'structure.redirects', [{ field: 'from', direction: 'asc' }]),
      ),
      named(S, 'pictures', 'structure.pictures', ImagesIcon).child(
        typeList(S, 'sanity.imageAsset', 'structure.pictures', [{ field: '_createdAt', direction: 'desc' }]),
      ),
      singleton(S, 'siteSettings', 'structure.settings', CogIcon),
    ]);

function menus(S: StructureBuilder): ListItemBuilder {
  return named(S, 'menu', 'structure.menu', UlistIcon).child(
    S.component(MenuTree)
      .id('menu')
      .title(en['structure.menu'])
      .i18n({ title: { key: 'structure.menu', ns: textNamespace } })
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

function banners(S: StructureBuilder): ListItemBuilder {
  return named(S, 'banners', 'structure.banners', ImageIcon).child(
    titled(S.list(), 'structure.banners')
      .id('banners')
      .items([
        singleton(S, 'homeBanner', 'structure.home-banner', ImageIcon),
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
      ]),
  );
}

function translations(S: StructureBuilder): ListItemBuilder {
  return named(S, 'translations', 'structure.translations', TranslateIcon).child(
    titled(S.list(), 'structure.translations')
      .id('translations')
      .items([
        named(S, 'missing', 'structure.missing', WarningOutlineIcon).child(
          S.component(MissingTranslations)
            .id('missing')
            .title(en['structure.missing'])
            .i18n({ title: { key: 'structure.missing', ns: textNamespace } }),
        ),
        named(S, 'overrides', 'structure.overrides', DocumentTextIcon).child(
          typeList(S, 'translationOverride', 'structure.overrides', [{ field: 'key', direction: 'asc' }]),
        ),
      ]),
  );
}

/** A document that exists once; its id is the name of its type. */
function singleton(S: StructureBuilder, type: string, title: TextKey, icon: ComponentType): ListItemBuilder {
  return named(S, type, title, icon).child(S.document().schemaType(type).documentId(type).title(ownTexts[title]));
}
