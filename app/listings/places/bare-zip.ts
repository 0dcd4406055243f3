/** Strips the country prefix: `L-1111`, `B-9000`. */
export function bareZip(zip: string): string {
  return zip.trim().replace(/^[a-z]{1,2}-/i, '');
}
