const pattern = /^\/api\/map\/streets\/([\da-z-]{1,40})\.pmtiles$/;

/** The path of an archive for browsers. Each state has its own path, so what was read of it stays valid. */
export function streetsPath(tag: string): string {
  return `/api/map/streets/${tag}.pmtiles`;
}

/** The tag in such a path; null for any other path. */
export function streetsTag(path: string): string | null {
  return pattern.exec(path)?.[1] ?? null;
}
