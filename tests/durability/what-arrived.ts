import { openDatabase, type OpenOptions } from '../../app/platform/database/open.ts';
import { header, type TakenMail } from '../site/mail-server.ts';
import { emailOf } from './submissions.ts';

/** The results of the forms of visitors 1 to `count`. */
export interface Arrived {
  /** Visitors without a lead. */
  lost: number[];
  /** Duplicate leads of a visitor. */
  storedTwice: number;
  /** Mails that never arrived, as `office 12` or `visitor 12`. */
  missingMails: string[];
  /** Mails that arrived under two different Message-IDs. */
  differentIds: string[];
  /** Mails that arrived, and further copies of them under the same Message-ID. */
  mails: number;
  copies: number;
}

/** Reads the leads from the database; no site may have the embedded one open. */
export async function whatArrived(place: OpenOptions, taken: readonly TakenMail[], count: number): Promise<Arrived> {
  const database = await openDatabase(place);
  const leads = await database.query<{ email: string }>('SELECT email FROM lead').finally(() => database.close());
  const visitors = Array.from({ length: count }, (_, index) => index + 1);
  const stored = new Set(leads.map(({ email }) => email));
  const mails = messageIds(taken);
  const wanted = visitors.flatMap((n) => [`office ${emailOf(n)}`, `visitor ${emailOf(n)}`]);
  return {
    lost: visitors.filter((n) => !stored.has(emailOf(n))),
    storedTwice: leads.length - stored.size,
    missingMails: wanted.filter((mail) => !mails.has(mail)),
    differentIds: [...mails].filter(([, ids]) => new Set(ids).size > 1).map(([mail]) => mail),
    mails: mails.size,
    copies: taken.length - mails.size,
  };
}

/** The number of distinct mails that have arrived. */
export const mailsSoFar = (taken: readonly TakenMail[]): number => messageIds(taken).size;

/** The Message-IDs of each mail, by its recipient and sender. */
function messageIds(taken: readonly TakenMail[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { to, raw } of taken) {
    const isOffices = header(raw, 'X-Gevel-Kind').endsWith(':office');
    const mail = isOffices ? `office ${header(raw, 'Reply-To')}` : `visitor ${to[0] ?? ''}`;
    ids.set(mail, [...(ids.get(mail) ?? []), header(raw, 'Message-ID')]);
  }
  return ids;
}
