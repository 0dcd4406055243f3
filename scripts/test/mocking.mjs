/**
 * Test files that put another module in a module's place (`vi.mock`). Each has a process of its own, so that no other file meets it;
 * eslint refuses such a call in any other file.
 */
export const mockingTests = [
  'packages/accounts/passwords.test.ts',
  'app/owners/passkeys/AddPasskey.test.tsx',
  'app/site/banner.server.test.ts',
  'app/ui/Combobox.test.tsx',
  'app/ui/islands/islands.test.tsx',
  'schemas/words.test.ts',
  'server/one-reading.test.ts',
];
