import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { pageStyles, pageTypes } from '../content-types.ts';
import { groups } from '../groups.ts';
import { insertMenu, modules } from '../modules/index.ts';
import { checkPagePaths } from '../rules/page-paths.ts';
import { checkPageRedirect, checkPageType, checkParent } from '../rules/page-place.ts';
import { fixedPageOfType } from '../rules/path.ts';
import { requiredWherePathExists } from '../rules/translated.ts';
import { statusField } from '../status-field.ts';

/** Spec §3 menu page. Its create and modify dates are the Content Lake's own `_createdAt` and `_updatedAt`. */
export const menuPage = defineDocument({
  icon: 'document',
  place: { room: 'menu' },
  type: defineType({
    name: 'menuPage',
    title: 'Page',
    type: 'document',
    description: 'A page of the website. The dates of creation and last change are kept by the Studio itself.',
    groups,
    orderings: [{ title: 'Order in the menu', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
    fields: [
      defineField({
        name: 'name',
        title: 'Name',
        type: 'string',
        group: 'content',
        description: 'For editors only: how this page is called in the Studio.',
        validation: (rule) => rule.required().error('Give the page a name, so that colleagues find it.'),
      }),
      defineField({
        name: 'title',
        title: 'Title',
        type: 'translatedString',
        group: 'content',
        description: 'The heading of the page.',
        validation: (rule) => rule.custom(requiredWherePathExists('The title')),
      }),
      defineField({
        name: 'description',
        title: 'Introduction',
        type: 'translatedText',
        group: 'content',
        description: 'One or two sentences under the heading.',
      }),
      defineField({
        name: 'content',
        title: 'Text',
        type: 'translatedRichText',
        group: 'content',
        description: 'The text of the page, before its modules.',
      }),
      defineField({
        name: 'modules',
        title: 'Modules',
        type: 'array',
        group: 'content',
        description: 'The building blocks of the page, in their order.',
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
        title: 'Show a banner',
        type: 'boolean',
        group: 'content',
        description: 'The banner carries the title and the breadcrumb.',
        initialValue: false,
        // The home page has its own, which is no page's (homeBanner).
        hidden: ({ document }) => document?.pageType === 'home',
      }),
      defineField({
        name: 'banner',
        title: 'Own banner',
        type: 'banner',
        group: 'content',
        description:
          'Without one a plain band in the colours of the site is shown. The home page has its banner under Banners.',
        hidden: ({ document }) => document?.showBanner !== true || document.pageType === 'home',
        options: { collapsible: true, collapsed: true },
      }),
      defineField({
        name: 'seo',
        title: 'Search engines',
        type: 'seo',
        group: 'seo',
        description: 'What people see of this page before they open it.',
      }),
      defineField({
        name: 'path',
        title: 'Path',
        type: 'translatedPath',
        group: 'paths',
        description:
          'The last part of the web address. In a language without a path the page does not exist. Fixed pages (for sale, login…) keep their path.',
        hidden: ({ document }) => document?.pageType === 'home',
        // The site takes the path of a fixed page from the product, whatever is stored (app/addresses/table.ts).
        readOnly: ({ document }) => fixedPageOfType(document?.pageType) !== null,
        validation: (rule) => rule.custom(checkPagePaths),
      }),
      defineField({
        name: 'breadcrumb',
        title: 'Name in menu and breadcrumb',
        type: 'translatedString',
        group: 'paths',
        description: 'One or two words. Without it the title is used.',
      }),
      defineField({
        name: 'parent',
        title: 'Under',
        type: 'reference',
        to: [{ type: 'menuPage' }],
        group: 'paths',
        description: 'The page in whose submenu this one stands. Its path comes before this one.',
        options: { filter: '!defined(parent) && pageType != "home"' },
        validation: (rule) => rule.custom(checkParent),
      }),
      defineField({
        name: 'redirect',
        title: 'Redirect to',
        type: 'link',
        group: 'paths',
        description: 'Visitors of this page are sent on for good (301). Leave empty for an ordinary page.',
        validation: (rule) => rule.custom(checkPageRedirect),
      }),
      defineField({
        name: 'externalUrl',
        title: 'Other website',
        type: 'url',
        group: 'paths',
        description: 'The menu item leads straight to this address instead of a page of this site.',
        validation: (rule) => rule.uri({ scheme: ['https'] }).error('Fill in an address that begins with https://'),
      }),
      statusField('Only Published pages are on the site, in the menu and in search engines.', 'Published'),
      defineField({
        name: 'pageType',
        title: 'Kind of page',
        type: 'string',
        group: 'options',
        description:
          'Decides what the page does by itself: list properties, hold the owner login… Most pages are content pages.',
        options: { list: [...pageTypes] },
        initialValue: 'content',
        validation: (rule) => [rule.required().error('Choose what kind of page this is.'), rule.custom(checkPageType)],
      }),
      defineField({
        name: 'menuPosition',
        title: 'In the menu',
        type: 'string',
        group: 'options',
        description: 'Where visitors find the page. Pages in no menu are reached through links.',
        options: {
          list: [
            { title: 'Main menu', value: 'main' },
            { title: 'Footer', value: 'footer' },
            { title: 'Nowhere', value: 'none' },
          ],
          layout: 'radio',
          direction: 'horizontal',
        },
        initialValue: 'main',
        validation: (rule) => rule.required().error('Choose where the page stands.'),
      }),
      defineField({
        name: 'order',
        title: 'Order',
        type: 'number',
        group: 'options',
        description: 'Lower numbers come first among the pages of one menu.',
        initialValue: 100,
        validation: (rule) => rule.required().integer().error('A whole number.'),
      }),
      defineField({
        name: 'showBreadcrumb',
        title: 'Show the breadcrumb',
        type: 'boolean',
        group: 'options',
        description: 'The trail from the home page to this one.',
        initialValue: true,
      }),
      defineField({
        name: 'style',
        title: 'Style',
        type: 'array',
        of: [defineArrayMember({ type: 'string', options: { list: [...pageStyles] } })],
        group: 'options',
        description: 'Named styles of the site that may be combined.',
        options: { list: [...pageStyles], layout: 'grid' },
        validation: (rule) =>
          rule.custom((value) => {
            const has = (style: string) => value?.includes(style) ?? false;
            if (has('narrow') && has('wide')) return 'A page is narrow or wide, not both.';
            if (has('tinted') && has('dark')) return 'A page is tinted or dark, not both.';
            return has('compact') && has('spacious') ? 'A page is compact or spacious, not both.' : true;
          }),
      }),
    ],
    preview: {
      select: { title: 'name', nl: 'path.nl', status: 'status' },
      prepare: ({ title, nl, status }) => ({
        title: String(title ?? 'Page'),
        subtitle: `/${String(nl ?? '')}${status === 'Published' ? '' : ` (${String(status)})`}`,
      }),
    },
  }),
});
