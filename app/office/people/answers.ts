/**
 * What `/api/account` and `/api/people` are asked and answer: one's own account, and everybody's. Types and lists alone,
 * so that the Studio can import it (docs/architecture.md).
 */

/** The roles that an administrator gives, strongest first. */
export const personRoles = ['administrator', 'editor', 'author', 'office', 'viewer'] as const;
export type PersonRole = (typeof personRoles)[number];

/** `GET /api/account` */
export interface Account {
  name: string;
  email: string;
  role: PersonRole;
  /** False for the demo's editor, whose account is everybody's: only sessions are shown. */
  hasPassword: boolean;
  requiresSecondFactor: boolean;
  /** Whether the login is so young that no password is asked for. */
  isProved: boolean;
  /** Whether this site can have passkeys: not under an IP address. */
  canHavePasskeys: boolean;
  passkeys: { id: string; device: Device | null; createdAt: string; usedAt: string | null }[];
  codeApp: { isOn: boolean; spareCodes: number };
  sessions: { id: string; device: Device | null; begunAt: string; seenAt: string; isThis: boolean }[];
}

export interface Device {
  browser: string;
  system: string;
}

/** `POST /api/account`; `password` where the login is not young any more. */
export type AccountRequest =
  | { action: 'change-password'; old: string; new: string }
  | { action: 'offer-app' | 'new-spare-codes' | 'remove-app' | 'offer-passkey'; password?: string }
  | { action: 'take-app'; code: string }
  | { action: 'add-passkey'; answer: unknown }
  | { action: 'remove-passkey'; id: string; password?: string }
  | { action: 'end-session'; id: string }
  | { action: 'end-others' };

export interface AccountAnswer {
  account: Account;
  /** Of an app to set up; `qr` is an SVG image. */
  app?: { qr: string; secret: string };
  /** Shown once. */
  spareCodes?: string[];
  /** `PublicKeyCredentialCreationOptionsJSON` */
  passkeyOptions?: object;
}

/** What is wrong with what was asked. */
export type AccountProblem =
  | 'password-missing'
  | 'password-wrong'
  | 'password-length'
  | 'password-common'
  | 'password-personal'
  | 'code-wrong'
  | 'passkey-refused'
  | 'passkeys-full'
  | 'factor-needed'
  | 'wait'
  | 'email-unfit'
  | 'email-known'
  | 'name-unfit'
  | 'last-administrator'
  | 'own-account'
  | 'own-factor-missing';

/** `GET /api/people` */
export interface PeopleAnswer {
  people: PersonLine[];
  requiresSecondFactor: boolean;
  /** Whether links are sent by mail; otherwise they are handed over. */
  sendsMails: boolean;
  /** A link to hand over to a person, shown once. */
  link?: { name: string; url: string };
  /** Whom a link was mailed to. */
  mailedTo?: string;
}

export interface PersonLine {
  id: string;
  name: string;
  email: string;
  role: PersonRole;
  isMe: boolean;
  /** Whether a password was set. */
  hasPassword: boolean;
  /** An app or a passkey, which an administrator may remove. */
  hasSecondFactor: boolean;
  /** ISO. */
  seenAt: string | null;
  invitedUntil: string | null;
}

/** `POST /api/people` */
export type PeopleRequest =
  | { action: 'invite'; name: string; email: string; role: PersonRole; language: string }
  | { action: 'send-link'; id: string; language: string }
  | { action: 'set-role'; id: string; role: PersonRole }
  | { action: 'remove' | 'end-sessions'; id: string }
  | { action: 'remove-factor'; id: string; language: string }
  | { action: 'require-factor'; isRequired: boolean };

/** `login` (401), `role` (403), `gone` (404), `parameter` (400), `problem` (422 or 429). */
export interface PeopleRefusal {
  error: 'login' | 'role' | 'gone' | 'parameter' | 'hosted' | 'problem';
  message: string;
  problem?: AccountProblem;
  /** Seconds, with `wait`. */
  seconds?: number;
}
