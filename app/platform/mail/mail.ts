export interface Attachment {
  filename: string;
  /** `application/pdf`, `text/calendar; method=REQUEST`. */
  contentType: string;
  bytes: Uint8Array;
}

/** A mail as composed by a part of the product. */
export interface NewMail {
  /** What the mail is, for lists of mails: `site-contact:office`. */
  kind: string;
  /** What the mail belongs to, such as a lead; it is erased together with it. */
  about: string | null;
  to: string;
  /** Recipient of replies; null: the site's sender. */
  replyTo: string | null;
  /** Display name of the sender; null: the one in MAIL_FROM. */
  fromName: string | null;
  subject: string;
  /** Absolute URL that ends a regular mail by a POST without a login (RFC 8058). */
  unsubscribe?: string | null;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
}

/** A mail on its way. All attempts carry the same Message-ID, so that duplicates can be recognized. */
export interface OutgoingMail extends NewMail {
  messageId: string;
  attachments: readonly Attachment[];
}

export interface MailTransport {
  /** Rejects with `MAIL_REFUSED` if the server will never accept this mail; with anything else if it may later. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
