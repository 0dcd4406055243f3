import { languages } from '../i18n/languages.ts';
import { endpoints, mapFrameSegment, previewSegment, styleguideSegment } from './table.ts';

/** First segments that are served without Remix (`server/http.ts`), and of Remix's own files. */
const processSegments = ['studio', 'lake', 'assets', 'health', 'demo', '__manifest'];

/** First segments without pages below them. */
export const endpointSegments: readonly string[] = [
  ...new Set([...Object.values(endpoints).flatMap(({ path }) => path.split('/')[0] ?? []), ...processSegments]),
];

/** First segments that editors' pages may not use (requirements 10.8). */
export const reservedSegments: readonly string[] = [
  ...languages,
  previewSegment,
  mapFrameSegment,
  styleguideSegment,
  ...endpointSegments,
];
