import { z } from 'zod';
import { propertyTypes, type PropertyTypeKey } from '../../listings/domain/codes.ts';
import {
  contactDevices,
  contactTimes,
  optionalLine,
  optionalNumber,
  optionalText,
  person,
  requiredLine,
  requiredPhone,
  titlesOrNone,
} from '../rules.ts';

export const homeKinds = propertyTypes.map(({ key }) => key) as [PropertyTypeKey, ...PropertyTypeKey[]];
export const homeStates = ['unknown', 'new', 'good', 'refresh', 'renovate'] as const;
export const homeGoals = ['sell', 'letOut', 'know'] as const;

/** What is chosen before the visitor chooses. */
export const defaults = {
  kind: 'house',
  state: 'unknown',
  goal: 'sell',
  contactDevice: 'phone',
  contactTime: 'any',
} as const;

/** An owner asks what a home is worth: where it is, what it is, and whom to call. */
export const schema = z.object({
  zip: requiredLine('forms.errors.zip', 10),
  city: requiredLine('forms.errors.city', 80),
  street: requiredLine('contactDemandForm.errors.address', 120),
  houseNumber: requiredLine('contactDemandForm.errors.houseNumber', 20),
  box: optionalLine(20),
  kind: z.enum(homeKinds).default(defaults.kind),
  goal: z.enum(homeGoals).default(defaults.goal),
  surface: optionalNumber(100_000),
  bedrooms: optionalNumber(50),
  state: z.enum(homeStates).default(defaults.state),
  remark: optionalText,
  ...person,
  title: z.enum(titlesOrNone, { error: 'forms.errors.title' }),
  // Nobody comes to see a home without a call.
  phone: requiredPhone,
  contactDevice: z.enum(contactDevices).default(defaults.contactDevice),
  contactTime: z.enum(contactTimes).default(defaults.contactTime),
});
