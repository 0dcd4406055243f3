import type { z } from 'zod';
import { testimonialId } from '~/testimonials/draft.ts';
import { cleanPicture } from '~/testimonials/picture.server.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

interface Made {
  /** A JPEG. */
  picture: Uint8Array | null;
  /** Its URL in the Studio; null if drafts cannot be created. */
  draft: string | null;
}

export const form: FormServer<z.output<typeof schema>, Made, Uint8Array | null> = {
  prepare: async ({ values: { picture } }) => {
    if (picture === undefined) return null;
    const bytes = await cleanPicture(await picture.bytes());
    if (bytes === null) throw new FormRefusal('picture', 'testimonialForm.errors.pictureType');
    return bytes;
  },
  become: async (sql, { id }, { testimonials, studioUrl, origin }, picture) => {
    await testimonials.send(sql, id, picture);
    const place = `${studioUrl}/intent/edit/id=${testimonialId(id)};type=testimonial/`;
    return { picture, draft: testimonials.makesDrafts ? new URL(place, origin).href : null };
  },
  mails: {
    name: ({ name }) => name,
    email: ({ email }) => email,
    office: {
      subject: ({ name }, { t }) => t('testimonialForm.officeSubject', { name }),
      text: (_values, { t, made }) =>
        t(made.draft === null ? 'testimonialForm.officeText' : 'testimonialForm.draftText'),
      links: (_values, { t, made }) =>
        made.draft === null ? [] : [{ label: t('testimonialForm.draft'), url: made.draft }],
      // Attached, because the mail is the only copy if no draft can be created.
      attachments: (_values, { made: { picture } }) =>
        picture === null ? [] : [{ filename: 'picture.jpg', contentType: 'image/jpeg', bytes: picture }],
    },
    visitor: {
      subject: (_values, { t }) => t('testimonialForm.visitorSubject'),
      text: (_values, { t }) => t('testimonialForm.visitorText'),
    },
  },
};
