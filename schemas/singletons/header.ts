import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { colourField } from '../colour-field.ts';
import { visibilityStatuses } from '../content-types.ts';
import { group } from '../groups.ts';
import { readablePairs } from '../rules/colour.ts';
import { requiredLink } from '../rules/link.ts';
import { requiredInDefaultLanguage } from '../rules/translated.ts';

const sides = [
  { title: 'Left', value: 'left' },
  { title: 'Right', value: 'right' },
];
const places = [
  { title: 'Left', value: 'left' },
  { title: 'Centre', value: 'center' },
  { title: 'Right', value: 'right' },
];

const headerLink = defineArrayMember({
  name: 'headerLink',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      description: 'A hidden link keeps its place.',
      options: { list: [...visibilityStatuses], layout: 'radio', direction: 'horizontal' },
      initialValue: 'Published',
    }),
    defineField({
      name: 'label',
      title: 'Words',
      type: 'translatedString',
      description: 'One or two words.',
      validation: (rule) => rule.custom(requiredInDefaultLanguage('The text of the link')),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'Where it leads.',
      validation: (rule) => rule.custom(requiredLink),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      type: 'iconName',
      description: 'May stay empty.',
    }),
    colourField('color', 'Colour', 'Without one the text colour of the bar is used.'),
  ],
  preview: {
    select: { ...everyLanguage('label'), status: 'status' },
    prepare: ({ status, ...labels }) => ({ title: anyLanguage(labels, 'Link'), subtitle: String(status ?? '') }),
  },
});

/** Spec §3 header config. The banner of the home page is a singleton of its own. */
export const header = defineSingleton({
  icon: 'menu',
  place: { section: 'frame', position: 2 },
  type: defineType({
    name: 'header',
    title: 'Header',
    type: 'document',
    description: 'The bar at the top of every page.',
    groups: [group('bar', 'Bar', true), group('menu', 'Menus'), group('links', 'Links')],
    fields: [
      defineField({
        name: 'appBar',
        group: 'bar',
        title: 'Bar',
        type: 'object',
        description: 'Colours of the bar and its button.',
        options: { columns: 2 },
        fields: [
          colourField('bgColor', 'Background', 'Behind logo and menu.'),
          colourField('textColor', 'Text', 'Menu and links.'),
          colourField('btnColor', 'Button', 'The free-valuation button.'),
          colourField('btnTextColor', 'Text on the button', 'On the button’s colour.'),
          defineField({
            name: 'changeOnScroll',
            title: 'Change while scrolling',
            type: 'boolean',
            description:
              'On: after 30 pixels of scrolling the bar stays at the top, with a smaller logo. Off: it scrolls away.',
            initialValue: true,
          }),
        ],
        validation: (rule) =>
          rule.custom(
            readablePairs([
              { text: 'textColor', ground: 'bgColor', what: 'The text of the bar' },
              { text: 'btnTextColor', ground: 'btnColor', what: 'The text on the button' },
            ]),
          ),
      }),
      defineField({
        name: 'menu',
        group: 'menu',
        title: 'Menu',
        type: 'object',
        description: 'The menu on a desktop.',
        fields: [
          defineField({
            name: 'position',
            title: 'Place',
            type: 'string',
            description: 'Where the menu stands in the bar.',
            options: { list: places, layout: 'radio', direction: 'horizontal' },
            initialValue: 'right',
          }),
          defineField({
            name: 'showHomeMenu',
            title: 'Show “Home”',
            type: 'boolean',
            description: 'The logo leads home as well.',
            initialValue: false,
          }),
          defineField({
            name: 'showFreeEvaluation',
            title: 'Show “Free valuation” as a button',
            type: 'boolean',
            description: 'The one action in the bar.',
            initialValue: true,
          }),
          defineField({
            name: 'menuFontSize',
            title: 'Letter size',
            type: 'number',
            description: 'In pixels, from 14 to 22.',
            initialValue: 16,
            validation: (rule) => rule.integer().min(14).max(22).error('A whole number from 14 to 22.'),
          }),
        ],
      }),
      defineField({
        name: 'menuMobile',
        group: 'menu',
        title: 'Menu on phone and tablet',
        type: 'object',
        description: 'The drawer that opens behind the menu button.',
        fields: [
          defineField({
            name: 'position',
            title: 'Opens from',
            type: 'string',
            description: 'The side of the screen.',
            options: { list: sides, layout: 'radio', direction: 'horizontal' },
            initialValue: 'right',
          }),
          defineField({
            name: 'colors',
            title: 'Colours',
            type: 'object',
            description: 'Of the drawer.',
            options: { columns: 2 },
            fields: [
              colourField('bgColor', 'Background', 'Of the drawer.'),
              colourField('textColor', 'Text', 'Of the menu in it.'),
              colourField('btnColor', 'Button', 'The free-valuation button in it.'),
              colourField('btnTextColor', 'Text on the button', 'On the button’s colour.'),
            ],
            validation: (rule) =>
              rule.custom(
                readablePairs([
                  { text: 'textColor', ground: 'bgColor', what: 'The text of the drawer' },
                  { text: 'btnTextColor', ground: 'btnColor', what: 'The text on the button' },
                ]),
              ),
          }),
        ],
      }),
      defineField({
        name: 'logo',
        group: 'bar',
        title: 'Logo',
        type: 'object',
        description: 'Leads to the home page.',
        fields: [
          defineField({
            name: 'image',
            title: 'Picture',
            type: 'picture',
            description: 'Without one the name of the agency is set in the title font.',
          }),
          defineField({
            name: 'position',
            title: 'Place',
            type: 'string',
            description: 'Where the logo stands in the bar.',
            options: { list: places, layout: 'radio', direction: 'horizontal' },
            initialValue: 'left',
          }),
          defineField({
            name: 'showLogoAtStart',
            title: 'Show it at the top of the page',
            type: 'boolean',
            description: 'Off: the logo appears only after scrolling.',
            initialValue: true,
          }),
        ],
      }),
      defineField({
        name: 'headerLinks',
        group: 'links',
        title: 'Small links',
        type: 'object',
        preview: { prepare: () => ({ title: 'Small links' }) },
        description: 'A thin line above the bar: phone, owner login…',
        fields: [
          defineField({
            name: 'show',
            title: 'Show them',
            type: 'boolean',
            description: 'The whole line.',
            initialValue: true,
          }),
          defineField({
            name: 'left',
            title: 'On the left',
            type: 'array',
            of: [headerLink],
            description: 'In their order.',
          }),
          defineField({
            name: 'right',
            title: 'On the right',
            type: 'array',
            of: [headerLink],
            description: 'In their order.',
          }),
        ],
      }),
      defineField({
        name: 'languageSwitcher',
        group: 'menu',
        title: 'Language switcher',
        type: 'object',
        description: 'Shows the languages that the settings use.',
        fields: [
          defineField({
            name: 'show',
            title: 'Show it',
            type: 'boolean',
            description: 'In the bar and in the drawer.',
            initialValue: true,
          }),
        ],
      }),
      defineField({
        name: 'propertySearch',
        group: 'bar',
        title: 'Search',
        type: 'object',
        description: 'The property search on the home page, and the search button in the bar on a desktop.',
        fields: [
          defineField({
            name: 'show',
            title: 'Show it',
            type: 'boolean',
            description: 'Both of them.',
            initialValue: true,
          }),
        ],
      }),
    ],
    preview: { prepare: () => ({ title: 'Header' }) },
  }),
});
