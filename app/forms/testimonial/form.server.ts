import type { z } from 'zod';
import { cleanPicture } from '~/testimonials/picture.server.ts';
import { testimonialId } from '~/testimonials/testimonials.server.ts';
import { FormRefusal, type FormServer } from '../form-server.ts';
import type { schema } from './schema.ts';

interface Picture {
  key: string;
  bytes: Uint8Array;
}

interface Made {
  picture: Picture | null;
  /** Where editors find it; null where no draft can be made. */
  draft: string | null;
}

export const form: FormServer<z.output<typeof schema>, Made, Picture | null> = {
  prepare: async ({ values: { picture } }, { testimonials }) => {
    if (picture === undefined) return null;
    const bytes = await cleanPicture(await picture.bytes());
    if (bytes === null) throw new FormRefusal('picture', 'testimonialForm.errors.pictureType');
    return { key: await testimonials.keepPicture(bytes), bytes };
  },
  become: async (sql, { id }, { testimonials, studioUrl, origin }, picture) => {
    await testimonials.send(sql, id, picture?.key ?? null);
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
        picture === null ? [] : [{ filename: 'picture.jpg', contentType: 'image/jpeg', bytes: picture.bytes }],
    },
    visitor: {
      subject: (_values, { t }) => t('testimonialForm.visitorSubject'),
      text: (_values, { t }) => t('testimonialForm.visitorText'),
    },
  },
};
