import { z } from 'zod';

/** What a field's error says: a key below `forms.errors`, or of the form's own texts (requirements §5). */
export type FormError = `${'forms' | `${string}Form`}.errors.${string}`;

const longest = { line: 200, text: 5_000 } as const;
const tooLong = 'forms.errors.tooLong';

/** One line of text: whatever spaces and line ends it holds become single spaces. */
const line = (required: FormError | null, most: number = longest.line) =>
  (required === null ? z.string() : z.string({ error: required }))
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    // Rules of their own, not another string's: conform takes an empty one for none there, and says so in no language of the site.
    .refine((text) => required === null || text !== '', { error: required ?? tooLong })
    .refine((text) => text.length <= most, { error: tooLong });

/** A line that must be there; blank is empty (requirements §5). */
export const requiredLine = (error: FormError, most?: number) => line(error, most);
export const optionalLine = (most?: number) => line(null, most).optional();

/** Text of several lines. */
export const optionalText = z.string().trim().max(longest.text, tooLong).optional();
export const requiredText = (error: FormError) => z.string({ error }).trim().min(1, error).max(longest.text, tooLong);

/** An e-mail address: there, and one that mail can reach. */
export const emailOf = (missing: FormError, invalid: FormError) => line(missing, 254).pipe(z.email(invalid));
export const requiredEmail = emailOf('forms.errors.email', 'forms.errors.emailInvalid');

/** As people write it: digits with spaces, dots, slashes, brackets and a plus in front. */
const phonePattern = /^\+?[\d\s()./-]+$/;
const phoneDigits = (text: string) => text.replace(/\D/g, '').length;
const isPhone = (text: string) => phonePattern.test(text) && phoneDigits(text) >= 8 && phoneDigits(text) <= 15;
export const optionalPhone = line(null, 30)
  .refine((text) => text === '' || isPhone(text), { error: 'forms.errors.phoneInvalid' })
  .optional();
/** Where somebody has to be reached by phone. */
export const requiredPhone = line('forms.errors.phone', 30).refine((text) => text === '' || isPhone(text), {
  error: 'forms.errors.phoneInvalid',
});

/** A whole number as people type it: with dots or spaces for thousands, or a unit in front. Empty is none. */
export const optionalNumber = (most: number) =>
  line(null, 30)
    .transform((text) => text.replace(/[\s.'’]|€|m²/g, ''))
    .refine((digits) => /^\d{0,9}$/.test(digits), { error: 'forms.errors.number', abort: true })
    .transform((digits) => (digits === '' ? undefined : Number(digits)))
    .pipe(z.number().max(most, 'forms.errors.numberTooLarge').optional())
    .optional();

/** Whether a text is a day as date fields send it, `2026-11-24`, and the calendar has it. */
export function isDay(text: string): boolean {
  const moment = new Date(`${text}T12:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export const requiredDay = (error: FormError) => z.string({ error }).trim().refine(isDay, { error });

export const titles = ['mr', 'ms', 'miss'] as const;
/** Where the title is asked for: nobody may have to give one (docs/decisions/0063). */
export const titlesOrNone = [...titles, 'none'] as const;
export const contactTimes = ['any', 'morning', 'afternoon', 'evening'] as const;
export const contactDevices = ['email', 'phone'] as const;

/** Who writes: requirements 3.x of contact forms. */
export const person = {
  title: z.enum(titles).optional(),
  firstName: requiredLine('forms.errors.firstName', 80),
  lastName: requiredLine('forms.errors.lastName', 80),
  email: requiredEmail,
};

/** For a rule of several fields: said together with what else is wrong, not only once all of that is right. Fields may be missing then. */
export const always = { when: () => true } as const;
