import { defineField } from 'sanity';

/** A colour field. The site puts its value into a CSS variable unchanged. */
export function colourField(name: string, title: string, description: string) {
  return defineField({ name, title, type: 'colour', description });
}
