import { describe, expect, it } from 'vitest';
import { schema } from './schema.ts';

const good = { name: 'An Peeters', email: 'an@example.be', comment: 'Ze belden altijd terug.' };
const errorsOf = (change: object) => {
  const { error } = schema.safeParse({ ...good, ...change });
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};
const own = (error: string) => `testimonialForm.errors.${error}`;
const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'picture', { type });
const megabyte = 1024 * 1024;

describe('the rules of a testimonial (3.26)', () => {
  it.each([
    [{ name: undefined }, 'name', own('name')],
    [{ name: ' \t' }, 'name', own('name')],
    [{ email: undefined }, 'email', 'forms.errors.email'],
    [{ email: 'an@' }, 'email', 'forms.errors.emailInvalid'],
    [{ comment: undefined }, 'comment', own('comment')],
    [{ comment: ' \n ' }, 'comment', own('comment')],
    [{ comment: 'a'.repeat(5_001) }, 'comment', 'forms.errors.tooLong'],
    [{ website: 'bakkerij' }, 'website', own('website')],
    [{ website: 'bakkerij an.be' }, 'website', own('website')],
    [{ website: 'javascript:alert(1)' }, 'website', own('website')],
    [{ website: 'mailto:an@example.be' }, 'website', own('website')],
    [{ website: 'ftp://example.be/' }, 'website', own('website')],
    [{ website: 'https://an:secret@example.be/' }, 'website', own('website')],
    [{ picture: file(10, 'image/gif') }, 'picture', own('pictureType')],
    [{ picture: file(10, 'application/pdf') }, 'picture', own('pictureType')],
    [{ picture: file(5 * megabyte + 1, 'image/jpeg') }, 'picture', own('pictureSize')],
  ])('do not take %j', (change, field, error) => {
    expect(errorsOf(change)).toEqual([[field, error]]);
  });

  it.each([
    ['', undefined],
    ['www.bakkerij-an.be', 'https://www.bakkerij-an.be/'],
    [' bakkerij.be/over ons ', 'https://bakkerij.be/over%20ons'],
    ['bakkerij.be:8080', 'https://bakkerij.be:8080/'],
    ['http://bakkerij.be', 'http://bakkerij.be/'],
    ['HTTPS://Bakkerij.be/A', 'https://bakkerij.be/A'],
    ['crème.be', 'https://xn--crme-6oa.be/'],
  ])('take the website %j', (website, stored) => {
    expect(schema.parse({ ...good, website }).website).toBe(stored);
  });

  it.each(['image/jpeg', 'image/png', 'image/webp'])('take a picture of type %s, up to 5 MB', (type) => {
    expect(errorsOf({ picture: file(5 * megabyte, type) })).toEqual([]);
  });
});
