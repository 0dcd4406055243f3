import { defineField, defineType } from 'sanity';
import { defineDocument } from '../define-document.ts';
import { words } from './former-address.words.ts';

/** Written by the site (`app/site/address-memory.server.ts`); editors delete it or say that it is gone. */
export const formerAddress = defineDocument({
  icon: 'clock',
  place: { section: 'upkeep', position: 2.5, title: words.list, order: [{ field: 'from', direction: 'asc' }] },
  type: defineType({
    name: 'formerAddress',
    title: words.type,
    type: 'document',
    description: words.about,
    fields: [
      defineField({ name: 'from', title: words.from, type: 'string', readOnly: true, description: words.fromHelp }),
      defineField({
        name: 'document',
        title: words.document,
        type: 'reference',
        weak: true,
        readOnly: true,
        description: words.documentHelp,
        to: [{ type: 'menuPage' }, { type: 'article' }, { type: 'category' }, { type: 'testimonial' }],
      }),
      defineField({
        name: 'parent',
        title: words.parent,
        type: 'reference',
        weak: true,
        readOnly: true,
        description: words.parentHelp,
        to: [{ type: 'menuPage' }, { type: 'category' }],
      }),
      defineField({ name: 'gone', title: words.gone, type: 'boolean', description: words.goneHelp }),
    ],
    preview: {
      select: { title: 'from', page: 'document.name', gone: 'gone' },
      prepare: ({ title, page, gone }) => ({
        title: String(title ?? words.type),
        subtitle: gone === true ? '410' : `→ ${String(page ?? '')}`,
      }),
    },
  }),
});
