// node scripts/captcha-sounds.mjs: makes app/captcha/sounds/{language}.wav with this machine's espeak-ng: the digits 0 to 9 of
// each language, one after another in slots of equal length (docs/decisions/0035). Only needed for a new language or
// voice, because the recordings are committed.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const voices = { nl: 'nl', fr: 'fr-be', en: 'en-gb', de: 'de' };
const wordsPerMinute = '130';
/** Samples per second; half of what espeak-ng produces. */
const rate = 11_025;
const slot = Math.round(rate * 0.66);
const headerBytes = 44;
/** Anything softer counts as silence. */
const threshold = 250;
/** Samples around a digit, so that it neither begins nor ends with a click. */
const margin = { before: 200, after: 300 };

for (const [language, voice] of Object.entries(voices)) {
  const digits = Array.from({ length: 10 }, (_, digit) => spoken(voice, String(digit)));
  writeFileSync(path.join(import.meta.dirname, `../app/captcha/sounds/${language}.wav`), wav(Buffer.concat(digits)));
}

/** A digit as unsigned 8-bit samples, padded with silence to the end of its slot. */
function spoken(/** @type {string} */ voice, /** @type {string} */ digit) {
  const sound = execFileSync('espeak-ng', ['-v', voice, '-s', wordsPerMinute, '--stdout', digit]);
  const samples = [];
  for (let at = headerBytes; at + 1 < sound.length; at += 2) samples.push(sound.readInt16LE(at));
  const isLoud = (/** @type {number} */ sample) => Math.abs(sample) >= threshold;
  const first = Math.max(0, samples.findIndex(isLoud) - margin.before);
  const heard = samples.slice(first, samples.findLastIndex(isLoud) + margin.after);
  const peak = Math.max(...heard.map(Math.abs));
  const count = Math.floor(heard.length / 2);
  if (count > slot) throw new Error(`${digit} takes longer than its slot in ${voice}`);
  const bytes = Buffer.alloc(slot, 128);
  for (let index = 0; index < count; index += 1) {
    const between = ((heard[2 * index] ?? 0) + (heard[2 * index + 1] ?? 0)) / 2;
    bytes[index] = Math.max(0, Math.min(255, Math.round((between / peak) * 115) + 128));
  }
  return bytes;
}

/** WAV with 8-bit PCM samples, one channel. */
function wav(/** @type {Buffer} */ samples) {
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes + samples.length - 8, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
