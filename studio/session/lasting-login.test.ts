import { Subject } from 'rxjs';
import type { AuthState, AuthStore } from 'sanity';
import { expect, test, vi } from 'vitest';
import { lastingLogin } from './lasting-login.ts';
import { watchSession } from './session-loss.ts';

const person = (id: string) => ({ id, name: id, email: '', role: '', roles: [] });
// The client does not affect who is logged in.
const state = (id: string | null) =>
  ({ authenticated: id !== null, currentUser: id === null ? null : person(id) }) as unknown as AuthState;

function open() {
  let loggedIn = false;
  const session = watchSession({ isLoggedIn: () => Promise.resolve(loggedIn), interval: 5 });
  const states = new Subject<AuthState>();
  const logout = vi.fn(() => Promise.resolve());
  const store: AuthStore = lastingLogin({ state: states, logout }, session);
  const seen: (string | null)[] = [];
  store.state.subscribe(({ currentUser }) => seen.push(currentUser?.id ?? null));
  return { session, states, store, seen, logout, logIn: () => void (loggedIn = true) };
}

test('a tab that was never logged in shows the login', () => {
  const { states, seen, session } = open();
  states.next(state(null));
  expect(seen).toEqual([null]);
  expect(session.isLost()).toBe(false);
});

test('what another tab says of the session leaves the Studio as it is, and asks to log in', async () => {
  const { states, seen, session, logIn } = open();
  states.next(state('ann'));
  states.next(state(null));
  expect(seen).toEqual(['ann']);
  expect(session.isLost()).toBe(true);
  logIn();
  states.next(state('ann'));
  await vi.waitFor(() => expect(session.isLost()).toBe(false));
  expect(seen).toEqual(['ann']);
});

test('another person gets another Studio', () => {
  const { states, seen } = open();
  states.next(state('ann'));
  states.next(state('vic'));
  expect(seen).toEqual(['ann', 'vic']);
});

test('who signs out here is out', async () => {
  const { states, seen, session, store, logout } = open();
  states.next(state('ann'));
  await store.logout?.();
  states.next(state(null));
  expect(logout).toHaveBeenCalled();
  expect(seen).toEqual(['ann', null]);
  expect(session.isLost()).toBe(false);
});

test('later subscribers receive the current login', () => {
  const { states, store } = open();
  states.next(state('ann'));
  const later = vi.fn();
  store.state.subscribe(later);
  expect(later).toHaveBeenCalledTimes(1);
});
