import { defineField, defineType } from 'sanity';
import { isRecord, requiredInEveryLanguage } from '../rules/translated.ts';

const altRequired = requiredInEveryLanguage('The description of the picture');

/** A picture with its description in each language. The description is asked for once a picture is chosen. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  description: 'Choose the hotspot so that the important part stays in view on every screen.',
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      type: 'translatedString',
      description: 'What a visitor who cannot see the picture should know.',
      validation: (rule) =>
        rule.custom((alt, context) =>
          isRecord(context.parent) && context.parent.asset ? altRequired(alt, context) : true,
        ),
    }),
  ],
});
