import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldsOf } from './form.ts';
import type { FormFacts } from './form-facts.ts';
import type { FormServer } from './form-server.ts';

/**
 * All forms by name, with the parts of the folder of that name. The entries are types only, so that no bundle includes
 * another's parts: the browser loads schema and fields of the form on its page (load-form.ts), the server all parts
 * (forms.server.ts), the Studio names and facts (schemas/forms.ts), each by file name (docs/add-a-form.md).
 */
export interface FormRegistry {
  'site-contact': Parts<
    typeof import('./site-contact/schema.ts'),
    typeof import('./site-contact/Fields.tsx'),
    typeof import('./site-contact/form.server.ts'),
    typeof import('./site-contact/facts.ts'),
    typeof import('./site-contact/texts/en.json')
  >;
  'contact-me': Parts<
    typeof import('./contact-me/schema.ts'),
    typeof import('./contact-me/Fields.tsx'),
    typeof import('./contact-me/form.server.ts'),
    typeof import('./contact-me/facts.ts'),
    typeof import('./contact-me/texts/en.json')
  >;
  'contact-construction': Parts<
    typeof import('./contact-construction/schema.ts'),
    typeof import('./contact-construction/Fields.tsx'),
    typeof import('./contact-construction/form.server.ts'),
    typeof import('./contact-construction/facts.ts'),
    typeof import('./contact-construction/texts/en.json')
  >;
  'send-to-friend': Parts<
    typeof import('./send-to-friend/schema.ts'),
    typeof import('./send-to-friend/Fields.tsx'),
    typeof import('./send-to-friend/form.server.ts'),
    typeof import('./send-to-friend/facts.ts'),
    typeof import('./send-to-friend/texts/en.json')
  >;
  'document-request': Parts<
    typeof import('./document-request/schema.ts'),
    typeof import('./document-request/Fields.tsx'),
    typeof import('./document-request/form.server.ts'),
    typeof import('./document-request/facts.ts'),
    typeof import('./document-request/texts/en.json')
  >;
  'sign-newsletter': Parts<
    typeof import('./sign-newsletter/schema.ts'),
    typeof import('./sign-newsletter/Fields.tsx'),
    typeof import('./sign-newsletter/form.server.ts'),
    typeof import('./sign-newsletter/facts.ts'),
    typeof import('./sign-newsletter/texts/en.json')
  >;
  'contact-demand': Parts<
    typeof import('./contact-demand/schema.ts'),
    typeof import('./contact-demand/Fields.tsx'),
    typeof import('./contact-demand/form.server.ts'),
    typeof import('./contact-demand/facts.ts'),
    typeof import('./contact-demand/texts/en.json')
  >;
  'demand-register': Parts<
    typeof import('./demand-register/schema.ts'),
    typeof import('./demand-register/Fields.tsx'),
    typeof import('./demand-register/form.server.ts'),
    typeof import('./demand-register/facts.ts'),
    typeof import('./demand-register/texts/en.json')
  >;
  'contact-appointment': Parts<
    typeof import('./contact-appointment/schema.ts'),
    typeof import('./contact-appointment/Fields.tsx'),
    typeof import('./contact-appointment/form.server.ts'),
    typeof import('./contact-appointment/facts.ts'),
    typeof import('./contact-appointment/texts/en.json')
  >;
  offer: Parts<
    typeof import('./offer/schema.ts'),
    typeof import('./offer/Fields.tsx'),
    typeof import('./offer/form.server.ts'),
    typeof import('./offer/facts.ts'),
    typeof import('./offer/texts/en.json')
  >;
  'rental-application': Parts<
    typeof import('./rental-application/schema.ts'),
    typeof import('./rental-application/Fields.tsx'),
    typeof import('./rental-application/form.server.ts'),
    typeof import('./rental-application/facts.ts'),
    typeof import('./rental-application/texts/en.json')
  >;
  testimonial: Parts<
    typeof import('./testimonial/schema.ts'),
    typeof import('./testimonial/Fields.tsx'),
    typeof import('./testimonial/form.server.ts'),
    typeof import('./testimonial/facts.ts'),
    typeof import('./testimonial/texts/en.json')
  >;
}

/** The required parts of a folder: a missing or mistyped part does not compile. */
interface Parts<
  Rules extends { schema: z.ZodType; defaults: object },
  Page extends { Fields: (props: { fields: FieldsOf<Rules['schema']>; data: never }) => ReactNode },
  // Mails receive the result of `become`, whose type differs per form.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Server extends { form: FormServer<z.output<Rules['schema']>, any, any> },
  Facts extends { facts: FormFacts },
  Texts extends object,
> {
  schema: Rules['schema'];
  fields: Page['Fields'];
  server: Server['form'];
  facts: Facts['facts'];
  texts: Texts;
}

export type FormName = keyof FormRegistry;

/** The texts of all forms, own and shared, for the keys of `t()`. */
export type FormTexts = Together<FormRegistry[FormName]['texts'] | typeof import('./texts/en.json')>;

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
