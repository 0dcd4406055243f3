import { languages } from '../i18n/languages.ts';
import { endpoints, mapFrameSegment, previewSegment, styleguideSegment } from './table.ts';

/** First segments of what the process answers without Remix (`server/http.ts`), and of Remix's own. */
const processSegments = ['studio', 'lake', 'assets', 'health', 'demo', '__manifest'];

/** First segments under which there are no pages. */
export const endpointSegments: readonly string[] = [
  ...new Set([...Object.values(endpoints).flatMap(({ path }) => path.split('/')[0] ?? []), ...processSegments]),
];

/** First segments that no page of an editor may take (requirements 10.8). */
export const reservedSegments: readonly string[] = [
  ...languages,
  previewSegment,
  mapFrameSegment,
  styleguideSegment,
  ...endpointSegments,
];
