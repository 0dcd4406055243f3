import type { Region } from '~/listings/domain/codes.ts';

/** Fields that not every region allows. */
export const delicateFields = ['adultAges', 'kidAges', 'pets', 'reason'] as const;
export type DelicateField = (typeof delicateFields)[number];

/**
 * The sensitive fields that each region allows in an application, as of November 2026. Brussels limits applications to
 * identity, contact, number of persons and means (Housing Code, article 200ter). Wallonia has a closed list: name,
 * contact, address, birth date, household, civil status, means, and proof of the last three rents (decree of 15 March
 * 2018, article 6). Neither includes pets or the reason for moving. For an unknown region the strictest rules apply.
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
