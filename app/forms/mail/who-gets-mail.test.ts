import { expect, it } from 'vitest';
import { formNames, serverForm } from '../forms.server.ts';
import type { FormName } from '../registry.ts';

type Reader = 'office' | 'visitor' | 'other';

/** Every form writes to the office and to the visitor, but for these. */
const readersOf: Partial<Record<FormName, readonly Reader[]>> = {
  // The office has nothing to do; the friend gets the property.
  'send-to-friend': ['visitor', 'other'],
  // The office has nothing to do.
  'sign-newsletter': ['visitor'],
};

it.each(formNames)('%s sends its mails, and no others', (name) => {
  const { mails } = serverForm(name);
  const sent = (['office', 'visitor', 'other'] as const).filter((reader) => mails[reader]);
  expect(sent).toEqual(readersOf[name] ?? ['office', 'visitor']);
});
