/** What the list is narrowed to, as the address of the tool has it; empty: by nothing. */
export interface LeadFilters {
  state: 'open' | 'handled' | 'all';
  form: string;
  /** An editor's id, `me` or `nobody`. */
  assigned: string;
  /** ISO days. */
  from: string;
  to: string;
  /** Of a name or an e-mail. */
  text: string;
  property: string;
  project: string;
}

export const noFilters: LeadFilters = {
  state: 'open',
  form: '',
  assigned: '',
  from: '',
  to: '',
  text: '',
  property: '',
  project: '',
};

const names = Object.keys(noFilters) as (keyof LeadFilters)[];

/** Reads the filters out of the tool's address. What is not understood is left to the site, which says so. */
export function filtersOf(parameters: readonly (readonly [string, string])[]): LeadFilters {
  const given = new Map(parameters);
  const state = given.get('state');
  const texts = Object.fromEntries(names.map((name) => [name, given.get(name) ?? '']));
  return { ...noFilters, ...texts, state: state === 'handled' || state === 'all' ? state : 'open' };
}

/** The same as parameters, without those that do not matter. */
export function parametersOf(filters: LeadFilters): [string, string][] {
  return names.filter((name) => filters[name] !== noFilters[name]).map((name) => [name, filters[name]]);
}

/** How many filters narrow the list besides state and words, which are always in view. */
export function hiddenFilters({ form, assigned, from, to }: LeadFilters): number {
  return [form, assigned, from, to].filter((value) => value !== '').length;
}

export function isNarrowed(filters: LeadFilters): boolean {
  return parametersOf(filters).some(([name]) => name !== 'state');
}
