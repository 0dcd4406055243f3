import type { ValidationContext } from 'sanity';

type Ask = (query: string, params: Record<string, unknown>) => Promise<unknown>;

/** The part of the Studio's validation context that our rules use: the document, and a client answered by `ask`. */
export function contextOf(document: object, ask: Ask): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: (query: string, params: Record<string, unknown> = {}) => ask(query, params),
  };
  const context = { document, environment: 'studio', schema: {}, getClient: () => client };
  // A complete client would need a server; our rules only call these two methods.
  return context as unknown as ValidationContext;
}
