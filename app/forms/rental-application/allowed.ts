import type { Region } from '~/listings/domain/codes.ts';

/** What is not asked everywhere. */
export const delicateFields = ['adultAges', 'kidAges', 'pets', 'reason'] as const;
export type DelicateField = (typeof delicateFields)[number];

/**
 * What of it a candidate may be asked, by region; read November 2026. Brussels names what may be asked to apply: identity, contact, how many
 * persons, and their means (Housing Code, article 200ter). Wallonia has a closed list: name, contact, address, birth date, household, civil status,
 * means, and proof of the last three rents (decree of 15 March 2018, article 6); neither has pets or the reason for moving. Where the region is not
 * known, the strictest rules hold.
 */
const allowed: Readonly<Record<Region, readonly DelicateField[]>> = {
  flanders: delicateFields,
  luxembourg: delicateFields,
  wallonia: ['kidAges'],
  brussels: [],
};

export function isDelicate(name: string): name is DelicateField {
  return delicateFields.some((each) => each === name);
}

export function allowedFields(region: Region | null): readonly DelicateField[] {
  return allowed[region ?? 'brussels'];
}
