import type { Random } from '../../listings/random.ts';
import { round, type Canvas } from '../canvas.ts';
import { sheet } from '../camera.ts';
import { paintClouds } from './clouds.ts';

/** The sky down to the horizon, with its clouds and the glow of a low sun. */
export function paintSky(canvas: Canvas, random: Random, horizon: number): void {
  const { width } = sheet;
  const high = round(Math.max(1, horizon + 4));
  canvas.raw(`<rect width="${width}" height="${high}" fill="url(#sky)"/>`);
  paintClouds(canvas, random, horizon);
  const { hour } = canvas.light;
  if (hour !== 'overcast' && hour !== 'noon')
    canvas.raw(`<rect width="${width}" height="${high}" fill="url(#glow)" fill-opacity="0.8"/>`);
  canvas.raw(
    `<rect y="${round(high * 0.62)}" width="${width}" height="${round(high * 0.38)}" fill="url(#haze)" fill-opacity="0.6"/>`,
  );
}
