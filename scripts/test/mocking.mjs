/**
 * Test files that mock modules (`vi.mock`). Each runs in its own process, so that no other file is affected; eslint
 * forbids such calls in any other file.
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
