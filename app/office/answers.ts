/**
 * The responses of `/api/leads` for the Studio's tool. Imports only what imports nothing, so that the Studio can import
 * it (docs/architecture.md).
 */
import type { Stage } from '../leads/stages.ts';

export interface OfficePerson {
  id: string;
  /** The name, or the id if the name is no longer known. */
  name: string;
}

/** A row in the list of leads. Timestamps are ISO, in UTC. */
export interface LeadLine {
  id: string;
  form: string;
  /** Empty if the form does not ask for it. */
  name: string;
  email: string | null;
  /** The subject of the lead; `url` is null once the listing is gone. */
  subject: { kind: 'property' | 'project'; id: string; title: string; url: string | null } | null;
  /** The language in which the visitor read and wrote. */
  language: string;
  createdAt: string;
  handled: { at: string; by: OfficePerson | null } | null;
  stage: Stage;
  /** The ISO day on which the office wants to look at it again, Europe/Brussels. */
  followUp: string | null;
  /** How many notes the office has written. */
  noteCount: number;
  assignedTo: OfficePerson | null;
}

/** `GET /api/leads` */
export interface LeadList {
  leads: LeadLine[];
  /** `after` of the next page; null on the last. */
  next: string | null;
  /** Counts of the filtered leads, ignoring `state`; capped at `upTo` + 1. */
  counts: { open: number; handled: number; upTo: number };
  /** The people to whom leads can be assigned. */
  editors: OfficePerson[];
  /** The id of the requesting editor. */
  me: string;
}

/** `GET /api/leads-open`: for the Studio's bar; counted up to `upTo` + 1. */
export interface OpenLeads {
  open: number;
  /** Of these, the requesting editor's, and those to look at again today or earlier. */
  mine: number;
  due: number;
  upTo: number;
}

/** `GET /api/leads/<id>`, and the response to a change. */
export interface LeadDetails extends LeadLine {
  /** The submitted values, in the editor's language. */
  fields: { field: string; label: string; value: string }[];
  /** The page that contained the form. */
  page: string;
  /** `utm_source` etc. */
  source: { name: string; value: string }[];
  /** The privacy notice shown to the visitor. */
  consent: { version: string; text: string };
  keepUntil: string;
  /** What the office wrote for itself, oldest first. */
  notes: { id: string; by: OfficePerson; at: string; text: string }[];
  mails: { to: string; subject: string; state: 'waiting' | 'sent' | 'dead'; at: string; error: string | null }[];
  /** The booked visit. */
  visit: { when: string; isCancelled: boolean } | null;
  /** The Studio document that was created from it. */
  document: { id: string; type: string } | null;
  /**
   * What the property's owner sees of it besides sender and time; `showsAmount` is null except for offers. Null if the
   * lead is not about a property, or is the owner's own.
   */
  forOwner: { note: string; showsAmount: boolean | null } | null;
}

/** `POST /api/leads/<id>`: the changes. */
export interface LeadChange {
  handled?: boolean | undefined;
  /** `done` and `lost` mark it as handled. */
  stage?: Stage | undefined;
  /** An ISO day; null for none. */
  followUp?: string | null | undefined;
  /** Added to the others, once per id (a UUID made by the sender); at most 2,000 characters. */
  note?: { id: string; text: string } | undefined;
  /** An editor's id; null for nobody. */
  assignedTo?: string | null | undefined;
  /** At most 2,000 characters. */
  ownerNote?: string | undefined;
  /** The note that the editor has seen. If a colleague has replaced it meanwhile, the change is refused. */
  ownerNoteBefore?: string | undefined;
  showsAmount?: boolean | undefined;
}

/**
 * Why a request was refused: `login` (401), `role` (403: the person may not read personal data), `gone` (404),
 * `parameter` (400), `editor` (422: no such person can be assigned), `changed` (409: a colleague was faster).
 */
export interface LeadRefusal {
  error: 'login' | 'role' | 'gone' | 'parameter' | 'editor' | 'changed';
  message: string;
}
