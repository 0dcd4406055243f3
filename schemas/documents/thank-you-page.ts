import { defineArrayMember, defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { thankYouForms, type ThankYouForm } from '../../app/addresses/table.ts';
import { anyLanguage, everyLanguage } from '../any-language.ts';
import { requiredLink } from '../rules/link.ts';
import { requiredInDefaultLanguage, requiredInEveryLanguage } from '../rules/translated.ts';
import { unique } from '../rules/unique.ts';
import { words } from './thank-you-page.words.ts';

const formTitles: Record<ThankYouForm, string> = {
  'contact-me': 'Call me back',
  'contact-appointment': 'Appointment for a visit',
  'contact-construction': 'Question about a project',
  'contact-demand': 'Free valuation',
  'demand-register': 'Registered search',
  'send-to-friend': 'Send to a friend',
  'site-contact': 'Contact',
  'sign-newsletter': 'Newsletter',
  'document-request': 'Request for documents',
  offer: 'Purchase offer',
  'rental-application': 'Rental application',
  testimonial: 'Testimonial',
};

export const thankYouPage = defineDocument({
  icon: 'thumbs-up',
  place: { section: 'content', position: 3, title: words.list, order: [{ field: 'form', direction: 'asc' }] },
  type: defineType({
    name: 'thankYouPage',
    title: 'Thank-you page',
    type: 'document',
    description: 'What visitors see after sending a form.',
    fields: [
      defineField({
        name: 'form',
        title: 'Form',
        type: 'string',
        description: 'After which form. There is one page per form.',
        options: { list: thankYouForms.map((form) => ({ title: formTitles[form], value: form })) },
        validation: (rule) => [
          rule.required().error('Choose the form.'),
          rule.custom(unique('form', 'This form has its thank-you page already.')),
        ],
      }),
      defineField({
        name: 'title',
        title: 'Title',
        type: 'translatedString',
        description: 'Says that it worked.',
        validation: (rule) => rule.custom(requiredInEveryLanguage('The title')),
      }),
      defineField({
        name: 'text',
        title: 'Text',
        type: 'translatedRichText',
        description: 'What happens next, and when.',
      }),
      defineField({
        name: 'returnLinks',
        title: 'Ways on',
        type: 'array',
        description: 'Links to where the visitor may want to go now.',
        of: [
          defineArrayMember({
            name: 'returnLink',
            title: 'Link',
            type: 'object',
            fields: [
              defineField({
                name: 'label',
                title: 'Words',
                type: 'translatedString',
                description: 'Two or three words.',
                validation: (rule) => rule.custom(requiredInDefaultLanguage('The text of the link')),
              }),
              defineField({
                name: 'link',
                title: 'Link',
                type: 'link',
                description: 'Where it leads.',
                validation: (rule) => rule.custom(requiredLink),
              }),
            ],
            preview: {
              select: everyLanguage('label'),
              prepare: (labels) => ({ title: anyLanguage(labels, 'Link') }),
            },
          }),
        ],
        validation: (rule) => rule.min(1).error('Give the visitor at least one way on.'),
      }),
    ],
    preview: {
      select: { form: 'form', ...everyLanguage('title') },
      prepare: ({ form, ...titles }) => ({
        title: thankYouForms.filter((each) => each === form).map((each) => formTitles[each])[0] ?? 'Thank-you page',
        subtitle: anyLanguage(titles, ''),
      }),
    },
  }),
});
