import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { solveChallenge } from 'altcha-lib';
import sharp from 'sharp';
import { migrate } from '~/platform/database/migrations.ts';
import { testDatabases, type TestDatabase } from '~/platform/database/test-databases.ts';
import { createJobs } from '~/platform/jobs/create-jobs.ts';
import { createLog } from '~/platform/log.ts';
import { createSignatures, type Signatures } from '~/platform/signatures.ts';
import { charactersOf, digitsOf } from './answers.ts';
import { createCaptcha, type Captcha, type GivenCaptcha } from './captcha.server.ts';
import { createChallenges } from './challenges.ts';
import type { AskedCaptcha } from './kinds.ts';
import { captchaMigrations } from './schema.ts';
import type { SiteVerify } from './siteverify.server.ts';

const characters: AskedCaptcha = { kind: 'characters', siteKey: null };
const work: AskedCaptcha = { kind: 'proofOfWork', siteKey: null };
const form = 'testimonial';
const minute = 60_000;

describe.each(testDatabases)('the captcha on the $kind database (5.9, 10.59)', ({ create }) => {
  let place: TestDatabase;
  let signatures: Signatures;
  let captcha: Captcha;
  let now: Date;
  const warn = vi.fn();
  const siteVerify = vi.fn<SiteVerify>();
  const make = () =>
    createCaptcha({
      database: place.database,
      signatures,
      secrets: { turnstile: 'a secret of the site', recaptcha: null, hcaptcha: null },
      siteVerify,
      log: { warn },
      now: () => now,
    });
  beforeAll(async () => {
    place = await create();
    await migrate(place.database, 'captcha', captchaMigrations);
    signatures = await createSignatures(place.database);
  }, 60_000);
  afterAll(() => place.dispose(), 60_000);
  beforeEach(() => {
    now = new Date('2026-11-23T10:00:00Z');
    warn.mockReset();
    siteVerify.mockReset();
    captcha = make();
  });

  /** The correct answers to a token. */
  function answersTo(token: string): { characters: string; digits: string } {
    const challenges = createChallenges(signatures);
    const { id } = challenges.read(token) ?? { id: '' };
    return {
      characters: charactersOf(challenges.secret('characters', id)),
      digits: digitsOf(challenges.secret('digits', id)),
    };
  }
  /** Like a form: examines, confirms and uses up the captcha. */
  async function send(given: GivenCaptcha, asked = characters, to = form, key = 'key'): Promise<string> {
    const examined = await captcha.examine(asked, to, given);
    if (examined.problem !== null) return examined.problem;
    const problem = await examined.confirm(key);
    if (problem !== null) return problem;
    return (await place.database.transaction((sql) => examined.use(sql))) ? 'taken' : 'expired';
  }

  it('takes the characters of the picture as people type them, once', async () => {
    const token = captcha.newCharacters(form);
    const [first = '', ...rest] = answersTo(token).characters.toLowerCase();
    const answer = ` ${first} ${rest.join('')}`;
    expect(await send({ token, answer })).toBe('taken');
    expect(await send({ token, answer })).toBe('expired');
    // Another process rejects it as well.
    captcha = make();
    expect(await send({ token, answer })).toBe('expired');
  });

  it('takes the digits of the sound instead', async () => {
    const token = captcha.newCharacters(form);
    expect(await send({ token, answer: [...answersTo(token).digits].join(' ') })).toBe('taken');
  });

  it('is used by one of those who use it at once', async () => {
    const token = captcha.newCharacters(form);
    const { characters: answer } = answersTo(token);
    const all = await Promise.all([1, 2, 3].map(() => send({ token, answer })));
    expect(all.filter((each) => each === 'taken')).toHaveLength(1);
  });

  it('stays unused where what it is for does not succeed', async () => {
    const token = captcha.newCharacters(form);
    const { characters: answer } = answersTo(token);
    const examined = await captcha.examine(characters, form, { token, answer });
    if (examined.problem !== null) throw new Error(examined.problem);
    const failing = place.database.transaction(async (sql) => {
      await examined.use(sql);
      throw new Error('the slot is taken');
    });
    await expect(failing).rejects.toThrow('the slot is taken');
    expect(await send({ token, answer })).toBe('taken');
  });

  it('can be guessed once', async () => {
    const token = captcha.newCharacters(form);
    expect(await send({ token, answer: 'XXXXXXXX' })).toBe('wrong');
    expect(await send({ token, answer: answersTo(token).characters })).toBe('expired');
  });

  it('says what is missing, and takes nothing of another form, time or site', async () => {
    const token = captcha.newCharacters(form);
    const { characters: answer } = answersTo(token);
    expect(await send({ token, answer: ' ' })).toBe('missing');
    expect(await send({ token: '', answer })).toBe('wrong');
    expect(await send({ token: `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`, answer })).toBe('wrong');
    expect(await send({ token: token.replace(form, 'offer'), answer })).toBe('wrong');
    expect(await send({ token, answer }, characters, 'offer')).toBe('wrong');
    expect(await send({ token: '🏠'.repeat(2_000), answer })).toBe('wrong');
    now = new Date(now.getTime() + 20 * minute);
    expect(await send({ token, answer })).toBe('expired');
    expect(await captcha.picture(token)).toBeNull();
    expect(await captcha.sound(token, 'nl')).toBeNull();
  });

  it('does not tell its answer: a token names its form, its end and nothing that is not random', async () => {
    const tokens = Array.from({ length: 50 }, () => captcha.newCharacters(form));
    expect(new Set(tokens).size).toBe(50);
    expect(new Set(tokens.map((token) => answersTo(token).characters)).size).toBeGreaterThan(45);
    for (const token of tokens) expect(token.toUpperCase()).not.toContain(answersTo(token).characters);
  });

  it('draws a picture and speaks its digits in each language, the same ones each time', async () => {
    const token = captcha.newCharacters(form);
    const picture = await captcha.picture(token);
    expect(await sharp(picture ?? undefined).metadata()).toMatchObject({ format: 'png', width: 480, height: 160 });
    expect(await captcha.picture(token)).toEqual(picture);
    expect(await captcha.picture(captcha.newCharacters(form))).not.toEqual(picture);
    expect(await captcha.picture('nonsense')).toBeNull();
    for (const language of ['nl', 'fr', 'en', 'de'] as const) {
      const sound = await captcha.sound(token, language);
      // Six digits and the pauses between them, at 11,025 bytes per second.
      expect(sound?.subarray(0, 4).toString()).toBe('RIFF');
      expect(sound?.length).toBeGreaterThan(11_025 * 4);
      expect(await captcha.sound(token, language)).toEqual(sound);
    }
  });

  it('takes the work of a browser once, for the form it was made for', async () => {
    const challenge = await captcha.newWork(form);
    const given = { token: '', answer: await worked(challenge) };
    expect(await send(given, work, 'offer')).toBe('wrong');
    expect(
      await send(
        { token: '', answer: JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00' } }) },
        work,
      ),
    ).toBe('wrong');
    expect(await send({ token: '', answer: '{"challenge":' }, work)).toBe('wrong');
    expect(await send(given, characters)).toBe('wrong');
    expect(await send(given, work)).toBe('taken');
    expect(await send(given, work)).toBe('expired');
    const late = { token: '', answer: await worked(await captcha.newWork(form)) };
    now = new Date(now.getTime() + 21 * minute);
    expect(await send(late, work)).toBe('expired');
  }, 60_000);

  it('asks a provider, or takes characters from whoever cannot reach it', async () => {
    const turnstile: AskedCaptcha = { kind: 'turnstile', siteKey: 'key' };
    siteVerify.mockResolvedValueOnce('right').mockResolvedValueOnce('wrong').mockResolvedValueOnce('unreachable');
    expect(await send({ token: '', answer: 'one' }, turnstile)).toBe('taken');
    // The same submission again, after a lost response.
    expect(await send({ token: '', answer: 'one' }, turnstile)).toBe('taken');
    expect(await send({ token: '', answer: 'two' }, turnstile)).toBe('wrong');
    expect(await send({ token: '', answer: 'three' }, turnstile)).toBe('unreachable');
    expect(siteVerify.mock.calls).toEqual([
      ['turnstile', 'one'],
      ['turnstile', 'two'],
      ['turnstile', 'three'],
    ]);
    const token = captcha.newCharacters(form);
    expect(await send({ token, answer: answersTo(token).characters }, turnstile)).toBe('taken');
    expect(siteVerify).toHaveBeenCalledTimes(3);
    // Another submission with an answer that was already used.
    siteVerify.mockResolvedValueOnce('wrong');
    expect(await send({ token: '', answer: 'one' }, turnstile, form, 'another')).toBe('wrong');
  });

  it('is asked for by the forms that the settings name, of a kind that can be', () => {
    expect(captcha.asked(form, null)).toBeNull();
    expect(captcha.asked(form, { forms: ['offer'] })).toBeNull();
    expect(captcha.asked(form, { forms: [form] })).toEqual(characters);
    expect(captcha.asked(form, { forms: [form], kind: 'riddles' })).toEqual(characters);
    expect(captcha.asked(form, { forms: [form], kind: 'proofOfWork', siteKey: 'x' })).toEqual(work);
    expect(captcha.asked(form, { forms: [form], kind: 'turnstile', siteKey: ' key ' })).toEqual({
      kind: 'turnstile',
      siteKey: 'key',
    });
    expect(warn).not.toHaveBeenCalled();
    for (const kind of ['turnstile', 'turnstile', 'recaptcha', 'recaptcha'])
      expect(captcha.asked(form, { forms: [form], kind, siteKey: kind === 'recaptcha' ? 'key' : '' })).toEqual(
        characters,
      );
    expect(warn.mock.calls.map(([{ lacking }]) => lacking)).toEqual([
      'the site key in the site settings',
      'RECAPTCHA_SECRET',
    ]);
  });

  it('opens pages to a provider only where forms ask for it', () => {
    const chosen = { kind: 'turnstile', siteKey: 'key' };
    expect(captcha.sources({ ...chosen, forms: [form] })['script-src']).toEqual(['https://challenges.cloudflare.com']);
    expect(captcha.sources({ ...chosen, forms: [] })).toEqual({});
    expect(captcha.sources({ kind: 'characters', forms: [form] })).toEqual({});
    expect(captcha.sources(null)).toEqual({});
  });

  it('forgets what was used when it would no longer count', async () => {
    const jobs = await createJobs(place.database, createLog('silent'));
    jobs.define(...captcha.jobs);
    const token = captcha.newCharacters(form);
    await send({ token, answer: answersTo(token).characters });
    await place.database.query(`UPDATE captcha_used SET ends_at = now() - interval '2 hours'`);
    await jobs.run('captcha-clean', {});
    expect(await place.database.query('SELECT * FROM captcha_used')).toEqual([]);
    await jobs.stop();
  }, 60_000);

  /** Solves a challenge like a visitor's browser. */
  async function worked(challenge: object): Promise<string> {
    const known = challenge as Parameters<typeof solveChallenge>[0]['challenge'];
    return JSON.stringify({ challenge, solution: await solveChallenge({ challenge: known, deriveKey }) });
  }
});
