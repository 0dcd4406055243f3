import { defineField } from 'sanity';

const trackingIds = [
  { name: 'siteGoogleAnalyticsID', title: 'Google Analytics', example: 'G-XXXXXXXXXX', pattern: /^G-[A-Z0-9]+$/ },
  { name: 'siteGoogleAdsID', title: 'Google Ads', example: 'AW-123456789', pattern: /^AW-\d+$/ },
  { name: 'siteGoogleTagManager', title: 'Google Tag Manager', example: 'GTM-XXXXXXX', pattern: /^GTM-[A-Z0-9]+$/ },
  { name: 'siteFacebookPixel', title: 'Facebook pixel', example: '1234567890', pattern: /^\d+$/ },
];

/** Scripts that wait for the visitor's consent, and how long that consent lasts. */
export const trackingFields = [
  ...trackingIds.map(({ name, title, example, pattern }) =>
    defineField({
      name,
      title,
      type: 'string',
      group: 'tracking',
      description: `Such as ${example}. Empty: the script is never loaded. It always waits for the visitor’s consent.`,
      validation: (rule) => rule.regex(pattern, { name: 'id' }).error(`It looks like ${example}.`),
    }),
  ),
  defineField({
    name: 'cookieLifetimeDays',
    title: 'Ask for cookie consent again after',
    type: 'number',
    group: 'tracking',
    description: 'In days. The data protection authority asks for at most six months.',
    initialValue: 180,
    validation: (rule) => rule.integer().min(1).max(183).error('A whole number of days, at most 183 (six months).'),
  }),
];
