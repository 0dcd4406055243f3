import type {
  DayChange,
  ViewingCalendar,
  ViewingChange,
  ViewingChanged,
  ViewingChoice,
} from '../../app/office/viewings.ts';
import { json, request, type Asking } from '../session/site-api.ts';

/** The Studio's client of `/api/viewings`. Each method rejects with `NoAnswer`, or with an `AbortError`. */
export interface ViewingsApi {
  /** @param from ISO day */
  calendar(from: string, days: number, signal: AbortSignal): Promise<ViewingCalendar>;
  changeDay(change: DayChange): Promise<DayChange>;
  choice(id: string, signal: AbortSignal): Promise<ViewingChoice>;
  change(id: string, change: ViewingChange): Promise<ViewingChanged>;
}

export function viewingsApi(asking: Asking): ViewingsApi {
  const post = (path: string, change: unknown) =>
    request(asking, path, { method: 'POST', body: JSON.stringify(change) });
  const pathOf = (id: string) => `/api/viewings/${encodeURIComponent(id)}`;
  return {
    calendar: async (from, days, signal) => {
      const query = new URLSearchParams({ from, days: String(days), language: asking.language });
      return json(await request(asking, `/api/viewings?${query}`, { signal }));
    },
    changeDay: async (change) => json(await post('/api/viewings', change)),
    choice: async (id, signal) => json(await request(asking, pathOf(id), { signal })),
    change: async (id, change) => json(await post(pathOf(id), change)),
  };
}
