import { defineArrayMember, defineField } from 'sanity';
import { captchaKinds, isCaptchaKind, isCaptchaProvider, type CaptchaKind } from '../../../app/captcha/kinds.ts';
import { forms } from '../../forms.ts';
import { words } from './words.ts';

const kindTitles: Record<CaptchaKind, string> = {
  characters: words.captchaCharacters,
  proofOfWork: words.captchaProofOfWork,
  turnstile: words.captchaTurnstile,
  recaptcha: words.captchaRecaptcha,
  hcaptcha: words.captchaHcaptcha,
};

const hasProvider = (captcha: unknown): boolean => {
  const { kind } = (captcha ?? {}) as { kind?: unknown };
  return isCaptchaKind(kind) && isCaptchaProvider(kind);
};

/** Which forms have a captcha, and of which kind. */
export const captchaField = defineField({
  name: 'captcha',
  title: words.captcha,
  type: 'object',
  group: 'rules',
  description: words.captchaHelp,
  fields: [
    defineField({
      name: 'forms',
      title: words.captchaForms,
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: forms.map(({ name, title }) => ({ title, value: name })) },
      validation: (rule) => rule.unique().error(words.captchaFormsUnique),
    }),
    defineField({
      name: 'kind',
      title: words.captchaKind,
      type: 'string',
      description: words.captchaKindHelp,
      options: { list: captchaKinds.map((value) => ({ title: kindTitles[value], value })), layout: 'radio' },
      initialValue: 'characters',
    }),
    defineField({
      name: 'siteKey',
      title: words.captchaSiteKey,
      type: 'string',
      description: words.captchaSiteKeyHelp,
      hidden: ({ parent }) => !hasProvider(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          hasProvider(parent) && !/^[\w-]{10,100}$/.test(value ?? '') ? words.captchaSiteKeyMissing : true,
        ),
    }),
  ],
});
