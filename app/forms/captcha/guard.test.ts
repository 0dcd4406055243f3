import { describe, expect, it, vi } from 'vitest';
import type { Captcha } from '~/captcha/captcha.server.ts';
import type { AskedCaptcha } from '~/captcha/kinds.ts';
import { captchaGuard, captchaOfPage, CaptchaRefusal } from './guard.server.ts';

const turnstile: AskedCaptcha = { kind: 'turnstile', siteKey: 'key' };
const characters: AskedCaptcha = { kind: 'characters', siteKey: null };

function guardOf(asked: AskedCaptcha | null, given: { token: string | null; answer: string | null }, found = {}) {
  const captcha = {
    asked: () => asked,
    newCharacters: () => 'new',
    isOpen: (token: string) => token === 'open',
    examine: vi.fn().mockResolvedValue({ problem: null, confirm: async () => null, use: async () => true, ...found }),
  } as unknown as Captcha;
  const guard = captchaGuard({ captcha }, 'offer', null, given);
  if (guard === null) throw new Error('The form asks for nothing');
  return guard;
}

describe('the captcha of a form', () => {
  it('is none where the form asks for none', () => {
    const captcha = { asked: () => null } as unknown as Captcha;
    expect(captchaGuard({ captcha }, 'offer', null, { token: null, answer: null })).toBeNull();
    expect(captchaOfPage({ captcha }, 'offer', null)).toBeNull();
  });

  it('was not asked for by a page that is the same for all', () => {
    expect(guardOf(characters, { token: null, answer: null }).isUnasked).toBe(true);
    expect(guardOf(characters, { token: 'open', answer: '' }).isUnasked).toBe(false);
  });

  it('is shown again as it was, as long as it may count', () => {
    const given = { token: 'open', answer: 'ACD' };
    expect(guardOf(characters, given).said()).toMatchObject({ challenge: 'open', answer: 'ACD', isAgain: false });
    expect(guardOf(characters, given).said('missing')).toMatchObject({ challenge: 'open', problem: 'missing' });
    const over = { problem: 'wrong', challenge: 'new', answer: '', isAgain: true };
    expect(guardOf(characters, given).said('wrong')).toMatchObject(over);
    expect(guardOf(characters, { token: 'over', answer: 'ACD' }).said()).toMatchObject({
      challenge: 'new',
      answer: '',
    });
  });

  it('refuses with what is wrong', async () => {
    const guard = guardOf(characters, { token: 'open', answer: 'ACD' }, { problem: 'wrong' });
    await expect(guard.examine()).rejects.toThrow(CaptchaRefusal);
    await expect(guard.examine()).rejects.toMatchObject({ problem: 'wrong' });
  });

  it('of a provider is asked for again once it was confirmed, and nobody is told of characters they did not see', async () => {
    const guard = guardOf(turnstile, { token: null, answer: 'an answer' });
    expect(guard.said()).toMatchObject({ isAgain: false });
    await (await guard.examine()).confirm('submission');
    expect(guard.said()).toMatchObject({ kind: 'turnstile', isAgain: true, problem: null });
    expect(guard.said('wrong')).toMatchObject({ problem: 'unproven' });
    expect(guard.said('unreachable')).toMatchObject({ problem: 'unreachable', isAgain: true });
    expect(guardOf(turnstile, { token: 'open', answer: 'ACD' }).said('wrong')).toMatchObject({ problem: 'wrong' });
  });
});
