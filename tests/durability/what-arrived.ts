import { openDatabase, type OpenOptions } from '../../app/platform/database/open.ts';
import { header, type TakenMail } from '../site/mail-server.ts';
import { emailOf } from './submissions.ts';

/** What came of the forms of visitors 1 to `count`. */
export interface Arrived {
  /** Visitors without a lead. */
  lost: number[];
  /** Leads beyond the first of a visitor. */
  storedTwice: number;
  /** `office 12`, `visitor 12`: mails that never came. */
  missingMails: string[];
  /** Mails that came under two different Message-IDs. */
  differentIds: string[];
  /** Mails that came, and further copies of them under the same Message-ID. */
  mails: number;
  copies: number;
}

/** Reads the leads from the database, which no site may hold if it is the embedded one. */
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

/** How many of the mails of visitors 1 to `count` have come at least once. */
export const mailsSoFar = (taken: readonly TakenMail[]): number => messageIds(taken).size;

/** The Message-IDs under which each mail came, by whom it is for and from whom. */
function messageIds(taken: readonly TakenMail[]): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const { to, raw } of taken) {
    const isOffices = header(raw, 'X-Gevel-Kind').endsWith(':office');
    const mail = isOffices ? `office ${header(raw, 'Reply-To')}` : `visitor ${to[0] ?? ''}`;
    ids.set(mail, [...(ids.get(mail) ?? []), header(raw, 'Message-ID')]);
  }
  return ids;
}
