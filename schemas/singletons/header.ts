import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { colourField } from '../colour-field.ts';
import { statusTitle, visibilityStatuses } from '../content-types.ts';
import { group } from '../groups.ts';
import { readablePairs } from '../rules/colour.ts';
import { requiredLink } from '../rules/link.ts';
import { requiredInDefaultLanguage } from '../rules/translated.ts';
import { shared } from '../shared.words.ts';
import { visibleFields } from '../visible-fields.ts';
import { words } from './header.words.ts';
import { fill } from '../words.ts';

const sides = [
  { title: shared.left, value: 'left' },
  { title: shared.right, value: 'right' },
];
const places = [
  { title: shared.left, value: 'left' },
  { title: shared.centre, value: 'center' },
  { title: shared.right, value: 'right' },
];

const headerLink = defineArrayMember({
  name: 'headerLink',
  title: shared.link,
  type: 'object',
  fields: [
    defineField({
      name: 'status',
      title: shared.status,
      type: 'string',
      description: words.statusHelp,
      options: { list: [...visibilityStatuses], layout: 'radio', direction: 'horizontal' },
      initialValue: 'Published',
    }),
    defineField({
      name: 'label',
      title: shared.words,
      type: 'translatedString',
      description: words.labelHelp,
      validation: (rule) => rule.custom(requiredInDefaultLanguage(shared.theTextOfTheLink)),
    }),
    defineField({
      name: 'link',
      title: shared.link,
      type: 'link',
      description: shared.whereItLeads,
      validation: (rule) => rule.custom(requiredLink),
    }),
    defineField({
      name: 'icon',
      title: shared.icon,
      type: 'iconName',
      description: shared.mayStayEmpty,
    }),
    colourField('color', shared.colour, words.colorHelp),
  ],
  preview: {
    select: { ...everyLanguage('label'), status: 'status' },
    prepare: ({ status, ...labels }) => ({ title: anyLanguage(labels, shared.link), subtitle: statusTitle(status) }),
  },
});

const headerNotice = defineArrayMember({
  name: 'headerNotice',
  title: words.notice,
  type: 'object',
  fields: [
    defineField({
      name: 'text',
      title: words.noticeText,
      type: 'translatedString',
      description: words.noticeTextHelp,
      validation: (rule) => rule.custom(requiredInDefaultLanguage(words.theNotice)),
    }),
    defineField({ name: 'link', title: shared.link, type: 'link', description: words.noticeLinkHelp }),
    ...visibleFields(shared.visibleFromHelp),
  ],
  preview: {
    select: { ...everyLanguage('text'), until: 'visibleUntil' },
    prepare: ({ until, ...texts }) => ({
      title: anyLanguage(texts, words.notice),
      subtitle: until === undefined ? '' : `→ ${String(until).slice(0, 10)}`,
    }),
  },
});

