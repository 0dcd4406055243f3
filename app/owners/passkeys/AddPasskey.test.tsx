// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import AddPasskey from './AddPasskey.island.tsx';
import type * as Browser from './browser.ts';

const add = vi.hoisted(() => vi.fn<typeof Browser.add>());
vi.mock('./browser.ts', () => ({ add }));

const words = {
  add: 'Add a passkey',
  password: 'Your password',
  passwordHint: 'You logged in a while ago.',
  unsupported: 'This browser cannot make passkeys.',
  notMade: 'No passkey was added.',
  known: 'This device already has one.',
  failed: 'That did not work.',
};
const shown = (host = 'localhost') =>
  render(<AddPasskey endpoint="/api" host={host} email="lien@x.example" needsPassword={false} words={words} />);
const button = () => screen.getByRole('button', { name: words.add });

beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for the password once the site says that the login is too old (10.111)', async () => {
  add
    .mockResolvedValueOnce({ problem: 'Fill in your password.', needsPassword: true })
    .mockResolvedValueOnce('cancelled');
  shown();
  expect(screen.queryByLabelText(words.password)).toBeNull();
  fireEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Fill in your password.');
  fireEvent.change(screen.getByLabelText(words.password), { target: { value: 'kasseien-in-de-regen-7' } });
  fireEvent.click(button());
  await screen.findByText(words.notMade);
  expect(add.mock.calls).toEqual([
    ['/api', null],
    ['/api', 'kasseien-in-de-regen-7'],
  ]);
});

it('says so in a browser that cannot, and under another name of the site', () => {
  shown('agency.example');
  expect(screen.getByText(words.unsupported)).toBeDefined();
  cleanup();
  vi.unstubAllGlobals();
  shown();
  expect(screen.getByText(words.unsupported)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('puts no password into an address while the page is not alive yet', () => {
  document.body.innerHTML = renderToString(
    <AddPasskey endpoint="/api" host="localhost" email="lien@x.example" needsPassword words={words} />,
  );
  // Before hydration the button is disabled, and Enter submits by POST.
  expect((button() as HTMLButtonElement).disabled).toBe(true);
  expect(document.querySelector('form')?.method).toBe('post');
  document.body.innerHTML = '';
});
