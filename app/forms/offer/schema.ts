import { z } from 'zod';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import {
  always,
  isDay,
  optionalLine,
  optionalPhone,
  optionalText,
  person,
  requiredDay,
  requiredLine,
  requiredPhone,
} from '../rules.ts';
import { amountOf } from '../amount.ts';
import { numberOfWords } from './number-words.ts';

/** Preselected values. */
export const defaults = {} as const;

const today = () => brusselsDay(new Date());

const { firstName, lastName, email } = person;

/** An offer to buy. It is binding if accepted in time, so its content must be unambiguous. */
export const schema = z
  .object({
    amount: requiredLine('offerForm.errors.amount', 30).refine((text) => amountOf(text) !== null, {
      error: 'offerForm.errors.amountInvalid',
    }),
    letters: requiredLine('offerForm.errors.letters').refine((text) => numberOfWords(text) !== null, {
      error: 'offerForm.errors.lettersInvalid',
    }),
    startDate: requiredDay('offerForm.errors.startDate'),
    endDate: requiredDay('offerForm.errors.endDate').refine((text) => text >= today(), {
      error: 'offerForm.errors.endDatePast',
    }),
    conditions: optionalText,
    firstName,
    lastName,
    street: requiredLine('offerForm.errors.street'),
    houseNumber: requiredLine('offerForm.errors.houseNumber', 20),
    zip: requiredLine('offerForm.errors.zip', 12),
    city: requiredLine('offerForm.errors.city', 100),
    email,
    phone: requiredPhone,
    bFirstName: optionalLine(80),
    bLastName: optionalLine(80),
    bAddress: optionalLine(),
    bEmail: optionalLine(254).refine((text) => !text || z.email().safeParse(text).success, {
      error: 'forms.errors.emailInvalid',
    }),
    bPhone: optionalPhone,
    place: requiredLine('offerForm.errors.place', 100),
    signDate: requiredDay('offerForm.errors.signDate'),
    binding: z.boolean({ error: 'offerForm.errors.binding' }),
  })
  .refine(({ amount, letters }) => agree(amount, letters), {
    ...always,
    error: 'offerForm.errors.lettersDiffer',
    path: ['letters'],
  })
  .refine(({ startDate, endDate }) => !isDay(endDate ?? '') || !isDay(startDate ?? '') || endDate >= startDate, {
    ...always,
    error: 'offerForm.errors.endDateBefore',
    path: ['endDate'],
  })
  .refine((offer) => !namesSecond(offer) || Boolean(offer.bFirstName), {
    ...always,
    error: 'forms.errors.firstName',
    path: ['bFirstName'],
  })
  .refine((offer) => !namesSecond(offer) || Boolean(offer.bLastName), {
    ...always,
    error: 'forms.errors.lastName',
    path: ['bLastName'],
  });

/** Missing or invalid values are reported by their own rules and do not count as contradictions. */
function agree(amount: string | undefined, letters: string | undefined): boolean {
  const [number, words] = [amountOf(amount ?? ''), numberOfWords(letters ?? '')];
  return number === null || words === null || number === words;
}

/** Whether any field of a second buyer is filled in, which makes both names required. */
function namesSecond(
  offer: Partial<Record<'bFirstName' | 'bLastName' | 'bAddress' | 'bEmail' | 'bPhone', string>>,
): boolean {
  return [offer.bFirstName, offer.bLastName, offer.bAddress, offer.bEmail, offer.bPhone].some(Boolean);
}
