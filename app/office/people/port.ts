import type { Accounts, PasskeySite } from '@gevel/accounts';
import type { PersonRole } from './answers.ts';

/** The accounts of the Studio's people, when the site keeps them itself. */
export interface StudioPeople extends Accounts<PersonRole> {
  policy: {
    requiresSecondFactor(): Promise<boolean>;
    requireSecondFactor(isRequired: boolean): Promise<void>;
  };
  /** The secret of the session that a request carries. */
  sessionSecret(request: Request): string | undefined;
  /** The site that passkeys are bound to; null where there can be none. */
  passkeySite(): PasskeySite | null;
  /** Whether mails leave this site. */
  sendsMails: boolean;
  /** Path of the page on which the holder of a link chooses a password. */
  linkPath(key: string, language: string): string;
}
