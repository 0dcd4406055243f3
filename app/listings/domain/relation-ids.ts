/** How editors name what a list is about, without a document to point at; schema and loaders read it alike. */

/** A town: `gent|9000`. */
export const cityForm = /^(?=\s*[^|\s])([^|]*)\|\s*([\w-]{3,10})\s*$/;

/** A property type's WebID: `2`. */
export const typeForm = /^[1-9]\d{0,6}$/;

/** The town that a relation names; null for what is none. */
export function cityNamedBy(id: string): { name: string; zip: string } | null {
  const [, name, zip] = cityForm.exec(id) ?? [];
  return name && zip ? { name: name.trim().toLowerCase(), zip } : null;
}
