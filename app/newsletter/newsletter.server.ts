import { z } from 'zod';
import type { Language } from '~/i18n/languages.ts';
import type { Database, Sql } from '~/platform/database.ts';
import { defineJob, type Job } from '~/platform/jobs.ts';

/** `asked`: the subscription has not been confirmed yet. */
export type SubscriberState = 'asked' | 'confirmed' | 'ended';

export interface Subscriber {
  id: string;
  email: string;
  language: Language;
  state: SubscriberState;
  askedAt: string;
  confirmedAt: string | null;
}

/** The subscribers of the newsletter. An address is subscribed once its owner confirms it by mail. */
export interface Newsletter {
  /**
   * Registers an address for confirmation. An existing subscription is kept.
   *
   * @param sql the transaction of the form
   */
  ask(sql: Sql, person: { email: string; language: Language }): Promise<Subscriber>;
  byId(id: string): Promise<Subscriber | null>;
  /** Resolves to null if there is no such subscriber. */
  confirm(id: string): Promise<Subscriber | null>;
  end(id: string): Promise<Subscriber | null>;
  /** The confirmed subscribers, sorted by address. */
  list(): Promise<Subscriber[]>;
  ofPerson(email: string): Promise<Subscriber | null>;
  /** Must run in the transaction that erases a person. Resolves to the number of deleted subscribers. */
  erase(sql: Sql, email: string): Promise<number>;
  jobs: readonly Job[];
}

/** Days until unconfirmed and ended subscriptions are deleted. */
const forgetAfter = 60;

export function createNewsletter(database: Database): Newsletter {
  const one = (rows: readonly SubscriberRow[]): Subscriber | null =>
    rows[0] === undefined ? null : subscriberOf(rows[0]);
  return {
    ask: async (sql, { email, language }) => {
      const rows = await sql.query<SubscriberRow>(
        `INSERT INTO subscriber AS known (email, language) VALUES (lower($1), $2)
         ON CONFLICT (email) DO UPDATE SET
           language = excluded.language,
           state = CASE WHEN known.state = 'confirmed' THEN 'confirmed' ELSE 'asked' END,
           asked_at = CASE WHEN known.state = 'confirmed' THEN known.asked_at ELSE now() END
         RETURNING ${columns}`,
        [email.trim(), language],
      );
      const subscriber = one(rows);
      if (subscriber === null) throw new Error('The address could not be stored');
      return subscriber;
    },
    byId: async (id) => one(await database.query(`SELECT ${columns} FROM subscriber WHERE id::text = $1`, [id])),
    confirm: async (id) =>
      one(
        await database.query(
          `UPDATE subscriber SET state = 'confirmed', confirmed_at = coalesce(confirmed_at, now()), ended_at = NULL
           WHERE id::text = $1 RETURNING ${columns}`,
          [id],
        ),
      ),
    end: async (id) =>
      one(
        await database.query(
          `UPDATE subscriber SET state = 'ended', confirmed_at = NULL, ended_at = coalesce(ended_at, now())
           WHERE id::text = $1 RETURNING ${columns}`,
          [id],
        ),
      ),
    list: async () => {
      const rows = await database.query<SubscriberRow>(
        `SELECT ${columns} FROM subscriber WHERE state = 'confirmed' ORDER BY email`,
      );
      return rows.map(subscriberOf);
    },
    ofPerson: async (email) =>
      one(await database.query(`SELECT ${columns} FROM subscriber WHERE email = lower($1)`, [email.trim()])),
    erase: async (sql, email) =>
      (await sql.query('DELETE FROM subscriber WHERE email = lower($1) RETURNING id', [email.trim()])).length,
    jobs: [
      defineJob({
        name: 'newsletter-forget',
        data: z.object({}),
        order: 'one-at-a-time',
        retries: 0,
        retryDelay: 0,
        expireAfter: 600,
        cron: '50 3 * * *',
        work: () =>
          database.query(
            `DELETE FROM subscriber WHERE state <> 'confirmed' AND coalesce(ended_at, asked_at) < now() - make_interval(days => $1)`,
            [forgetAfter],
          ),
      }),
    ],
  };
}

const columns = 'id, email, language, state, asked_at, confirmed_at';

interface SubscriberRow {
  id: string;
  email: string;
  language: Language;
  state: SubscriberState;
  asked_at: string;
  confirmed_at: string | null;
}

function subscriberOf({ asked_at, confirmed_at, ...row }: SubscriberRow): Subscriber {
  return { ...row, askedAt: asked_at, confirmedAt: confirmed_at };
}
