import { expect, it } from 'vitest';
import { languages, type Language } from '~/i18n/languages.ts';
import { translationFor } from '~/i18n/i18n.server.ts';
import { serverForm } from '../forms.server.ts';
import { formMails, type Sent, type Speaking } from './compose.server.ts';

const agency = { name: 'Gevel', email: 'kantoor@gevel.example', phone: null, address: null } as Speaking['agency'];

const speaking = async (language: Language): Promise<Speaking> => ({
  language,
  t: (await translationFor(language, {})).t as Speaking['t'],
  agency,
});

/** A form as `contact-me`, sent by somebody who has typed this e-mail. */
async function mailsOf(email: string | null, language: Language = 'en') {
  const form = serverForm('contact-me');
  const typed = { firstName: 'An', lastName: 'Peeters', phone: '0470 12 34 56' };
  const sent: Sent = {
    name: 'contact-me',
    form: { ...form, mails: { ...form.mails, email: () => email } },
    values: typed,
    stored: typed,
    subject: null,
    page: '/nl/contact/',
    origin: 'https://www.agency.example',
    made: undefined,
  };
  return formMails(sent, await speaking(language), await speaking(language), 'lead-1');
}

it('who left an e-mail gets a mail, and the office can answer', async () => {
  const mails = await mailsOf('an@example.be');
  expect(mails.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    ['kantoor@gevel.example', 'an@example.be'],
    ['an@example.be', 'kantoor@gevel.example'],
  ]);
  expect(mails[0]?.text).toContain('Answer this mail');
});

it.each(languages)(
  'a form without an e-mail tells the office so, and writes to nobody else, in %s',
  async (language) => {
    const [answerable] = await mailsOf('an@example.be', language);
    const [office, ...others] = await mailsOf(null, language);
    expect(others).toEqual([]);
    expect(office).toMatchObject({ to: 'kantoor@gevel.example', replyTo: null });
    const [said = ''] = office?.text.split('\n') ?? [];
    expect(said).toContain('An Peeters');
    expect(answerable?.text).not.toContain(said);
    expect(office?.text).toContain('0470 12 34 56');
  },
);
