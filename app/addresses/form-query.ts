/** The subject of a form. */
export interface FormAbout {
  property?: string;
  project?: string;
}

/** The canonical parameters of a form's page: at most one id of a listing or project. */
export function formQuery(given: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const name of ['property', 'project'] as const) {
    const id = given.get(name);
    if (id !== null && id !== '' && known.size === 0) known.set(name, id);
  }
  return known;
}
