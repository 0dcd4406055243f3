import { isRecord } from '../../schemas/rules/record.ts';

/** Filters of the leads with a name of an editor's choice. */
export interface SavedView {
  name: string;
  parameters: [string, string][];
}

/** Parses what is stored for a person; what is not understood is left out. */
export function savedViews(stored: unknown): SavedView[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((view: unknown) => {
    if (!isRecord(view) || typeof view.name !== 'string' || !Array.isArray(view.parameters)) return [];
    const parameters = view.parameters.filter(
      (pair: unknown): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((text) => typeof text === 'string'),
    );
    return [{ name: view.name, parameters }];
  });
}
