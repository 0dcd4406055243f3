import { defineField } from 'sanity';
import { fill } from '../../words.ts';
import { words } from './words.ts';

const trackingIds = [
  {
    name: 'siteGoogleAnalyticsID',
    title: words.siteGoogleAnalyticsID,
    example: 'G-XXXXXXXXXX',
    pattern: /^G-[A-Z0-9]+$/,
  },
  { name: 'siteGoogleAdsID', title: words.siteGoogleAdsID, example: 'AW-123456789', pattern: /^AW-\d+$/ },
  {
    name: 'siteGoogleTagManager',
    title: words.siteGoogleTagManager,
    example: 'GTM-XXXXXXX',
    pattern: /^GTM-[A-Z0-9]+$/,
  },
  { name: 'siteFacebookPixel', title: words.siteFacebookPixel, example: '1234567890', pattern: /^\d+$/ },
];

/** Scripts that run only with the visitor's consent, and how long that consent lasts. */
export const trackingFields = [
  ...trackingIds.map(({ name, title, example, pattern }) =>
    defineField({
      name,
      title,
      type: 'string',
      group: 'tracking',
      description: fill(words.trackingIdHelp, { example }),
      validation: (rule) => rule.regex(pattern, { name: 'id' }).error(fill(words.trackingIdFormat, { example })),
    }),
  ),
  defineField({
    name: 'cookieLifetimeDays',
    title: words.cookieLifetimeDays,
    type: 'number',
    group: 'tracking',
    description: words.cookieLifetimeDaysHelp,
    initialValue: 180,
    validation: (rule) => rule.integer().min(1).max(183).error(words.cookieLifetimeDaysRange),
  }),
];
