import { changeObjects, type ContentMigration } from './migration.ts';

/** The forms that existed when a single switch applied to all of them. */
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

/** Site settings used to have one captcha switch for all forms. */
export const captchaByForm: ContentMigration = {
  id: '1-captcha-by-form',
  change: (document) =>
    changeObjects(document, 'siteSettings', (settings) =>
      typeof settings.captcha === 'boolean'
        ? { ...settings, captcha: { kind: 'characters', ...(settings.captcha ? { forms } : {}) } }
        : settings,
    ),
};
