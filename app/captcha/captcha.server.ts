import { createHash } from 'node:crypto';
import type { Language } from '~/i18n/languages.ts';
import type { Sql } from '~/platform/database.ts';
import type { Job } from '~/platform/jobs.ts';
import type { Log } from '~/platform/log.ts';
import type { Signatures } from '~/platform/signatures.ts';
import type { Database } from '~/platform/database.ts';
import { charactersOf, digitsOf, plainAnswer } from './answers.ts';
import { challengeSeconds, createChallenges, type Challenge } from './challenges.ts';
import {
  isCaptchaKind,
  isCaptchaProvider,
  type AskedCaptcha,
  type CaptchaProblem,
  type CaptchaProvider,
} from './kinds.ts';
import { drawCharacters } from './picture.server.ts';
import { createProofOfWork } from './proof-of-work.server.ts';
import { providers } from './providers.ts';
import type { SiteVerify } from './siteverify.server.ts';
import { speakDigits } from './sound.server.ts';
import { createUsed } from './used.server.ts';

/** The editors' configuration (site settings). */
export interface CaptchaSettings {
  forms?: readonly string[] | null | undefined;
  kind?: string | null | undefined;
  siteKey?: string | null | undefined;
}

/** The captcha values submitted with a form. */
export interface GivenCaptcha {
  /** The token of a character challenge; empty for other kinds. */
  token: string;
  /** The typed text, or the proof from the browser or a provider. */
  answer: string;
}

/** A captcha that passed the local checks but has not been used up yet. */
export interface PromisingCaptcha {
  problem: null;
  /**
   * Verifies with the provider, which answers only once. The result is remembered for the submission, which may be
   * retried after a lost response.
   *
   * @param submission its key
   */
  confirm(submission: string): Promise<CaptchaProblem | null>;
  /** Uses it up, in the transaction it protects. False if it has expired or was already used. */
  use(sql: Sql): Promise<boolean>;
}

export interface Captcha {
  /**
   * The captcha of a form; null for none. A provider without key or secret falls back to characters and is logged once.
   */
  asked(form: string, settings: CaptchaSettings | null | undefined): AskedCaptcha | null;
  /** Sources that pages must allow, by CSP directive. */
  sources(settings: CaptchaSettings | null | undefined): Readonly<Record<string, readonly string[]>>;
  /** A token of a new character challenge for a form. */
  newCharacters(form: string): string;
  /** A proof-of-work challenge for ALTCHA's library. */
  newWork(form: string): Promise<object>;
  /** The characters of a token as a PNG; null if the token is invalid or expired. */
  picture(token: string): Promise<Buffer | null>;
  /** The digits of a token as a WAV; null as above. */
  sound(token: string, language: Language): Promise<Buffer | null>;
  /** Whether a character challenge can still be answered. */
  isOpen(token: string, form: string): boolean;
  /** Checks an answer. A wrong answer uses up a character challenge: each can be tried once. */
  examine(
    asked: AskedCaptcha,
    form: string,
    given: GivenCaptcha,
  ): Promise<PromisingCaptcha | { problem: 'missing' | 'wrong' }>;
  jobs: readonly Job[];
}

interface CaptchaOptions {
  database: Database;
  signatures: Signatures;
  secrets: Readonly<Record<CaptchaProvider, string | null>>;
  siteVerify: SiteVerify;
  log: Pick<Log, 'warn'>;
  now: () => Date;
}

export function createCaptcha({ database, signatures, secrets, siteVerify, log, now }: CaptchaOptions): Captcha {
  const challenges = createChallenges(signatures);
  const work = createProofOfWork(challenges.secret('work', 'all'));
  const used = createUsed(database);
  const told = new Set<string>();

  const kindOf = ({ kind, siteKey }: CaptchaSettings): AskedCaptcha => {
    const characters: AskedCaptcha = { kind: 'characters', siteKey: null };
    if (!isCaptchaKind(kind)) return characters;
    if (!isCaptchaProvider(kind)) return { kind, siteKey: null };
    const key = siteKey?.trim() ?? '';
    if (key !== '' && secrets[kind] !== null) return { kind, siteKey: key };
    if (!told.has(kind)) {
      told.add(kind);
      const lacking = secrets[kind] === null ? `${kind.toUpperCase()}_SECRET` : 'the site key in the site settings';
      log.warn({ kind, lacking }, 'This captcha lacks its key or secret: forms ask for characters instead');
    }
    return characters;
  };
  const openAt = (token: string): Challenge | null => {
    const challenge = challenges.read(token);
    return challenge !== null && challenge.endsAt > now() ? challenge : null;
  };
  const isRight = ({ id }: Challenge, answer: string): boolean => {
    const plain = plainAnswer(answer);
    return (
      plain === charactersOf(challenges.secret('characters', id)) || plain === digitsOf(challenges.secret('digits', id))
    );
  };
  const own = ({ id, endsAt }: Challenge): PromisingCaptcha => ({
    problem: null,
    confirm: () => Promise.resolve(null),
    use: async (sql) => endsAt > now() && (await used.take(sql, id, endsAt)),
  });
  const provided = (kind: CaptchaProvider, answer: string): PromisingCaptcha => {
    const id = createHash('sha256').update(`${kind} ${answer}`).digest('base64url');
    return {
      problem: null,
      confirm: async (submission) => {
        if ((await used.submissionOf(id)) === submission) return null;
        const verdict = await siteVerify(kind, answer);
        if (verdict === 'right')
          await used.take(database, id, new Date(now().getTime() + challengeSeconds * 1000), submission);
        // Of two concurrent requests, the provider confirms only one.
        return verdict === 'right' || (await used.submissionOf(id)) === submission ? null : verdict;
      },
      use: () => Promise.resolve(true),
    };
  };

  return {
    asked: (form, settings) => (settings?.forms?.includes(form) ? kindOf(settings) : null),
    sources: (settings) => {
      const { kind } = settings?.forms?.length ? kindOf(settings) : { kind: 'characters' as const };
      return isCaptchaProvider(kind) ? providers[kind].sources : {};
    },
    newCharacters: (form) => challenges.make(form, now()),
    newWork: (form) => work.make(challenges.make(form, now())),
    picture: async (token) => {
      const challenge = openAt(token);
      if (challenge === null) return null;
      const characters = charactersOf(challenges.secret('characters', challenge.id));
      return drawCharacters(characters, challenges.secret('drawing', challenge.id));
    },
    sound: async (token, language) => {
      const challenge = openAt(token);
      if (challenge === null) return null;
      const digits = digitsOf(challenges.secret('digits', challenge.id));
      return speakDigits(digits, language, challenges.secret('voice', challenge.id));
    },
    isOpen: (token, form) => openAt(token)?.form === form,
    examine: async ({ kind }, form, { token, answer }) => {
      if (answer.trim() === '') return { problem: 'missing' };
      if (token === '' && isCaptchaProvider(kind)) return provided(kind, answer);
      const worked = token === '' && kind === 'proofOfWork' ? await work.solved(answer) : null;
      const challenge = challenges.read(worked ?? token);
      if (challenge === null || challenge.form !== form) return { problem: 'wrong' };
      if (worked !== null || isRight(challenge, answer)) return own(challenge);
      await used.take(database, challenge.id, challenge.endsAt);
      return { problem: 'wrong' };
    },
    jobs: used.jobs,
  };
}
