import { isAtLeast } from '../documents/perspective.ts';
import { isPublic, isPublished, isVersion } from '../documents/ids.ts';
import type { Reader } from '../http/readers.ts';

/** Of query and parameters, as in a URL. */
const longest = 20_000;

export interface ListenRequest {
  query: string;
  params: Record<string, unknown>;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  includeEffects: boolean;
  enableResume: boolean;
  /** Whether an event about this document may be sent to this reader. */
  sees(id: string): boolean;
}

/**
 * Parses a listener's parameters.
 *
 * @throws {Error} with a sentence for invalid ones
 */
export function parseListenRequest(search: URLSearchParams, apiVersion: string, reader: Reader): ListenRequest {
  const query = search.get('query');
  if (query === null) throw new Error('The parameter "query" is missing.');
  if (String(search).length > longest)
    throw new Error(`A listener's query and parameters have at most ${longest} characters.`);
  const flag = (name: string, otherwise: boolean): boolean => (search.get(name) ?? String(otherwise)) === 'true';
  const effectFormat = search.get('effectFormat');
  if (effectFormat !== null && effectFormat !== 'mendoza')
    throw new Error(`The effect format "${effectFormat}" is not known.`);
  const allVersions = flag('includeAllVersions', false);
  // Since 2025-02-19 drafts and versions have to be requested; before, versions did not exist.
  const publishedOnly = isAtLeast(apiVersion, '2025-02-19');
  return {
    query,
    params: paramsIn(search),
    includeResult: flag('includeResult', false),
    includePreviousRevision: flag('includePreviousRevision', false),
    includeMutations: flag('includeMutations', true),
    includeEffects: effectFormat === 'mendoza',
    enableResume: flag('enableResume', false),
    sees: (id) =>
      (reader.mayReadAll || isPublic(id)) && (allVersions || (publishedOnly ? isPublished(id) : !isVersion(id))),
  };
}

function paramsIn(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw new Error(`The parameter "${name}" is not JSON.`);
    }
  }
  return params;
}
