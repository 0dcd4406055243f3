import type { z } from 'zod';
import { testimonialId } from '~/testimonials/draft.ts';
import { cleanPicture } from '~/testimonials/picture.server.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

interface Made {
  /** A JPEG. */
  picture: Uint8Array | null;
  /** Where editors find it; null where no draft can be made. */
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
      // The mail is whole in itself: where no draft can be made, it is all there is.
      attachments: (_values, { made: { picture } }) =>
        picture === null ? [] : [{ filename: 'picture.jpg', contentType: 'image/jpeg', bytes: picture }],
    },
    visitor: {
      subject: (_values, { t }) => t('testimonialForm.visitorSubject'),
      text: (_values, { t }) => t('testimonialForm.visitorText'),
    },
  },
};
