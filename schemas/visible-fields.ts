import { defineField } from 'sanity';
import { shared } from './shared.words.ts';

const belgianTime = { displayTimeZone: 'Europe/Brussels', allowTimeZoneSwitch: false };

/** From when and until when visitors see something (requirements 10.290). The site itself shows it, and stops. */
export function visibleFields(fromHelp: string, group?: string) {
  const inGroup = group === undefined ? {} : { group };
  return [
    defineField({
      name: 'visibleFrom',
      title: shared.visibleFrom,
      type: 'datetime',
      ...inGroup,
      description: fromHelp,
      options: belgianTime,
    }),
    defineField({
      name: 'visibleUntil',
      title: shared.visibleUntil,
      type: 'datetime',
      ...inGroup,
      description: shared.visibleUntilHelp,
      options: belgianTime,
      validation: (rule) => rule.min(rule.valueOfField('visibleFrom')).error(shared.visibleUntilTooEarly),
    }),
  ];
}
