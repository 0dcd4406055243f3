import { z } from 'zod';
import { always, contactDevices, contactTimes, optionalPhone, person, requiredText } from '../rules.ts';

export const contactDefaults = { contactDevice: 'email', contactTime: 'any' } as const;

/** The sender, the question, and how to reply (requirements 3.24, forms). */
export const contactRules = {
  ...person,
  phone: optionalPhone,
  contactDevice: z.enum(contactDevices).default(contactDefaults.contactDevice),
  contactTime: z.enum(contactTimes).default(contactDefaults.contactTime),
  remark: requiredText('forms.errors.remark'),
  newsletter: z.boolean().default(false),
};

/** A phone number is required if the visitor wants to be called. */
export const saysWhereToCall = {
  holds: ({ contactDevice, phone }: { contactDevice?: string; phone?: string | undefined }): boolean =>
    contactDevice !== 'phone' || Boolean(phone),
  otherwise: { ...always, error: 'forms.errors.phone', path: ['phone'] },
};
