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

/** Preselected values. */
export const defaults = {
  kind: 'house',
  state: 'unknown',
  goal: 'sell',
  contactDevice: 'phone',
  contactTime: 'any',
} as const;

/** An owner's request for a valuation: where the home is, what it is, and whom to call. */
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
  // Required, because appointments are made by phone.
  phone: requiredPhone,
  contactDevice: z.enum(contactDevices).default(defaults.contactDevice),
  contactTime: z.enum(contactTimes).default(defaults.contactTime),
});
