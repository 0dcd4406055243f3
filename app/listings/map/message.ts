/**
 * The messages that page and map frame exchange by `postMessage` (requirements §7 "Maps"). Both are of one origin; a message of another
 * origin, another sender or another shape is no message (docs/maps.md).
 */
import * as z from 'zod/mini';
import { areaPointLimit } from '../domain/area.ts';

const latitude = z.number().check(z.minimum(-90), z.maximum(90));
const longitude = z.number().check(z.minimum(-180), z.maximum(180));
const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const text = z.string().check(z.maxLength(200));
const point = z.object({ latitude, longitude });
const box = z.object({ south: latitude, west: longitude, north: latitude, east: longitude });
const area = z.array(point).check(z.minLength(3), z.maxLength(areaPointLimit));

/** A listing in the CRM's spelling (requirements §3). */
const listing = z.object({
  ID: id,
  /** 0 sale, 1 rent. */
  Goal: z.literal([0, 1]),
  Latitude: latitude,
  Longitude: longitude,
  /** The coordinates are the municipality's centre: the address is not published. */
  Approximate: z.boolean(),
  /** As the site writes it (`€ 345.000`); empty where it is not published. */
  Price: text,
  /** The same in the width of a marker (`€ 345k`). */
  ShortPrice: text,
  /** The CRM's code: 1 new, 3 sold, 4 rented. */
  Marquee: z.int(),
  /** Its word in the page's language; empty for none. */
  MarqueeName: text,
  /** Type and city in the page's language, for screen readers. */
  TypeDescription: text,
  City: text,
});

/** Many listings near each other, counted by the server. */
const cluster = z.object({ Count: z.int().check(z.minimum(1)), Latitude: latitude, Longitude: longitude });

const info = z.object({
  /** The map's content: all of it, or that of the view which it reported. */
  complete: z.boolean(),
  /** Whether the map moves to what it is given. */
  fit: z.boolean(),
  /** Where to look instead. */
  box: z.nullable(box),
  area: z.nullable(area),
  /** Listings without a place on the map. */
  notShown: z.int().check(z.minimum(0)),
});

const map = z.object({
  propsList: z.array(z.union([listing, cluster])).check(z.maxLength(4_000)),
  messageInfo: info,
  /** `list`: results, with their tools. `detail`: one property and what is near. */
  mapType: z.enum(['list', 'detail']),
  /** How a listing is marked: by its price, or by a pin (a circle where the address is not published). */
  customMarker: z.enum(['price', 'pin']),
  /** Names of marquees that replace the price (requirements §9). */
  marqueeIgnore: z.array(text).check(z.maxLength(50)),
});

const highlight = z.object({ highlight: z.nullable(id) });

const toFrame = z.union([map, highlight]);

const fromFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** `search`: the visitor moved it and wants the list to follow. */
  z.object({ type: z.literal('moved'), box, zoom: z.number().check(z.minimum(0), z.maximum(22)), search: z.boolean() }),
  z.object({ type: z.literal('pointed'), id: z.nullable(id) }),
  z.object({ type: z.literal('drawn'), area: z.nullable(area) }),
]);

export type MapListing = z.infer<typeof listing>;
export type MapItem = z.infer<typeof listing> | z.infer<typeof cluster>;
/** Requirements §7's message. */
export type MapMessage = z.infer<typeof map>;
export type MessageToFrame = z.infer<typeof toFrame>;
export type MessageFromFrame = z.infer<typeof fromFrame>;

/** What a page that shows one place on a map knows of it. */
export type MapContent = Pick<MapMessage, 'propsList' | 'marqueeIgnore'>;

/** Null for what is no message of the page: its JSON, or the object itself. */
export function readMessageToFrame(data: unknown): MessageToFrame | null {
  const read = toFrame.safeParse(typeof data === 'string' ? parsed(data) : data);
  return read.success ? read.data : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Null for what is no message of the frame. */
export function readMessageFromFrame(data: unknown): MessageFromFrame | null {
  const read = fromFrame.safeParse(data);
  return read.success ? read.data : null;
}

/** What `GET /api/map` answers: a map message but for what only the page knows. */
const answer = z.object({
  propsList: map.shape.propsList,
  marqueeIgnore: map.shape.marqueeIgnore,
  complete: z.boolean(),
  notShown: info.shape.notShown,
});
export type MapAnswer = z.infer<typeof answer>;

/** @throws for an answer of another shape */
export function readMapAnswer(data: unknown): MapAnswer {
  return answer.parse(data);
}
