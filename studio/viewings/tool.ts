import { CalendarIcon } from '@sanity/icons';
import type { Tool } from 'sanity';
import { route } from 'sanity/router';
import { ownTexts } from '../texts/own-texts.ts';
import { ViewingsTool } from './ViewingsTool.tsx';

/** The calendar of viewings, at `/studio/viewings`, for who may read leads. */
export const viewingsTool: Tool = {
  name: 'viewings',
  title: ownTexts['viewings.title'],
  icon: CalendarIcon,
  component: ViewingsTool,
  router: route.create('/', [route.create('/:from')]),
};
