import { defineField } from 'sanity';
import { defineModule } from '../../../schemas/modules/define-module.ts';
import { forms } from '../../../schemas/forms.ts';
import { lines } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';
import { shared } from '../../../schemas/shared.words.ts';
import { fill } from '../../../schemas/words.ts';

export const schema = defineModule({
  name: 'contactModule',
  title: shared.contact,
  description: words.about,
  menu: { group: 'contact', place: 1 },
  icon: 'envelope',
  sketch: [
    ['ink', 12, 14, 34, 6],
    ...lines(12, 28, 34, 3),
    ['line', 56, 14, 52, 10],
    ['line', 56, 28, 52, 10],
    ['line', 56, 42, 52, 14],
    ['brick', 56, 60, 24, 8],
  ],
  views: [
    { title: words.grid, value: 'grid' },
    { title: words.list, value: 'list' },
  ],
  relations: {
    description: words.relationsHelp,
    kinds: [
      {
        title: words.contact,
        value: 'contact',
        // A form that was offered here before it had its own subject.
        formerIds: ['contact-me'],
        ids: [
          { title: words.address, value: 'address' },
          { title: shared.openingHours, value: 'openingHours' },
          { title: words.offices, value: 'offices' },
          ...forms
            .filter(({ isModulePart }) => isModulePart)
            .map(({ name, title }) => ({ title: fill(words.form, { form: title }), value: name })),
        ],
      },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: shared.text,
      type: 'translatedRichText',
      description: words.textHelp,
    }),
  ],
  without: ['maxItems'],
  initial: { numberItemOfRow: 2 },
});
