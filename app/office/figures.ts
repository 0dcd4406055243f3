/**
 * The responses of `/api/figures` for the Studio's tool. No imports, so that the Studio can import it
 * (docs/architecture.md).
 */

export const figureSections = ['weeks', 'leads', 'sources', 'homes', 'kept', 'searches', 'languages'] as const;

export type FigureSection = (typeof figureSections)[number];

/** A table with its charts, in the editor's language. */
export interface FigureTable {
  name: FigureSection;
  title: string;
  /** A sentence on what is counted. */
  help: string;
  columns: { label: string; isNumber: boolean }[];
  /** `url` leads to what the row is about. */
  rows: { cells: (string | number)[]; url: string | null }[];
  /** SVG documents. */
  charts: { title: string; svg: string }[];
}

/** `GET /api/figures?from=2026-09-01&to=2026-11-29&visitors=fr&property=4101&scheme=dark&width=narrow` */
export interface FiguresAnswer {
  /** ISO days, inclusive. */
  from: string;
  to: string;
  tables: FigureTable[];
}

/** Why a request was refused: `login` (401), `role` (403), `parameter` (400). */
export interface FigureRefusal {
  error: 'login' | 'role' | 'parameter';
  message: string;
}
