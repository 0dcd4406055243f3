import { defineType } from 'sanity';
import { defineSingleton } from '../define-document.ts';
import { group } from '../groups.ts';
import { agencyFields } from './site-settings/agency.ts';
import { languageFields } from './site-settings/languages.ts';
import { ruleFields } from './site-settings/rules.ts';
import { trackingFields } from './site-settings/tracking.ts';
import { words } from './site-settings/words.ts';

/** Facts about the agency and rules of its site. What the law may change is here, so that no developer is needed. */
export const siteSettings = defineSingleton({
  icon: 'cog',
  place: { section: 'upkeep', position: 4 },
  type: defineType({
    name: 'siteSettings',
    title: words.type,
    type: 'document',
    description: words.about,
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
      prepare: ({ title }) => ({ title: words.type, subtitle: String(title ?? '') }),
    },
  }),
});
