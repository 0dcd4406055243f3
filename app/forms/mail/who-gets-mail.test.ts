// Requirements 10.220
import { expect, it } from 'vitest';
import { formNames, serverForm } from '../forms.server.ts';
import type { FormName } from '../registry.ts';

type Reader = 'office' | 'visitor' | 'other';

/** Exceptions; all other forms send mails to the office and to the visitor. */
const readersOf: Partial<Record<FormName, readonly Reader[]>> = {
  // Nothing to do for the office; the friend gets the property.
  'send-to-friend': ['visitor', 'other'],
  // Nothing to do for the office.
  'sign-newsletter': ['visitor'],
};

it.each(formNames)('%s sends its mails, and no others', (name) => {
  const { mails } = serverForm(name);
  const sent = (['office', 'visitor', 'other'] as const).filter((reader) => mails[reader]);
  expect(sent).toEqual(readersOf[name] ?? ['office', 'visitor']);
});
