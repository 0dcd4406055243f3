/** The filters of the list, as in the tool's URL; an empty string means no filter. */
export interface LeadFilters {
  state: 'open' | 'handled' | 'all';
  /** One of `stages`. */
  stage: string;
  /** `due`: today or earlier; `late`: earlier; `any`. */
  followUp: string;
  form: string;
  /** An editor's id, `me` or `nobody`. */
  assigned: string;
  /** ISO dates. */
  from: string;
  to: string;
  /** Searches names and e-mail addresses. */
  text: string;
  property: string;
  project: string;
}

export const noFilters: LeadFilters = {
  state: 'open',
  stage: '',
  followUp: '',
  form: '',
  assigned: '',
  from: '',
  to: '',
  text: '',
  property: '',
  project: '',
};

const names = Object.keys(noFilters) as (keyof LeadFilters)[];

/**
 * Parses the filters from the tool's URL. Except for the state, invalid values are left to the site, which rejects
 * them.
 */
export function filtersOf(parameters: readonly (readonly [string, string])[]): LeadFilters {
  const given = new Map(parameters);
  const state = given.get('state');
  const texts = Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
  return { ...noFilters, ...texts, state: state === 'handled' || state === 'all' ? state : 'open' };
}

/** The filters as parameters, without empty ones. */
export function parametersOf(filters: LeadFilters): [string, string][] {
  return names.filter((name) => filters[name] !== noFilters[name]).map((name) => [name, filters[name]]);
}

/** The number of active filters besides state and words, which are always visible. */
export function hiddenFilters({ form, stage, followUp, assigned, from, to }: LeadFilters): number {
  return [form, stage, followUp, assigned, from, to].filter((value) => value !== '').length;
}

export function isNarrowed(filters: LeadFilters): boolean {
  return parametersOf(filters).some(([name]) => name !== 'state');
}
