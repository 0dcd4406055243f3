import { once } from 'node:events';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rectangle, streetArchive } from '../../../../tests/site/street-archive.ts';
import { createMapStreets } from './map-streets.server.ts';
import { streetsPath, streetsTag } from './streets-path.ts';

const land = { z: 0, x: 0, y: 0, layers: { roads: [{ type: 'area' as const, rings: [rectangle(0, 0, 9, 9)] }] } };
const archive = (...zooms: number[]) => streetArchive([land, ...zooms.map((z) => ({ ...land, z }))]);

function logged() {
  const [lines, remarks]: [string[], string[]] = [[], []];
  return {
    lines,
    remarks,
    log: {
      warn: (_details: unknown, message?: string) => void lines.push(message ?? ''),
      info: (remark: unknown) => void remarks.push(String(remark)),
    },
  };
}

describe('an archive in a file', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'streets-'));
    file = path.join(folder, 'streets.pmtiles');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has another address for each state, is noticed while the process runs, and is said once (10.146)', async () => {
    const { lines, log } = logged();
    const streets = createMapStreets({ source: file, named: false, log, hasTiles: false });
    await streets.look();
    expect([streets.current(), streets.revision(), lines]).toEqual([null, 0, []]);

    await writeFile(file, archive());
    await streets.look();
    const first = streets.current();
    expect([first?.size, streets.revision()]).toEqual([archive().byteLength, 1]);
    await streets.look();
    expect(streets.revision()).toBe(1);

    // Replaced atomically, as by a download to another file.
    await writeFile(`${file}.new`, streetArchive([land, { ...land, z: 1 }], { gzip: true }));
    await rename(`${file}.new`, file);
    await streets.look();
    const second = streets.current();
    expect(second?.tag).not.toBe(first?.tag);
    expect(streetsTag(streetsPath(second?.tag ?? ''))).toBe(second?.tag);
    if (first === null || second === null) throw new Error('two archives');
    await expect(streets.read(first, 0, 7)).rejects.toThrow('replaced');
    expect(Buffer.from(await streets.read(second, 0, 7)).toString()).toBe('PMTiles');

    // Damaged: the drawn map, and one log line however often it is checked.
    await writeFile(file, 'no archive');
    for (let time = 0; time < 3; time += 1) await streets.look();
    expect(streets.current()).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/^No streets on the maps: the archive is damaged/)]);

    await writeFile(file, archive(3));
    await streets.look();
    expect(streets.current()).not.toBeNull();
    await rm(file);
    await streets.look();
    expect([streets.current(), streets.revision(), lines.length]).toEqual([null, 5, 1]);
  });

  it.each([
    ['is cut short', archive(1, 2, 3).subarray(0, -1), 'its end is missing'],
    ['is cut within its head', archive().subarray(0, 60), 'is damaged'],
    ['is empty', new Uint8Array(), 'is damaged'],
    ['holds pictures', streetArchive([land], { tileType: 2 }), 'pictures in place of vector tiles'],
    ['is of another schema', streetArchive([land], { layers: ['transportation'] }), 'no layer “roads”'],
  ])('that %s is not shown, and the log says why', async (_what, bytes, reason) => {
    await writeFile(file, bytes);
    const { lines, log } = logged();
    const streets = createMapStreets({ source: file, named: false, log, hasTiles: false });
    await streets.look();
    expect(streets.current()).toBeNull();
    expect(lines).toEqual([expect.stringContaining(reason)]);
  });

  it('that is named and missing is said', async () => {
    const { lines, log } = logged();
    await createMapStreets({ source: file, named: true, log, hasTiles: false }).look();
    expect(lines).toEqual(['No streets on the maps: there is no archive']);
  });

  it.each([
    [{ named: false, hasTiles: false }, [expect.stringMatching(/^No street map is set up/)]],
    [{ named: false, hasTiles: true }, []],
    [{ named: true, hasTiles: false }, []],
  ])('that %j has no archive for is told the operator once as %j (10.226)', async (setUp, expected) => {
    const { remarks, log } = logged();
    const streets = createMapStreets({ source: file, log, ...setUp });
    for (let time = 0; time < 3; time += 1) await streets.look();
    expect(remarks).toEqual(expected);
  });

  it('is looked at until nobody follows it any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const streets = createMapStreets({ source: file, named: false, log: logged().log, hasTiles: false });
      const leave = streets.follow();
      await writeFile(file, archive());
      await vi.waitFor(async () => {
        await vi.advanceTimersByTimeAsync(5_000);
        expect(streets.current()).not.toBeNull();
      });
      leave();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('an archive at an address', () => {
  /** A server of one archive, which records the requests. */
  async function serve(first: Uint8Array) {
    const state = { bytes: first, status: 206, asked: [] as string[] };
    const server = createServer(({ headers: { range = '' } }, response) => {
      state.asked.push(range);
      const [from = 0, to = 0] = range.replace('bytes=', '').split('-').map(Number);
      const part = state.bytes.subarray(from, to + 1);
      response.writeHead(state.status, {
        ETag: `"${Buffer.from(state.bytes).toString('base64url').length}"`,
        ...(state.status === 206 && { 'Content-Range': `bytes ${from}-${to}/${state.bytes.length}` }),
      });
      response.end(state.status === 206 ? part : 'no');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { state, address: `http://127.0.0.1:${port}/b.pmtiles?key=secret`, close: () => server.close() };
  }

  it('is asked for each part once, and for its state again after a while (10.146)', async () => {
    const { state, address, close } = await serve(archive(1));
    const { lines, log } = logged();
    const streets = createMapStreets({ source: address, named: true, log, hasTiles: false });
    await streets.look();
    const known = streets.current();
    if (known === null) throw new Error('an archive');
    state.asked = [];
    const parts = await Promise.all([0, 0, 0, 3].map((offset) => streets.read(known, offset, 4)));
    expect(parts.map((part) => Buffer.from(part).toString())).toEqual(['PMTi', 'PMTi', 'PMTi', 'iles']);
    expect(state.asked.sort()).toEqual(['bytes=0-3', 'bytes=3-6']);

    // Another archive: its bytes are not mixed with the previous one's, and the next check notices it.
    state.bytes = archive(1, 2);
    await expect(streets.read(known, 50, 4)).rejects.toThrow('replaced');
    await streets.look();
    expect(streets.current()?.tag).not.toBe(known.tag);

    // A server that is down, or does not support ranges, is logged once; the archive stays, as browsers have parts of
    // it.
    state.status = 503;
    await streets.look();
    await streets.look();
    expect(streets.current()).not.toBeNull();
    state.status = 200;
    await streets.look();
    expect(lines).toEqual([expect.stringContaining('answers 503'), expect.stringContaining('answers 200')]);
    state.status = 404;
    await streets.look();
    expect(streets.current()).toBeNull();
    close();
  });

  it('is not named in the log with what may be secret', async () => {
    const said: unknown[] = [];
    const streets = createMapStreets({
      source: 'http://127.0.0.1:1/b.pmtiles?key=secret',
      named: true,
      hasTiles: false,
      log: { warn: (...line: unknown[]) => void said.push(line), info: () => undefined },
    });
    await streets.look();
    expect(JSON.stringify(said)).toContain('127.0.0.1:1/b.pmtiles');
    expect(JSON.stringify(said)).not.toContain('secret');
  });
});
