import { z } from 'zod';

/** A field's error: a key below `forms.errors`, or in the form's own texts (requirements 5.8). */
export type FormError = `${'forms' | `${string}Form`}.errors.${string}`;

const longest = { line: 200, text: 5_000 } as const;
const tooLong = 'forms.errors.tooLong';

/** A line of text, with white space collapsed. */
const line = (required: FormError | null, most: number = longest.line) =>
  (required === null ? z.string() : z.string({ error: required }))
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    // Refinements instead of the string's own checks: conform treats an empty string as missing, and reports that
    // untranslated.
    .refine((text) => required === null || text !== '', { error: required ?? tooLong })
    .refine((text) => text.length <= most, { error: tooLong });

/** A required line; blank counts as empty (requirements 5.1). */
export const requiredLine = (error: FormError, most?: number) => line(error, most);
export const optionalLine = (most?: number) => line(null, most).optional();

/** Text of several lines. */
export const optionalText = z.string().trim().max(longest.text, tooLong).optional();
export const requiredText = (error: FormError) => z.string({ error }).trim().min(1, error).max(longest.text, tooLong);

/** A required, valid e-mail address. */
export const emailOf = (missing: FormError, invalid: FormError) => line(missing, 254).pipe(z.email(invalid));
export const requiredEmail = emailOf('forms.errors.email', 'forms.errors.emailInvalid');

/** Digits with spaces, dots, slashes, brackets and a leading plus. */
const phonePattern = /^\+?[\d\s()./-]+$/;
const phoneDigits = (text: string) => text.replace(/\D/g, '').length;
const isPhone = (text: string) => phonePattern.test(text) && phoneDigits(text) >= 8 && phoneDigits(text) <= 15;
export const optionalPhone = line(null, 30)
  .refine((text) => text === '' || isPhone(text), { error: 'forms.errors.phoneInvalid' })
  .optional();
/** Used where a phone number is essential. */
export const requiredPhone = line('forms.errors.phone', 30).refine((text) => text === '' || isPhone(text), {
  error: 'forms.errors.phoneInvalid',
});

/** A whole number with optional thousands separators or a unit. Empty is undefined. */
export const optionalNumber = (most: number) =>
  line(null, 30)
    .transform((text) => text.replace(/[\s.'’]|€|m²/g, ''))
    .refine((digits) => /^\d{0,9}$/.test(digits), { error: 'forms.errors.number', abort: true })
    .transform((digits) => (digits === '' ? undefined : Number(digits)))
    .pipe(z.number().max(most, 'forms.errors.numberTooLarge').optional())
    .optional();

/** Whether a text is a valid day as sent by date inputs: `2026-11-24`. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T12:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export const requiredDay = (error: FormError) => z.string({ error }).trim().refine(isDay, { error });

export const titles = ['mr', 'ms', 'miss'] as const;
/** For forms that require a title: nobody can be forced to give one (docs/decisions/0063). */
export const titlesOrNone = [...titles, 'none'] as const;
export const contactTimes = ['any', 'morning', 'afternoon', 'evening'] as const;
export const contactDevices = ['email', 'phone'] as const;

/** The sender: requirements 3.x of contact forms. */
export const person = {
  title: z.enum(titles).optional(),
  firstName: requiredLine('forms.errors.firstName', 80),
  lastName: requiredLine('forms.errors.lastName', 80),
  email: requiredEmail,
};

/**
 * For rules across fields: evaluated even if other fields are invalid, so that all errors are reported together. Fields
 * may then be missing.
 */
export const always = { when: () => true } as const;
