import { z } from 'zod';
import { always, contactDevices, contactTimes, optionalPhone, person, requiredText } from '../rules.ts';

export const contactDefaults = { contactDevice: 'email', contactTime: 'any' } as const;

/** Who asks, what, and how to answer (requirements §3, forms). */
export const contactRules = {
  ...person,
  phone: optionalPhone,
  contactDevice: z.enum(contactDevices).default(contactDefaults.contactDevice),
  contactTime: z.enum(contactTimes).default(contactDefaults.contactTime),
  remark: requiredText('forms.errors.remark'),
  newsletter: z.boolean().default(false),
};

/** Whoever wants to be called must say where. */
export const saysWhereToCall = {
  holds: ({ contactDevice, phone }: { contactDevice?: string; phone?: string | undefined }): boolean =>
    contactDevice !== 'phone' || Boolean(phone),
  otherwise: { ...always, error: 'forms.errors.phone', path: ['phone'] },
};
