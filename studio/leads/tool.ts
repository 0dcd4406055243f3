import { EnvelopeIcon } from '@sanity/icons';
import type { CurrentUser, Tool } from 'sanity';
import { route } from 'sanity/router';
import { ownTexts } from '../texts/own-texts.ts';
import { LeadsTool } from './LeadsTool.tsx';

/** The leads tool, at `/studio/leads`. */
export const leadsTool: Tool = {
  name: 'leads',
  title: ownTexts['leads.title'],
  icon: EnvelopeIcon,
  component: LeadsTool,
  router: route.create('/', [route.create('/:lead')]),
  // Other tools link to a lead by `<IntentLink intent="lead" params={{ id }}>`.
  canHandleIntent: (intent) => intent === 'lead',
  getIntentState: (_intent, { id }) => ({ lead: id }),
};

/** Roles that may see leads, including Sanity's own; the site checks again on every request (docs/decisions/0037). */
const readers = new Set(['administrator', 'editor', 'developer', 'office']);

export function mayReadLeads(person: Pick<CurrentUser, 'roles'> | null | undefined): boolean {
  return person?.roles.some(({ name }) => readers.has(name)) ?? false;
}

/** Whether a person works on leads alone. */
export function isOffice(person: Pick<CurrentUser, 'roles'> | null | undefined): boolean {
  return person?.roles.some(({ name }) => name === 'office') ?? false;
}
