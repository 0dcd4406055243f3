import type { LoginAttempts } from './login-attempts.ts';
import type { Person } from './person.ts';
import type { AccountsClock } from './ports.ts';
import type { Sessions } from './sessions.ts';

/** Whether a person has recently proved who they are; `wait`: seconds until the next attempt. */
export type Proof = 'proved' | 'missing' | 'wrong' | { wait: number };

/** Minutes after a login during which the password is not required again. */
const provedFor = 10;

/**
 * Whether the person of a session has logged in during the last ten minutes or gives the password, required for what a
 * stolen session must not do.
 *
 * @param secret of the session
 * @param password null if none was given
 */
export type Prove<Role extends string> = (
  secret: string,
  person: Pick<Person<Role>, 'email'>,
  password: string | null,
  address: string,
) => Promise<Proof>;

export const createProof =
  <Role extends string>(clock: AccountsClock, sessions: Sessions<Role>, attempts: LoginAttempts): Prove<Role> =>
  async (secret, { email }, password, address) => {
    const began = await sessions.beganAt(secret);
    if (began !== undefined && clock.now().getTime() - began.getTime() < provedFor * 60_000) return 'proved';
    if (password === null || password === '') return 'missing';
    const wait = await attempts.begin(email, address);
    if (wait > 0) return { wait };
    if ((await sessions.personWith(email, password, { address })) === undefined) return 'wrong';
    await attempts.succeeded(email, address);
    return 'proved';
  };
