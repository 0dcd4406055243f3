import { UsersIcon } from '@sanity/icons';
import type { Tool } from 'sanity';
import { ownTexts } from '../texts/own-texts.ts';
import { PeopleTool } from './PeopleTool.tsx';

/** One's own account, and for administrators everybody's, at `/studio/people`. */
export const peopleTool = (isAdministrator: boolean): Tool => ({
  name: 'people',
  title: ownTexts[isAdministrator ? 'people.title' : 'people.own'],
  icon: UsersIcon,
  component: PeopleTool,
});
