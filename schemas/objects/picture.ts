import { defineField, defineType } from 'sanity';
import { isRecord } from '../rules/record.ts';
import { requiredWhereDocumentExists } from '../rules/translated.ts';
import { words } from './words.ts';
import { shared } from '../shared.words.ts';

const altRequired = requiredWhereDocumentExists(shared.altSubject);

/** A picture with alternative text in each language, required once a picture is chosen. */
export const picture = defineType({
  name: 'picture',
  title: shared.picture,
  type: 'image',
  description: words.pictureAbout,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: shared.descriptionOfThePicture,
      type: 'translatedString',
      description: shared.altHelp,
      validation: (rule) =>
        rule.custom((alt, context) =>
          isRecord(context.parent) && context.parent.asset ? altRequired(alt, context) : true,
        ),
    }),
  ],
});
