import { defineField } from 'sanity';

/** A field for a colour. The site puts it in a CSS variable as it is. */
export function colourField(name: string, title: string, description: string) {
  return defineField({ name, title, type: 'colour', description });
}
