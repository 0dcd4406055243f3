/**
 * What the audit trail holds, and how `/api/audit` answers. No imports, so that the Studio can import it
 * (docs/architecture.md).
 */

/** What happened. Stable: exports name it so. */
export const auditKinds = [
  'login',
  'login-failed',
  'logins-failing',
  'logout',
  'sessions-ended',
  'owner-login',
  'owner-login-failed',
  'passkey-added',
  'passkey-removed',
  'password-changed',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-required',
  'password-link-made',
  'user-added',
  'user-removed',
  'role-changed',
  'token-made',
  'token-revoked',
  'owner-added',
  'owner-invited',
  'owner-assigned',
  'owner-unassigned',
  'owner-removed',
  'published',
  'unpublished',
  'deleted',
  'content-imported',
  'content-exported',
  'content-migrated',
  'history-forgotten',
  'lead-read',
  'lead-changed',
  'lead-assigned',
  'leads-exported',
  'person-exported',
  'newsletter-exported',
  'erased',
  'expired',
  'retried',
  'backed-up',
  'restored',
  'audit-exported',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** Who did it, as they were called at that time. */
export interface AuditActor {
  /** `site`: the program itself, as by the clock; `unknown`: a login to no account. */
  kind: 'editor' | 'owner' | 'token' | 'command' | 'site' | 'unknown';
  id: string | null;
  /** Of a command: the operating system's user; empty if unknown. */
  name: string;
  email: string | null;
}

export interface AuditEntry {
  id: number;
  /** ISO, in UTC. */
  at: string;
  kind: AuditKind;
  who: AuditActor;
  /** Ids of what it is about, 100 at most. */
  about: string[];
  /** A few words on it, in English or none. */
  subject: string;
  /** The network it came from: /24 or /48. */
  network: string | null;
  failed: boolean;
}

/** `GET /api/audit` */
export interface AuditPage {
  /** Newest first. */
  entries: AuditEntry[];
  /** `after` of the next page; null on the last. */
  next: string | null;
}

/** Why a request was refused: `login` (401), `role` (403), `parameter` (400). */
export interface AuditRefusal {
  error: 'login' | 'role' | 'parameter';
  message: string;
}
