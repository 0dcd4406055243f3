import type { FiguresAnswer, FigureSection } from '../../app/office/figures.ts';
import { fileOf, json, request, type Asking } from '../session/site-api.ts';

/** An empty text is no filter. */
export interface FigureFilters {
  /** ISO days. */
  from: string;
  to: string;
  /** Language of visitors. */
  visitors: string;
  /** A property's code. */
  property: string;
}

/** How charts are drawn, as they are images. */
export interface ChartLook {
  scheme: 'light' | 'dark';
  width: 'wide' | 'narrow';
}

/** The Studio's client of `/api/figures`. Each method rejects with `NoAnswer`, or with an `AbortError`. */
export interface FiguresApi {
  read(filters: FigureFilters, look: ChartLook, signal: AbortSignal): Promise<FiguresAnswer>;
  /** One table as CSV. */
  table(filters: FigureFilters, section: FigureSection): Promise<{ file: Blob; name: string }>;
}

export function figuresApi(asking: Asking): FiguresApi {
  const address = (filters: FigureFilters, more: Record<string, string>) =>
    `/api/figures?${new URLSearchParams({ ...filters, ...more, language: asking.language })}`;
  return {
    read: async (filters, look, signal) => json(await request(asking, address(filters, { ...look }), { signal })),
    table: async (filters, section) => fileOf(await request(asking, address(filters, { section }))),
  };
}
