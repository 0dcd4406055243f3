import { defineField } from 'sanity';
import { chosenOrder, defineModule } from './define-module.ts';

export const contactModule = defineModule({
  name: 'contactModule',
  title: 'Contact',
  description: 'The agency’s address block and a form.',
  sorts: [chosenOrder],
  views: [
    { title: 'Side by side', value: 'grid' },
    { title: 'Below each other', value: 'list' },
  ],
  relations: {
    description: 'Which parts, in their order.',
    kinds: [
      {
        title: 'Part',
        value: 'contact',
        ids: [
          { title: 'Address, phone and e-mail', value: 'address' },
          { title: 'Opening hours', value: 'openingHours' },
          { title: 'All offices', value: 'offices' },
          { title: 'Form: contact', value: 'site-contact' },
          { title: 'Form: call me back', value: 'contact-me' },
          { title: 'Form: free valuation', value: 'contact-demand' },
          { title: 'Form: register a search', value: 'demand-register' },
          { title: 'Form: testimonial', value: 'testimonial' },
          { title: 'Form: newsletter', value: 'sign-newsletter' },
        ],
      },
    ],
  },
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'translatedRichText',
      description: 'What a visitor should know before filling in the form.',
    }),
  ],
  initial: { numberItemOfRow: 2 },
});
