import { z } from 'zod';
import { areas } from '../../listings/domain/areas.ts';
import { goals } from '../../listings/domain/codes.ts';
import {
  always,
  contactDevices,
  contactTimes,
  optionalLine,
  optionalNumber,
  optionalPhone,
  optionalText,
  person,
} from '../rules.ts';
import { contactDefaults, saysWhereToCall } from '../site-contact/rules.ts';

export const frequencies = ['at-once', 'daily'] as const;

const mostEuros = 100_000_000;
const mostRooms = 50;
/** The same as in `accounts`, which is server-only. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Preselected values. */
export const defaults = { ...contactDefaults, frequency: 'at-once' } as const;

/** Registers a search, to be notified of new listings. */
export const schema = z
  .object({
    /** The key of the search being edited; empty for a new one. */
    demand: optionalLine(120),
    goal: z.enum(goals, { error: 'demandRegisterForm.errors.goal' }),
    types: z
      .array(z.number().int().positive(), { error: 'demandRegisterForm.errors.types' })
      .min(1, 'demandRegisterForm.errors.types')
      .max(20),
    places: optionalLine(500),
    areas: z.array(z.enum(areas)).max(areas.length).default([]),
    minPrice: optionalNumber(mostEuros),
    maxPrice: optionalNumber(mostEuros),
    minBedrooms: optionalNumber(mostRooms),
    maxBedrooms: optionalNumber(mostRooms),
    garages: optionalNumber(mostRooms),
    parking: z.boolean().default(false),
    terrace: z.boolean().default(false),
    garden: z.boolean().default(false),
    /** Further conditions, each as a query: `epc=C`, `city=gent|9000&radius=10`. */
    wishes: z.array(z.string().max(4_000)).max(40).default([]),
    frequency: z.enum(frequencies).default(defaults.frequency),
    ...person,
    phone: optionalPhone,
    contactDevice: z.enum(contactDevices).default(defaults.contactDevice),
    contactTime: z.enum(contactTimes).default(defaults.contactTime),
    remark: optionalText,
    newsletter: z.boolean().default(false),
    password: z
      .string()
      .min(passwordLength.min, 'demandRegisterForm.errors.passwordShort')
      .max(passwordLength.max, 'forms.errors.tooLong')
      .optional(),
    passwordAgain: z.string().max(passwordLength.max, 'forms.errors.tooLong').optional(),
  })
  .refine(
    ({ places, areas: chosen, wishes }) => Boolean(places) || Boolean(chosen?.length) || wishes?.some(saysWhere),
    {
      error: 'demandRegisterForm.errors.zone',
      path: ['places'],
      ...always,
    },
  )
  .refine(saysWhereToCall.holds, saysWhereToCall.otherwise)
  .refine(({ minPrice, maxPrice }) => !isAbove(minPrice, maxPrice), {
    error: 'demandRegisterForm.errors.priceOrder',
    path: ['maxPrice'],
    ...always,
  })
  .refine(({ minBedrooms, maxBedrooms }) => !isAbove(minBedrooms, maxBedrooms), {
    error: 'demandRegisterForm.errors.bedroomsOrder',
    path: ['maxBedrooms'],
    ...always,
  })
  .refine(({ password, passwordAgain }) => Boolean(password) || !passwordAgain, {
    error: 'demandRegisterForm.errors.passwordRequired',
    path: ['password'],
    ...always,
  })
  .refine(({ password, passwordAgain }) => !password || password === passwordAgain, {
    error: 'demandRegisterForm.errors.passwordAgain',
    path: ['passwordAgain'],
    ...always,
  });

/** Whether a wish names places or a part of the map. */
const saysWhere = (wish: string) => /^(?:city|area|box)=/.test(wish);

function isAbove(low: unknown, high: unknown): boolean {
  return typeof low === 'number' && typeof high === 'number' && low > high;
}
