import type { ValidationContext } from 'sanity';

type Ask = (query: string, params: Record<string, unknown>) => Promise<unknown>;

/** What a rule is given in the Studio, as far as our rules use it: the document and a client that `ask` answers for. */
export function contextOf(document: object, ask: Ask): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: (query: string, params: Record<string, unknown> = {}) => ask(query, params),
  };
  const context = { document, environment: 'studio', getClient: () => client };
  // A whole client would be a server; the rules call these two functions of it.
  return context as unknown as ValidationContext;
}
