const pattern = /^\/api\/map\/streets\/([\da-z-]{1,40})\.pmtiles$/;

/** Where browsers read an archive of streets. A state has an address of its own, so what was read of it stays valid. */
export function streetsPath(tag: string): string {
  return `/api/map/streets/${tag}.pmtiles`;
}

/** The tag in such a path; null for any other path. */
export function streetsTag(path: string): string | null {
  return pattern.exec(path)?.[1] ?? null;
}
