import type { historyOf } from './history.server.ts';
import type { Manager } from './manager.server.ts';
import type { OwnerDocument } from './media.server.ts';
import type { onlineOf } from './online.server.ts';
import type { badFiguresIn, figuresOf, headOf, offersOf, visitsOf } from './report.server.ts';
import type texts from './texts/en.json';

/** The data of a report's page. */
export interface ReportView {
  /** Paths of the report and of the list of properties. */
  path: string;
  list: string;
  /** The label of the log-out button. */
  logOut: string;
  property: Awaited<ReturnType<typeof headOf>>;
  figures: Awaited<ReturnType<typeof figuresOf>>;
  visits: Awaited<ReturnType<typeof visitsOf>>;
  offers: Awaited<ReturnType<typeof offersOf>>;
  online: Awaited<ReturnType<typeof onlineOf>>;
  history: Awaited<ReturnType<typeof historyOf>>;
  documents: OwnerDocument[];
  bad: ReturnType<typeof badFiguresIn>;
  /** The agency's name. */
  agency: string;
  manager: Manager;
  isSent: boolean;
  /** In characters. */
  maxMessage: number;
  /** The problem with the message; null if there is none. */
  answer: { problem: string; typed: string } | null;
  words: (typeof texts)['owners']['report'];
}
