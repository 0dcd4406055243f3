import { ActivityIcon } from '@sanity/icons';
import type { CurrentUser, Tool } from 'sanity';
import { ownTexts } from '../texts/own-texts.ts';
import { StatusTool } from './StatusTool.tsx';

/** The status tool, at `/studio/status`. */
export const statusTool: Tool = {
  name: 'status',
  title: ownTexts['status.title'],
  icon: ActivityIcon,
  component: StatusTool,
};

/** The site checks again on every request. */
export function isAdministrator(person: Pick<CurrentUser, 'roles'> | null | undefined): boolean {
  return person?.roles.some(({ name }) => name === 'administrator') ?? false;
}
