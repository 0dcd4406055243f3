/** What `/api/leads` answers, for the Studio's tool; without imports, so that the Studio can take it (docs/architecture.md). */

export interface OfficePerson {
  id: string;
  /** Their id where the name is not known (any longer). */
  name: string;
}

/** A lead as a line of the list. Moments are ISO, in UTC. */
export interface LeadLine {
  id: string;
  form: string;
  /** Empty where the form asks for none. */
  name: string;
  email: string | null;
  /** What it is about; without a page once the listing is gone. */
  subject: { kind: 'property' | 'project'; id: string; title: string; url: string | null } | null;
  /** In which the visitor read and wrote. */
  language: string;
  createdAt: string;
  handled: { at: string; by: OfficePerson | null } | null;
  assignedTo: OfficePerson | null;
}

/** `GET /api/leads` */
export interface LeadList {
  leads: LeadLine[];
  /** `after` of the next page; null: there is none. */
  next: string | null;
  /** Of those that the filters let through, whatever their state. What is above `upTo` is not counted any further. */
  counts: { open: number; handled: number; upTo: number };
  /** To whom leads can be assigned. */
  editors: OfficePerson[];
  /** The id of who asks. */
  me: string;
}

/** `GET /api/leads/<id>`, and the answer to a change of it. */
export interface LeadDetails extends LeadLine {
  /** What was typed, in words of the editor's language. */
  fields: { label: string; value: string }[];
  /** The page that showed the form. */
  page: string;
  /** `utm_source` and its like. */
  source: { name: string; value: string }[];
  /** What the visitor was told about their data. */
  consent: { version: string; text: string };
  keepUntil: string;
  mails: { to: string; subject: string; state: 'waiting' | 'sent' | 'dead'; at: string; error: string | null }[];
  /** The visit that was booked with it. */
  visit: { when: string; isCancelled: boolean } | null;
  /** The document of the Studio that was begun with it. */
  document: { id: string; type: string } | null;
  /**
   * What the owner of the property reads of it besides who and when, `showsAmount` of an offer alone; null: it is about no property, or the
   * owner's own.
   */
  forOwner: { note: string; showsAmount: boolean | null } | null;
}

/** `POST /api/leads/<id>`: what is to change. */
export interface LeadChange {
  handled?: boolean | undefined;
  /** An editor's id; null: nobody. */
  assignedTo?: string | null | undefined;
  /** At most 2,000 characters. */
  ownerNote?: string | undefined;
  showsAmount?: boolean | undefined;
}

/**
 * Why a question was not answered: `login` (401), `role` (403: the person may not read personal data), `gone` (404), `parameter` (400),
 * `editor` (422: nobody of that id can be assigned).
 */
export interface LeadRefusal {
  error: 'login' | 'role' | 'gone' | 'parameter' | 'editor';
  message: string;
}
