import { changeObjects, type ContentMigration } from './migration.ts';

/** The forms there were when one switch was for all of them. */
const forms = [
  'site-contact',
  'contact-me',
  'contact-construction',
  'send-to-friend',
  'document-request',
  'sign-newsletter',
  'contact-demand',
  'demand-register',
  'contact-appointment',
  'offer',
  'rental-application',
  'testimonial',
];

/** Site settings had one captcha, on or off for all forms. */
export const captchaByForm: ContentMigration = {
  id: '1-captcha-by-form',
  change: (document) =>
    changeObjects(document, 'siteSettings', (settings) =>
      typeof settings.captcha === 'boolean'
        ? { ...settings, captcha: { kind: 'characters', ...(settings.captcha ? { forms } : {}) } }
        : settings,
    ),
};
