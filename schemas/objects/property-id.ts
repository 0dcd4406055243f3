import { defineType } from 'sanity';

/** The unique code of a property of the listings; the Studio offers a search for it. */
export const propertyId = defineType({
  name: 'propertyId',
  title: 'Property',
  type: 'string',
  validation: (rule) =>
    rule.custom((value) =>
      value === undefined || /^[^\s/?#]+$/.test(value) ? true : 'The code of a property has no spaces or slashes.',
    ),
});
