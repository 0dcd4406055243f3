import type { historyOf } from './history.server.ts';
import type { Manager } from './manager.server.ts';
import type { OwnerDocument } from './media.server.ts';
import type { onlineOf } from './online.server.ts';
import type { badFiguresIn, figuresOf, headOf, offersOf, visitsOf } from './report.server.ts';
import type texts from './texts/en.json';

/** What a report shows, as its loader says it. */
export interface ReportView {
  /** Of the report itself, and of the list of properties. */
  path: string;
  list: string;
  /** The words of the button that logs out. */
  logOut: string;
  property: Awaited<ReturnType<typeof headOf>>;
  figures: Awaited<ReturnType<typeof figuresOf>>;
  visits: Awaited<ReturnType<typeof visitsOf>>;
  offers: Awaited<ReturnType<typeof offersOf>>;
  online: Awaited<ReturnType<typeof onlineOf>>;
  history: Awaited<ReturnType<typeof historyOf>>;
  documents: OwnerDocument[];
  bad: ReturnType<typeof badFiguresIn>;
  /** Whose report it is. */
  agency: string;
  manager: Manager;
  isSent: boolean;
  /** Characters of a message. */
  maxMessage: number;
  /** What became of the message; null: none was sent. */
  answer: { problem: string; typed: string } | null;
  words: (typeof texts)['owners']['report'];
}
