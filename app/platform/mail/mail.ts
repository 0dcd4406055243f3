/** A file of a mail. */
export interface Attachment {
  filename: string;
  /** `application/pdf`, `text/calendar; method=REQUEST`. */
  contentType: string;
  bytes: Uint8Array;
}

/** A mail as a part of the product writes it. */
export interface NewMail {
  /** What it is about, for lists of mails: `site-contact:office`. */
  kind: string;
  /** What it belongs to, such as a lead; with it the mail is erased. */
  about: string | null;
  to: string;
  /** Who an answer goes to; null: the sender of the site. */
  replyTo: string | null;
  /** The name beside the site's own address; null: what MAIL_FROM says. */
  fromName: string | null;
  subject: string;
  /** Where a mail that comes regularly is ended: an absolute address that takes a POST without a login (RFC 8058). */
  unsubscribe?: string | null;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}

/** A mail on its way. Every try of it carries the same Message-ID, by which a repeated delivery is known. */
export interface OutgoingMail extends NewMail {
  messageId: string;
  attachments: readonly Attachment[];
}

/** What hands mails to a mail server. */
export interface MailTransport {
  /** Rejects with `MAIL_REFUSED` where the server will never take this mail; with anything else where it may later. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
