/** Draws the demo agency's listings: maps an address of the demo feed to an SVG picture. Deterministic. */
import { agents } from '../content/pictures/people.ts';
import { portrait } from '../content/pictures/portrait.ts';
import { readAddress, readPortrait } from './address.ts';
import { picture } from './canvas.ts';
import { sheet } from './camera.ts';
import { drawFacade } from './facade-view.ts';
import { drawInterior } from './interior.ts';
import { drawPlan } from './plan.ts';

export interface PictureSize {
  width: number;
  /** Null for the picture's own aspect ratio: 3:2, plans 4:3, portraits 1:1. */
  height: number | null;
}

/** The picture of an address as SVG of exactly that size; null if the address is not a drawing. */
export function drawPicture(url: string, size: PictureSize): string | null {
  const agent = agents[readPortrait(url) ?? -1];
  if (agent) return portrait(agent, { width: size.width, height: size.height ?? size.width });
  const subject = readAddress(url);
  if (!subject) return null;
  const height = size.height ?? Math.round(size.width * (subject.kind === 'plan' ? 3 / 4 : 2 / 3));
  const exact = { width: size.width, height };
  // The larger scale, because the drawing covers the whole size.
  const pixels = Math.max(exact.width / sheet.width, exact.height / sheet.height);
  switch (subject.kind) {
    case 'facade':
      return picture(exact, drawFacade(subject, pixels));
    case 'interior':
      return picture(exact, drawInterior(subject, pixels));
    case 'plan':
      return drawPlan(subject, exact);
  }
}
