import type { ValidationContext } from 'sanity';

type Ask = (query: string, params: Record<string, unknown>) => Promise<unknown>;

/**
 * The Studio's validation context, as far as our rules use it: the document, and a client whose queries `ask`
 * answers.
 */
export function contextOf(document: object, ask: Ask): ValidationContext {
  const client = {
    withConfig: () => client,
    fetch: (query: string, params: Record<string, unknown> = {}) => ask(query, params),
  };
  const context = { document, environment: 'studio', getClient: () => client };
  // A complete client would need a server; our rules only call these two methods.
  return context as unknown as ValidationContext;
}
