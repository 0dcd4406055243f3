import type { LakeDocument } from './document.ts';
import type { Effects } from './effects.ts';

/** A committed transaction, as passed to listeners, history and memory. */
export interface Transaction {
  /** Increases by one within a dataset. */
  sequence: number;
  /** Also the `_rev` of every document that it wrote. */
  id: string;
  author: string;
  /** ISO 8601, UTC. */
  timestamp: string;
  changes: readonly DocumentChange[];
}

export interface DocumentChange {
  id: string;
  /** The type after the change, or before a deletion. */
  type: string;
  transition: 'appear' | 'update' | 'disappear';
  previousRev: string | null;
  /** The requested mutations of this document. */
  mutations: readonly object[];
  effects: Effects;
}

export interface SeenChange extends DocumentChange {
  before: LakeDocument | undefined;
  after: LakeDocument | undefined;
}

export interface SeenTransaction extends Transaction {
  changes: readonly SeenChange[];
}
