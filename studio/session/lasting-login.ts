import { filter, distinctUntilChanged, ReplaySubject, share, tap, timer } from 'rxjs';
import type { AuthState, AuthStore } from 'sanity';
import type { SessionLoss } from './session-loss.ts';

/**
 * A login that lasts as long as its tab. Sanity's tabs tell each other when nobody is logged in any more, and each of them would put
 * the login in the place of an open form, with all that was typed into it. Only who signs out in this tab leaves it; else the form
 * stays, and its editor is asked to log in again.
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
    // The same person again is no news: the Studio would be made anew.
    distinctUntilChanged(isSamePerson),
    tap(({ authenticated }) => (isIn = authenticated)),
    // As Sanity's own store: whoever asks later hears the last state.
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
