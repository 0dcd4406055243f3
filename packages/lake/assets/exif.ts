/** EXIF data of a picture, by the names of the standard (2.32, tables 4 to 8). */
export interface CameraFacts {
  exif: Record<string, string | number>;
  /** Degrees (WGS 84) and metres above sea level. */
  location?: { lat: number; lng: number; alt?: number };
}

const tags: Readonly<Record<number, string>> = {
  0x010f: 'Make',
  0x0110: 'Model',
  0x0131: 'Software',
  0x0132: 'DateTime',
  0x829a: 'ExposureTime',
  0x829d: 'FNumber',
  0x8822: 'ExposureProgram',
  0x8827: 'ISO',
  0x9003: 'DateTimeOriginal',
  0x9004: 'DateTimeDigitized',
  0x9201: 'ShutterSpeedValue',
  0x9202: 'ApertureValue',
  0x9203: 'BrightnessValue',
  0x9204: 'ExposureBiasValue',
  0x9205: 'MaxApertureValue',
  0x9207: 'MeteringMode',
  0x9208: 'LightSource',
  0x9209: 'Flash',
  0x920a: 'FocalLength',
  0xa001: 'ColorSpace',
  0xa402: 'ExposureMode',
  0xa403: 'WhiteBalance',
  0xa404: 'DigitalZoomRatio',
  0xa405: 'FocalLengthIn35mmFormat',
  0xa406: 'SceneCaptureType',
  0xa433: 'LensMake',
  0xa434: 'LensModel',
};
const exifFolder = 0x8769;
const gpsFolder = 0x8825;
/** Limits here and in `valueAt`: a parser that trusts a block's counts can spend half a minute on 64 KB of it. */
const maxEntries = 200;

type Value = string | readonly number[];

/** Reads an EXIF block as provided by sharp. Skips what it cannot read, because cameras write all kinds of things. */
export function readExif(block: Uint8Array): CameraFacts {
  const bytes = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  const start = bytes.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0;
  try {
    const read = folderReader(bytes.subarray(start));
    const main = read(undefined);
    const [photo, gps] = [exifFolder, gpsFolder].map((tag) => {
      const at = main.get(tag);
      return typeof at === 'object' && at[0] !== undefined ? read(at[0]) : new Map<number, Value>();
    });
    const exif: CameraFacts['exif'] = {};
    for (const [tag, value] of [...main, ...(photo ?? [])]) {
      const name = tags[tag];
      const plain = typeof value === 'string' ? value : value[0];
      if (name !== undefined && plain !== undefined && plain !== '')
        exif[name] = name.startsWith('DateTime') ? isoTime(String(plain)) : plain;
    }
    const location = placeOf(gps ?? new Map());
    return location === undefined ? { exif } : { exif, location };
  } catch (error) {
    if (error instanceof RangeError) return { exif: {} };
    throw error;
  }
}

/** Reads one directory (IFD) of a TIFF structure; an offset outside the block throws a `RangeError`. */
function folderReader(bytes: Buffer): (at: number | undefined) => Map<number, Value> {
  const little = bytes.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number): number => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  const signed = (at: number): number => (little ? bytes.readInt32LE(at) : bytes.readInt32BE(at));
  const sizes: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 9: 4, 10: 8 };

  const valueAt = (entry: number): Value | undefined => {
    const [type, count] = [short(entry + 2), long(entry + 4)];
    const size = sizes[type];
    if (size === undefined || count > 1000) return undefined;
    const at = size * count <= 4 ? entry + 8 : long(entry + 8);
    if (type === 2)
      return (
        bytes
          .toString('utf8', at, at + count)
          .split('\0')[0]
          ?.trim() ?? ''
      );
    return Array.from({ length: count }, (_, index) => {
      const place = at + index * size;
      if (type === 1) return bytes.readUInt8(place);
      if (type === 3) return short(place);
      if (type === 4) return long(place);
      if (type === 9) return signed(place);
      const [above, below] = type === 5 ? [long(place), long(place + 4)] : [signed(place), signed(place + 4)];
      return below === 0 ? 0 : above / below;
    });
  };
  return (start) => {
    const at = start ?? long(4);
    const found = new Map<number, Value>();
    for (let index = 0; index < Math.min(short(at), maxEntries); index += 1) {
      const entry = at + 2 + index * 12;
      const value = valueAt(entry);
      if (value !== undefined) found.set(short(entry), value);
    }
    return found;
  };
}

/** GPS tags 1 to 6: hemisphere, then degrees, minutes and seconds. */
function placeOf(gps: ReadonlyMap<number, Value>): CameraFacts['location'] {
  const degrees = (value: Value | undefined, hemisphere: Value | undefined): number | undefined => {
    if (typeof value !== 'object' || value.length < 3) return undefined;
    const [whole = 0, minutes = 0, seconds = 0] = value;
    const size = whole + minutes / 60 + seconds / 3600;
    return /^[SW]/.test(String(hemisphere)) ? -size : size;
  };
  const lat = degrees(gps.get(2), gps.get(1));
  const lng = degrees(gps.get(4), gps.get(3));
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const [height, below] = [gps.get(6), gps.get(5)];
  const alt = typeof height === 'object' ? height[0] : undefined;
  if (alt === undefined) return { lat, lng };
  return { lat, lng, alt: typeof below === 'object' && below[0] === 1 ? -alt : alt };
}

/** Reads `2026:11:21 10:30:00`, which has no time zone, as UTC, as Sanity does. */
function isoTime(text: string): string {
  const [, day = '', time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(text) ?? [];
  return time === undefined ? text : `${day.replaceAll(':', '-')}T${time}.000Z`;
}
