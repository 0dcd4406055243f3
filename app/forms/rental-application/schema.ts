import { z } from 'zod';
import { brusselsDay } from '~/listings/domain/rules/day.ts';
import { amountOf } from '../amount.ts';
import { optionalLine, optionalText, person, requiredDay, requiredLine, requiredPhone } from '../rules.ts';

/** Preselected values. */
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

/**
 * A landlord's questions to a candidate. Sensitive fields are optional, and only shown where the region's law allows
 * them (allowed.ts).
 */
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
