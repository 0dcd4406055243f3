import type { Language } from '~/i18n/languages.ts';
import { chanceOf } from './chance.ts';

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
  const parts: number[][] = [quiet(pause.before)];
  for (const digit of digits)
    parts.push(
      paced(spoken[Number(digit)] ?? [], chance.between(0.92, 1.08)),
      quiet(chance.between(pause.least, pause.most)),
    );
  const samples = parts.flat();
  const murmur = Array.from({ length: Math.ceil(samples.length / rate) * 2 }, () =>
    [...(spoken[chance.below(10)] ?? [])].reverse(),
  ).flat();
  return wavOf(samples.map((sample, index) => sample * 0.85 + (murmur[index] ?? 0) * 0.1 + chance.between(-3, 3)));
}

const quiet = (seconds: number): number[] => Array.from({ length: Math.round(seconds * rate) }, () => 0);

/** Faster and higher, or slower and lower. */
const paced = (samples: readonly number[], pace: number): number[] =>
  Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => samples[Math.floor(index * pace)] ?? 0);

/** Each digit without the silence after it. */
async function recorded(language: Language): Promise<number[][]> {
  const url = await recordings[`./sounds/${language}.wav`]?.();
  if (url === undefined) throw new Error(`No digits are spoken in ${language}`);
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').subarray(headerBytes);
  const slot = bytes.length / 10;
  return Array.from({ length: 10 }, (_, digit) => {
    const samples = [...bytes.subarray(digit * slot, (digit + 1) * slot)].map((sample) => sample - silence);
    return samples.slice(0, samples.findLastIndex((sample) => Math.abs(sample) > 2) + 1);
  });
}

function wavOf(samples: readonly number[]): Buffer {
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
    wav[headerBytes + index] = Math.max(0, Math.min(255, Math.round(sample) + silence));
  return wav;
}
