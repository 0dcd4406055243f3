import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { pageStyles, pageTypes, statusTitle } from '../content-types.ts';
import { groups } from '../groups.ts';
import { insertMenu, modules } from '../modules/index.ts';
import { checkPagePaths } from '../rules/page-paths.ts';
import { checkPageRedirect, checkPageType, checkParent } from '../rules/page-place.ts';
import { fixedPageOfType } from '../rules/path.ts';
import { requiredWherePathExists } from '../rules/translated.ts';
import { externalUrlField } from '../page-fields.ts';
import { visibleFields } from '../visible-fields.ts';
import { statusField } from '../status-field.ts';
import { words } from './menu-page.words.ts';
import { shared } from '../shared.words.ts';

/** Requirements 3.9 menu page. The create and modify dates are the Content Lake's own `_createdAt` and `_updatedAt`. */
export const menuPage = defineDocument({
  icon: 'document',
  place: { room: 'menu' },
  type: defineType({
    name: 'menuPage',
    title: shared.page,
    type: 'document',
    description: words.about,
    groups,
    orderings: [{ title: words.order, name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
    fields: [
      defineField({
        name: 'name',
        title: shared.name,
        type: 'string',
        options: { search: { weight: 10 } },
        group: 'content',
        description: words.nameHelp,
        validation: (rule) => rule.required().error(words.nameRequired),
      }),
      defineField({
        name: 'title',
        title: shared.title,
        type: 'translatedString',
        group: 'content',
        description: words.titleHelp,
        validation: (rule) => rule.custom(requiredWherePathExists(shared.theTitle)),
      }),
      defineField({
        name: 'description',
        title: shared.introduction,
        type: 'translatedText',
        group: 'content',
        description: words.descriptionHelp,
      }),
      defineField({
        name: 'content',
        title: shared.text,
        type: 'translatedRichText',
        group: 'content',
        description: words.contentHelp,
      }),
      defineField({
        name: 'modules',
        title: words.modules,
        type: 'array',
        group: 'content',
        description: words.modulesHelp,
        of: modules.map(({ type }) => defineArrayMember({ type: type.name })),
        options: {
          insertMenu: {
            filter: false,
            groups: insertMenu.groups,
            views: [{ name: 'grid', previewImageUrl: insertMenu.sketchOf }, { name: 'list' }],
          },
        },
      }),
      defineField({
        name: 'showBanner',
        title: words.showBanner,
        type: 'boolean',
        group: 'content',
        description: words.showBannerHelp,
        initialValue: false,
        // The home page's banner is a document of its own (homeBanner).
        hidden: ({ document }) => document?.pageType === 'home',
      }),
      defineField({
        name: 'banner',
        title: words.banner,
        type: 'banner',
        group: 'content',
        description: words.bannerHelp,
        hidden: ({ document }) => document?.showBanner !== true || document.pageType === 'home',
        options: { collapsible: true, collapsed: true },
      }),
      defineField({
        name: 'seo',
        title: shared.searchEngines,
        type: 'seo',
        group: 'seo',
        description: words.seoHelp,
      }),
      defineField({
        name: 'path',
        title: shared.path,
        type: 'translatedPath',
        group: 'paths',
        description: words.pathHelp,
        hidden: ({ document }) => document?.pageType === 'home',
        // The path of a fixed page comes from the product, not from the document (app/addresses/table.ts).
        readOnly: ({ document }) => fixedPageOfType(document?.pageType) !== null,
        validation: (rule) => rule.custom(checkPagePaths),
      }),
      defineField({
        name: 'breadcrumb',
        title: words.breadcrumb,
        type: 'translatedString',
        group: 'paths',
        description: words.breadcrumbHelp,
      }),
      defineField({
        name: 'parent',
        title: shared.under,
        type: 'reference',
        to: [{ type: 'menuPage' }],
        group: 'paths',
        description: words.parentHelp,
        options: { filter: '!defined(parent) && pageType != "home"' },
        validation: (rule) => rule.custom(checkParent),
      }),
      defineField({
        name: 'redirect',
        title: words.redirect,
        type: 'link',
        group: 'paths',
        description: words.redirectHelp,
        validation: (rule) => rule.custom(checkPageRedirect),
      }),
      externalUrlField(words.externalUrlHelp),
      statusField(words.statusHelp, 'Published'),
      ...visibleFields(shared.visibleFromHelp, 'options'),
      defineField({
        name: 'pageType',
        title: words.pageType,
        type: 'string',
        group: 'options',
        description: words.pageTypeHelp,
        options: { list: [...pageTypes] },
        initialValue: 'content',
        validation: (rule) => [rule.required().error(words.pageTypeRequired), rule.custom(checkPageType)],
      }),
      defineField({
        name: 'menuPosition',
        title: words.menuPosition,
        type: 'string',
        group: 'options',
        description: words.menuPositionHelp,
        options: {
          list: [
            { title: words.menuPositionMain, value: 'main' },
            { title: shared.footer, value: 'footer' },
            { title: words.menuPositionNone, value: 'none' },
          ],
          layout: 'radio',
          direction: 'horizontal',
        },
        initialValue: 'main',
        validation: (rule) => rule.required().error(words.menuPositionRequired),
      }),
      defineField({
        name: 'order',
        title: shared.order,
        type: 'number',
        group: 'options',
        description: words.orderHelp,
        initialValue: 100,
        validation: (rule) => rule.required().integer().error(shared.aWholeNumber),
      }),
      defineField({
        name: 'showBreadcrumb',
        title: words.showBreadcrumb,
        type: 'boolean',
        group: 'options',
        description: words.showBreadcrumbHelp,
        initialValue: true,
      }),
      defineField({
        name: 'style',
        title: words.style,
        type: 'array',
        of: [defineArrayMember({ type: 'string', options: { list: [...pageStyles] } })],
        group: 'options',
        description: words.styleHelp,
        options: { list: [...pageStyles], layout: 'grid' },
        validation: (rule) =>
          rule.custom((value) => {
            const has = (style: string) => value?.includes(style) ?? false;
            if (has('narrow') && has('wide')) return words.narrowOrWide;
            if (has('tinted') && has('dark')) return words.tintedOrDark;
            return has('compact') && has('spacious') ? words.compactOrSpacious : true;
          }),
      }),
    ],
    preview: {
      select: { title: 'name', nl: 'path.nl', status: 'status' },
      prepare: ({ title, nl, status }) => ({
        title: String(title ?? shared.page),
        subtitle: `/${String(nl ?? '')}${status === 'Published' ? '' : ` (${statusTitle(status)})`}`,
      }),
    },
  }),
});
