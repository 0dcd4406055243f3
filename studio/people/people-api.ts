import type {
  Account,
  AccountAnswer,
  AccountRequest,
  PeopleAnswer,
  PeopleRequest,
} from '../../app/office/people/answers.ts';
import { json, request, type Asking } from '../session/site-api.ts';

/** The Studio's client of `/api/account` and `/api/people`. Each method rejects with `NoAnswer`. */
export interface PeopleApi {
  account(): Promise<Account>;
  changeAccount(change: AccountRequest): Promise<AccountAnswer>;
  people(): Promise<PeopleAnswer>;
  changePeople(change: PeopleRequest): Promise<PeopleAnswer>;
}

export function peopleApi(asking: Asking): PeopleApi {
  const query = `?${new URLSearchParams({ language: asking.language })}`;
  const post = async <Answer>(path: string, change: object): Promise<Answer> =>
    json(await request(asking, path + query, { method: 'POST', body: JSON.stringify(change) }));
  return {
    account: async () => json(await request(asking, '/api/account')),
    changeAccount: (change) => post('/api/account', change),
    people: async () => json(await request(asking, '/api/people')),
    changePeople: (change) => post('/api/people', change),
  };
}
