import { Compression, PMTiles, TileType } from 'pmtiles';
import { z } from 'zod';
import type { ArchiveSource, ArchiveState } from './archive-source.server.ts';

/** The layer of streets in Protomaps' basemaps; required. */
const layer = 'roads';
const metadata = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/**
 * Why an archive cannot be shown, as the second half of a sentence for the operator; null if it can.
 *
 * @throws {Error} if it cannot be read
 */
export async function checkArchive(archive: ArchiveSource, state: ArchiveState): Promise<string | null> {
  const pmtiles = new PMTiles({
    getKey: () => state.tag,
    getBytes: async (offset, length) => ({ data: exact(await archive.read(state, offset, length)) }),
  });
  let unread: unknown;
  const header = await pmtiles.getHeader().catch((error: unknown) => void (unread = error));
  if (header === undefined) return `the archive is damaged (${messageOf(unread)})`;
  const { tileDataOffset, tileDataLength = 0, tileType, tileCompression } = header;
  if (state.size < tileDataOffset + tileDataLength) return 'the archive is damaged (its end is missing)';
  if (tileType !== TileType.Mvt) return 'the archive has pictures in place of vector tiles';
  // What browsers can decompress natively.
  if (tileCompression !== Compression.None && tileCompression !== Compression.Gzip)
    return 'the tiles of the archive are not compressed by gzip';
  const described = metadata.safeParse(await pmtiles.getMetadata().catch(() => null));
  const layers = described.success ? described.data.vector_layers.map(({ id }) => id) : [];
  return layers.includes(layer) ? null : `the archive has no layer “${layer}” as the basemaps of Protomaps have`;
}

/** The library rejects views of a larger buffer. */
function exact(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
