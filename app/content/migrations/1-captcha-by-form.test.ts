import { expect, it } from 'vitest';
import { captchaByForm } from './1-captcha-by-form.ts';

const settings = { _id: 'siteSettings', _type: 'siteSettings', agencyName: 'Gevel' };
const after = (captcha: object) => captchaByForm.change({ ...settings, ...captcha });

it('a captcha that was on for all forms stays on for each, and one that was off stays off', () => {
  expect(after({ captcha: true })).toMatchObject({
    agencyName: 'Gevel',
    captcha: { kind: 'characters', forms: expect.arrayContaining(['testimonial', 'site-contact']) },
  });
  expect(after({ captcha: false })).toEqual({ ...settings, captcha: { kind: 'characters' } });
});

it.each([{}, { captcha: { kind: 'proofOfWork', forms: ['offer'] } }])(
  'settings with %j stay as they are',
  (captcha) => {
    const document = { ...settings, ...captcha };
    expect(captchaByForm.change(document)).toBe(document);
  },
);
