import { filter, distinctUntilChanged, ReplaySubject, share, tap, timer } from 'rxjs';
import type { AuthState, AuthStore } from 'sanity';
import type { SessionLoss } from './session-loss.ts';

/**
 * A login that lasts as long as its tab. Sanity's tabs notify each other of a logout, and each would replace an open
 * form, with all unsaved text, by the login page. Here only a logout in this tab does so; otherwise the form stays
 * and the editor is asked to log in again.
 */
export function lastingLogin(store: AuthStore, session: SessionLoss): AuthStore {
  let isIn = false;
  let leaves = false;
  const state = store.state.pipe(
    filter((next) => {
      const isLost = isIn && !leaves && !next.authenticated;
      if (isLost) void session.report();
      return !isLost;
    }),
    // Ignored if the user is the same: otherwise the Studio would be remounted.
    distinctUntilChanged(isSamePerson),
    tap(({ authenticated }) => (isIn = authenticated)),
    // Like Sanity's own store, which replays the last state to later subscribers.
    share({ connector: () => new ReplaySubject<AuthState>(1), resetOnRefCountZero: () => timer(1_000) }),
  );
  return {
    ...store,
    state,
    logout: async () => {
      leaves = true;
      await store.logout?.();
    },
  };
}

function isSamePerson(one: AuthState, other: AuthState): boolean {
  return (
    one.authenticated === other.authenticated && JSON.stringify(one.currentUser) === JSON.stringify(other.currentUser)
  );
}
