export { createLake, type Lake } from './lake.ts';
export type * from './ports.ts';
export type { ExportReport, ExportRequest } from './transfer/export.ts';
export type { ImportReport, ImportRequest } from './transfer/import.ts';
