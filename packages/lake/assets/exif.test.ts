import { expect, it } from 'vitest';
import { readExif } from './exif.ts';

/** A block with one directory of so many entries, each of which claims to have four billion values. */
function endless(entries: number): Buffer {
  const block = Buffer.alloc(65_536);
  block.write('II*\0', 'latin1');
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(entries, 8);
  for (let at = 10; at < 10 + entries * 12; at += 12) {
    block.writeUInt16LE(0x010f, at);
    block.writeUInt16LE(1, at + 2);
    block.writeUInt32LE(0xffff_ffff, at + 4);
  }
  return block;
}

it('returns promptly for a block crafted to be endless', () => {
  const began = performance.now();
  expect(readExif(endless(5_000))).toEqual({ exif: {} });
  expect(performance.now() - began).toBeLessThan(1_000);
});

it.each(['', 'Exif\0\0', 'II*\0', 'MM\0*\0\0\0\x08', 'MM\0*\xff\xff\xff\xff', 'no such thing at all'])(
  'reads nothing from %j',
  (text) => {
    expect(readExif(Buffer.from(text, 'latin1'))).toEqual({ exif: {} });
  },
);
