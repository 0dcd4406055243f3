import { defineField } from 'sanity';
import { publicationStatuses, type PublicationStatus } from './content-types.ts';
import { shared } from './shared.words.ts';

/**
 * Whether a document is on the site at all (requirements 3.9). Independent of drafts, which are unpublished changes.
 */
export function statusField(description: string, initialValue: PublicationStatus) {
  return defineField({
    name: 'status',
    title: shared.status,
    type: 'string',
    group: 'options',
    description,
    options: { list: [...publicationStatuses], layout: 'radio', direction: 'horizontal' },
    initialValue,
    validation: (rule) => rule.required().error(shared.statusRequired),
  });
}
