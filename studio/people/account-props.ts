import type { Account, AccountAnswer, AccountRequest } from '../../app/office/people/answers.ts';
import type { Asked } from './use-answer.ts';

export interface AccountProps {
  account: Account;
  isBusy: boolean;
  change: Asked<Account, AccountRequest, AccountAnswer>['change'];
}

export interface ProvedProps extends AccountProps {
  /** The password, where the login is not young. */
  proof: { password?: string };
}