/** Requirements 3.15 header config, and announcements. The banner of the home page is a separate singleton. */
export const header = defineSingleton({
  icon: 'menu',
  place: { section: 'frame', position: 2 },
  type: defineType({
    name: 'header',
    title: words.type,
    type: 'document',
    description: words.about,
    groups: [group('bar', 'Bar', true), group('menu', 'Menus'), group('links', 'Links')],
    fields: [
      defineField({
        name: 'notices',
        group: 'bar',
        title: words.notices,
        type: 'array',
        of: [headerNotice],
        description: words.noticesHelp,
        validation: (rule) => rule.max(3).error(words.tooManyNotices),
      }),
      defineField({
        name: 'appBar',
        group: 'bar',
        title: words.appBar,
        type: 'object',
        description: words.appBarHelp,
        options: { columns: 2 },
        fields: [
          colourField('bgColor', shared.background, words.bgColorHelp),
          colourField('textColor', shared.text, words.textColorHelp),
          colourField('btnColor', shared.button, words.btnColorHelp),
          colourField('btnTextColor', words.btnTextColor, words.btnTextColorHelp),
          defineField({
            name: 'changeOnScroll',
            title: words.changeOnScroll,
            type: 'boolean',
            description: words.changeOnScrollHelp,
            initialValue: true,
          }),
        ],
        validation: (rule) =>
          rule.custom(
            readablePairs([
              { text: 'textColor', ground: 'bgColor', what: words.textOfTheBar },
              { text: 'btnTextColor', ground: 'btnColor', what: words.textOnTheButton },
            ]),
          ),
      }),
      defineField({
        name: 'menu',
        group: 'menu',
        title: words.menu,
        type: 'object',
        description: words.menuHelp,
        fields: [
          defineField({
            name: 'position',
            title: shared.place,
            type: 'string',
            description: words.positionHelp,
            options: { list: places, layout: 'radio', direction: 'horizontal' },
            initialValue: 'right',
          }),
          defineField({
            name: 'showHomeMenu',
            title: words.showHomeMenu,
            type: 'boolean',
            description: words.showHomeMenuHelp,
            initialValue: false,
          }),
          defineField({
            name: 'showFreeEvaluation',
            title: words.showFreeEvaluation,
            type: 'boolean',
            description: words.showFreeEvaluationHelp,
            initialValue: true,
          }),
          defineField({
            name: 'menuFontSize',
            title: words.menuFontSize,
            type: 'number',
            description: words.menuFontSizeHelp,
            initialValue: 16,
            validation: (rule) =>
              rule
                .integer()
                .min(14)
                .max(22)
                .error(fill(shared.wholeNumber, { least: 14, most: 22 })),
          }),
        ],
      }),
      defineField({
        name: 'menuMobile',
        group: 'menu',
        title: words.menuMobile,
        type: 'object',
        description: words.menuMobileHelp,
        fields: [
          defineField({
            name: 'position',
            title: words.position,
            type: 'string',
            description: words.menuMobilePositionHelp,
            options: { list: sides, layout: 'radio', direction: 'horizontal' },
            initialValue: 'right',
          }),
          defineField({
            name: 'colors',
            title: words.colors,
            type: 'object',
            description: words.colorsHelp,
            options: { columns: 2 },
            fields: [
              colourField('bgColor', shared.background, words.colorsHelp),
              colourField('textColor', shared.text, words.colorsTextColorHelp),
              colourField('btnColor', shared.button, words.colorsBtnColorHelp),
              colourField('btnTextColor', words.btnTextColor, words.btnTextColorHelp),
            ],
            validation: (rule) =>
              rule.custom(
                readablePairs([
                  { text: 'textColor', ground: 'bgColor', what: words.textOfTheDrawer },
                  { text: 'btnTextColor', ground: 'btnColor', what: words.textOnTheButton },
                ]),
              ),
          }),
        ],
      }),
      defineField({
        name: 'logo',
        group: 'bar',
        title: words.logo,
        type: 'object',
        description: words.logoHelp,
        fields: [
          defineField({
            name: 'image',
            title: shared.picture,
            type: 'picture',
            description: words.imageHelp,
          }),
          defineField({
            name: 'position',
            title: shared.place,
            type: 'string',
            description: words.logoPositionHelp,
            options: { list: places, layout: 'radio', direction: 'horizontal' },
            initialValue: 'left',
          }),
          defineField({
            name: 'showLogoAtStart',
            title: words.showLogoAtStart,
            type: 'boolean',
            description: words.showLogoAtStartHelp,
            initialValue: true,
          }),
        ],
      }),
      defineField({
        name: 'headerLinks',
        group: 'links',
        title: words.headerLinks,
        type: 'object',
        preview: { prepare: () => ({ title: words.headerLinks }) },
        description: words.headerLinksHelp,
        fields: [
          defineField({
            name: 'show',
            title: words.show,
            type: 'boolean',
            description: words.showHelp,
            initialValue: true,
          }),
          defineField({
            name: 'left',
            title: words.left,
            type: 'array',
            of: [headerLink],
            description: shared.inTheirOrder,
          }),
          defineField({
            name: 'right',
            title: words.right,
            type: 'array',
            of: [headerLink],
            description: shared.inTheirOrder,
          }),
        ],
      }),
      defineField({
        name: 'languageSwitcher',
        group: 'menu',
        title: words.languageSwitcher,
        type: 'object',
        description: words.languageSwitcherHelp,
        fields: [
          defineField({
            name: 'show',
            title: shared.showIt,
            type: 'boolean',
            description: words.languageSwitcherShowHelp,
            initialValue: true,
          }),
        ],
      }),
      defineField({
        name: 'propertySearch',
        group: 'bar',
        title: shared.search,
        type: 'object',
        description: words.propertySearchHelp,
        fields: [
          defineField({
            name: 'show',
            title: shared.showIt,
            type: 'boolean',
            description: words.propertySearchShowHelp,
            initialValue: true,
          }),
        ],
      }),
    ],
    preview: { prepare: () => ({ title: words.type }) },
  }),
});
