import { defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { group } from '../groups.ts';
import { agencyFields } from './site-settings/agency.ts';
import { languageFields } from './site-settings/languages.ts';
import { ruleFields } from './site-settings/rules.ts';
import { trackingFields } from './site-settings/tracking.ts';

/** Facts about the agency and rules of its site. What the law may change is here, so that no developer is needed. */
export const siteSettings = defineSingleton({
  icon: 'cog',
  place: { section: 'upkeep', position: 4 },
  type: defineType({
    name: 'siteSettings',
    title: 'Settings',
    type: 'document',
    description: 'The agency, its languages and the rules of the site.',
    groups: [
      group('agency', 'Agency', true),
      group('legal', 'Legal'),
      group('languages', 'Languages'),
      group('tracking', 'Tracking'),
      group('rules', 'Rules'),
    ],
    fields: [...agencyFields, ...languageFields, ...trackingFields, ...ruleFields],
    preview: {
      select: { title: 'agencyName' },
      prepare: ({ title }) => ({ title: 'Settings', subtitle: String(title ?? '') }),
    },
  }),
});
