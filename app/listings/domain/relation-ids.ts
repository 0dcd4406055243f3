/** The ids that editors type for relations without a document; used by schema and loaders. */

/** A town: `gent|9000`. */
export const cityForm = /^(?=\s*[^|\s])([^|]*)\|\s*([\w-]{3,10})\s*$/;

/** A property type's WebID: `2`. */
export const typeForm = /^[1-9]\d{0,6}$/;

/** The town that a relation names; null if malformed. */
export function cityNamedBy(id: string): { name: string; zip: string } | null {
  const [, name, zip] = cityForm.exec(id) ?? [];
  return name && zip ? { name: name.trim().toLowerCase(), zip } : null;
}
