import { z } from 'zod';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { amountOf } from '../amount.ts';
import { optionalLine, optionalText, person, requiredDay, requiredLine, requiredPhone } from '../rules.ts';

/** What is chosen before the visitor chooses. */
export const defaults = { adults: '1', kids: '0' } as const;

const mostPersons = 20;

const count = (least: number) =>
  requiredLine('rentalApplicationForm.errors.count', 3).refine(
    (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= mostPersons,
    { error: 'rentalApplicationForm.errors.count' },
  );

const income = optionalLine(30).refine((text) => !text || text === '0' || amountOf(text) !== null, {
  error: 'rentalApplicationForm.errors.income',
});

const { firstName, lastName, email } = person;

/** What a landlord may ask of a candidate. All that is sensitive may stay empty; which of it is asked at all, the region's law says (allowed.ts). */
export const schema = z.object({
  firstName,
  lastName,
  email,
  phone: requiredPhone,
  adults: count(1),
  kids: count(0),
  adultAges: optionalLine(100),
  kidAges: optionalLine(100),
  pets: optionalLine(),
  moveDate: requiredDay('rentalApplicationForm.errors.moveDate').refine((text) => text >= brusselsDay(new Date()), {
    error: 'rentalApplicationForm.errors.moveDatePast',
  }),
  reason: optionalLine(),
  income1: income,
  income2: income,
  remark: optionalText,
});
