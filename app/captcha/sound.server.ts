import type { Language } from '~/i18n/languages.ts';
import { chanceOf, type Chance } from './chance.ts';

/** The ten digits of a language, spoken one after another, each in a slot of its own (docs/decisions/0035). */
const recordings = import.meta.glob<string>('./sounds/*.wav', { query: '?inline', import: 'default' });

/** Samples a second, of one byte each. */
const rate = 11_025;
const headerBytes = 44;
const silence = 128;
/** Seconds. */
const pause = { before: 0.5, least: 0.4, most: 0.7 } as const;

/**
 * Digits for people to hear, over a murmur, each a little higher or lower.
 *
 * @param seed 32 hexadecimal digits: the same ones give the same sound
 * @returns a WAV
 */
export async function speakDigits(digits: string, language: Language, seed: string): Promise<Buffer> {
  const spoken = await recorded(language);
  const chance = chanceOf(seed);
  const samples: number[] = [];
  const beQuiet = (seconds: number): void => {
    for (let count = Math.round(seconds * rate); count > 0; count -= 1) samples.push(0);
  };
  beQuiet(pause.before);
  for (const digit of digits) {
    const sound = spoken[Number(digit)] ?? new Int16Array();
    // Faster and higher, or slower and lower.
    const pace = chance.between(0.92, 1.08);
    for (let at = 0; at < Math.floor(sound.length / pace); at += 1) samples.push(sound[Math.floor(at * pace)] ?? 0);
    beQuiet(chance.between(pause.least, pause.most));
  }
  addMurmur(samples, spoken, chance);
  return wavOf(samples, () => chance.between(-3, 3));
}

/** Digits backwards, one after another, behind those that are to be heard. */
function addMurmur(samples: number[], spoken: readonly Int16Array[], { below }: Chance): void {
  for (let at = 0; at < samples.length;) {
    const sound = spoken[below(10)] ?? new Int16Array();
    for (let left = sound.length - 1; left >= 0 && at < samples.length; left -= 1, at += 1)
      samples[at] = (samples[at] ?? 0) * 0.85 + (sound[left] ?? 0) * 0.1;
    // A recording of nothing makes no murmur, and must not be asked for ever.
    if (sound.length === 0) return;
  }
}

const known = new Map<Language, Promise<readonly Int16Array[]>>();

/** Each digit without the silence after it, read once. */
function recorded(language: Language): Promise<readonly Int16Array[]> {
  const digits = known.get(language) ?? readRecording(language);
  known.set(language, digits);
  return digits;
}

async function readRecording(language: Language): Promise<readonly Int16Array[]> {
  const url = await recordings[`./sounds/${language}.wav`]?.();
  if (url === undefined) throw new Error(`No digits are spoken in ${language}`);
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').subarray(headerBytes);
  const slot = bytes.length / 10;
  return Array.from({ length: 10 }, (_, digit) => {
    const samples = Int16Array.from(bytes.subarray(digit * slot, (digit + 1) * slot), (sample) => sample - silence);
    return samples.slice(0, samples.findLastIndex((sample) => Math.abs(sample) > 2) + 1);
  });
}

/** @param noise what is added to each sample */
function wavOf(samples: readonly number[], noise: () => number): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  // Plain samples, one channel.
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(samples.length, 40);
  for (const [index, sample] of samples.entries())
    wav[headerBytes + index] = Math.max(0, Math.min(255, Math.round(sample + noise()) + silence));
  return wav;
}
