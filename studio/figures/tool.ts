import { ChartUpwardIcon } from '@sanity/icons';
import type { Tool } from 'sanity';
import { ownTexts } from '../texts/own-texts.ts';
import { FiguresTool } from './FiguresTool.tsx';

/** What visitors did, at `/studio/figures`, for who may read leads. */
export const figuresTool: Tool = {
  name: 'figures',
  title: ownTexts['figures.title'],
  icon: ChartUpwardIcon,
  component: FiguresTool,
};
