import { z } from 'zod';
import { optionalLine, requiredEmail, requiredLine, requiredText } from '../rules.ts';

export const defaults = {};

/** The accepted types of pictures; the server also checks the bytes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
const maxPictureBytes = 5 * 1024 * 1024;

/** A client's testimonial about the agency. */
export const schema = z.object({
  name: requiredLine('testimonialForm.errors.name', 80),
  email: requiredEmail,
  website: optionalLine().transform((text, context) => {
    if (!text) return undefined;
    const address = websiteOf(text);
    if (address === null) context.addIssue({ code: 'custom', message: 'testimonialForm.errors.website' });
    return address ?? undefined;
  }),
  comment: requiredText('testimonialForm.errors.comment'),
  picture: z
    .file()
    .mime([...pictureTypes], 'testimonialForm.errors.pictureType')
    .max(maxPictureBytes, 'testimonialForm.errors.pictureSize')
    .optional(),
});

/** Normalizes a website as people type it: `www.bakkerij.be` becomes `https://www.bakkerij.be/`. Null if invalid. */
function websiteOf(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isSite = /^https?:$/.test(protocol) && /^([\w-]+\.)+[a-z][a-z\d-]+$/i.test(hostname);
  return isSite && username === '' && password === '' ? href : null;
}
