/** `L-1111` and `B-9000` as stored. */
export function bareZip(zip: string): string {
  return zip.trim().replace(/^[a-z]{1,2}-/i, '');
}
