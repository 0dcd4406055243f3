import type { Language } from '~/i18n/languages.ts';
import { chanceOf, type Chance } from './chance.ts';

/** The ten digits of a language, spoken one after another, in slots of equal length (docs/decisions/0035). */
const recordings = import.meta.glob<string>('./sounds/*.wav', { query: '?inline', import: 'default' });

/** Samples per second, one byte each. */
const rate = 11_025;
const headerBytes = 44;
const silence = 128;
/** Seconds. */
const pause = { before: 0.5, least: 0.4, most: 0.7 } as const;

/**
 * Speaks digits over background murmur, each at a slightly different pitch.
 *
 * @param seed 32 hexadecimal digits: the same seed gives the same sound
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
    // Changes speed and pitch together.
    const pace = chance.between(0.92, 1.08);
    for (let at = 0; at < Math.floor(sound.length / pace); at += 1) samples.push(sound[Math.floor(at * pace)] ?? 0);
    beQuiet(chance.between(pause.least, pause.most));
  }
  addMurmur(samples, spoken, chance);
  return wavOf(samples, () => chance.between(-3, 3));
}

/** Adds digits played backwards in the background. */
function addMurmur(samples: number[], spoken: readonly Int16Array[], { below }: Chance): void {
  for (let at = 0; at < samples.length;) {
    const sound = spoken[below(10)] ?? new Int16Array();
    for (let left = sound.length - 1; left >= 0 && at < samples.length; left -= 1, at += 1)
      samples[at] = (samples[at] ?? 0) * 0.85 + (sound[left] ?? 0) * 0.1;
    // An empty recording would loop forever.
    if (sound.length === 0) return;
  }
}

const known = new Map<Language, Promise<readonly Int16Array[]>>();

/** Each digit without trailing silence, loaded once. */
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

/** @param noise added to each sample */
function wavOf(samples: readonly number[], noise: () => number): Buffer {
  const wav = Buffer.alloc(headerBytes + samples.length);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  // PCM, one channel.
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
