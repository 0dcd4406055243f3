/**
 * The messages between page and map frame (requirements 7.6), sent with `postMessage`. Both have the same origin;
 * messages of another origin, sender or shape are ignored (docs/maps.md).
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

/** A listing in the CRM's spelling (requirements 3.1). */
const listing = z.object({
  ID: id,
  /** 0 sale, 1 rent. */
  Goal: z.literal([0, 1]),
  Latitude: latitude,
  Longitude: longitude,
  /** The coordinates are the municipality's centre, because the address is not published. */
  Approximate: z.boolean(),
  /** Formatted (`€ 345.000`); empty if not published. */
  Price: text,
  /** Short enough for a marker (`€ 345k`). */
  ShortPrice: text,
  /** The CRM's code: 1 new, 3 sold, 4 rented. */
  Marquee: z.int(),
  /** Its name in the page's language; empty for none. */
  MarqueeName: text,
  /** Type and city in the page's language, for screen readers. */
  TypeDescription: text,
  City: text,
});

/** A group of nearby listings, counted by the server. */
const cluster = z.object({ Count: z.int().check(z.minimum(1)), Latitude: latitude, Longitude: longitude });

const info = z.object({
  /** Whether the content covers the whole search, rather than the reported view. */
  complete: z.boolean(),
  /** Whether the map moves to its content. */
  fit: z.boolean(),
  /** If set, the map moves here instead. */
  box: z.nullable(box),
  area: z.nullable(area),
  /** Listings without a place on the map. */
  notShown: z.int().check(z.minimum(0)),
});

const map = z.object({
  propsList: z.array(z.union([listing, cluster])).check(z.maxLength(4_000)),
  messageInfo: info,
  /** `list`: results, with tools. `detail`: one property and its surroundings. */
  mapType: z.enum(['list', 'detail']),
  /** How listings are marked: by price, or by a pin (a circle if the address is not published). */
  customMarker: z.enum(['price', 'pin']),
  /** Names of marquees that replace the price (requirements 9.10). */
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
/** Requirements 7.6's message. */
export type MapMessage = z.infer<typeof map>;
export type MessageToFrame = z.infer<typeof toFrame>;
export type MessageFromFrame = z.infer<typeof fromFrame>;

/** The content of a map that shows a single place. */
export type MapContent = Pick<MapMessage, 'propsList' | 'marqueeIgnore'>;

/** Parses a message of the page, as JSON or as an object; null if invalid. */
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

/** Parses a message of the frame; null if invalid. */
export function readMessageFromFrame(data: unknown): MessageFromFrame | null {
  const read = fromFrame.safeParse(data);
  return read.success ? read.data : null;
}

/** The response of `GET /api/map`: a map message without the parts that only the page knows. */
const answer = z.object({
  propsList: map.shape.propsList,
  marqueeIgnore: map.shape.marqueeIgnore,
  complete: z.boolean(),
  notShown: info.shape.notShown,
});
export type MapAnswer = z.infer<typeof answer>;

/** @throws if the response has an unexpected shape */
export function readMapAnswer(data: unknown): MapAnswer {
  return answer.parse(data);
}
