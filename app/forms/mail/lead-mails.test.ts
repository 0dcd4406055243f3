import { expect, it } from 'vitest';
import { languages, type Language } from '~/i18n/languages.ts';
import { translationFor } from '~/i18n/i18n.server.ts';
import { serverForm } from '../forms.server.ts';
import { mailHtml } from './render.server.ts';
import { formMails, type Sent, type Speaking } from './lead-mails.server.ts';

const agency = { name: 'Gevel', email: 'kantoor@gevel.example', phone: null, address: null } as Speaking['agency'];

const speaking = async (language: Language): Promise<Speaking> => ({
  language,
  t: (await translationFor(language, {})).t as Speaking['t'],
  agency,
  logo: null,
});

/** The mails of `contact-me` for a submission with this e-mail address. */
async function mailsOf(email: string | null, language: Language = 'en') {
  const form = serverForm('contact-me');
  const typed = { firstName: 'An', lastName: 'Peeters', phone: '0470 12 34 56' };
  const sent: Sent = {
    name: 'contact-me',
    form: { ...form, mails: { ...form.mails, email: () => email } },
    values: typed,
    stored: typed,
    subject: null,
    about: { office: null, visitor: null },
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
  'a form without an e-mail tells the office so, and writes to nobody else, in %s (10.224)',
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

it('a mail about a property shows its picture, price, address and a button, and its agent signs and is answered (10.229)', async () => {
  const form = serverForm('contact-me');
  const typed = { firstName: 'An', lastName: 'Peeters', phone: '0470 12 34 56', email: 'an@example.be' };
  const url = 'https://www.agency.example/nl/te-koop/gent/huis/1/';
  const picture = {
    src: 'https://www.agency.example/images/listing/1/1?v=a&height=427&width=640&format=webp',
    width: 552,
    height: 368,
    alt: 'Huis, foto 1',
  };
  const about = {
    card: { title: 'Huis', lines: ['€ 300.000', 'Kaai 1, 9000 Gent'], url, picture, button: 'View the property' },
    agent: { name: 'Lore Claes', email: 'lore@agency.example' },
  };
  const sent: Sent = {
    name: 'contact-me',
    form: { ...form, mails: { ...form.mails, email: () => 'an@example.be' } },
    values: typed,
    stored: typed,
    subject: { kind: 'property', id: '1', title: 'Huis', path: '/nl/te-koop/gent/huis/1/' },
    about: { office: about, visitor: about },
    page: '/nl/contact/',
    origin: 'https://www.agency.example',
    made: undefined,
  };
  const [office, mail] = await formMails(sent, await speaking('en'), await speaking('en'), 'lead-1');
  expect([office?.replyTo, mail?.replyTo]).toEqual(['an@example.be', 'lore@agency.example']);
  expect(mail?.text).toContain(`Huis\n€ 300.000\nKaai 1, 9000 Gent\nView the property: ${url}`);
  expect(mail?.text).toContain('Lore Claes\nGevel');
  expect(office?.text).not.toContain('Lore Claes');
  expect(mail?.html).toContain(
    `src="${picture.src.replaceAll('&', '&amp;')}" width="552" height="368" alt="Huis, foto 1"`,
  );
  expect(mail?.html).toMatch(new RegExp(`<td[^>]* bgcolor="#9a3b26"[^>]*><a href="${url}"[^>]*>View the property</a>`));
  expect(mail?.html).not.toMatch(/<style|<script|<link/);
});

it('without a property the first link is the button (10.229)', () => {
  const html = mailHtml({
    language: 'en',
    sender: 'Gevel',
    paragraphs: [],
    rows: [],
    links: [
      { label: 'Confirm', url: 'https://www.agency.example/yes/' },
      { label: 'Stop', url: 'https://www.agency.example/no/' },
    ],
    footer: [],
  });
  expect(html).toMatch(/<td[^>]* bgcolor="#9a3b26"[^>]*><a href="https:\/\/www.agency.example\/yes\/"/);
  expect(html.match(/bgcolor="#9a3b26"/g)).toHaveLength(1);
});
