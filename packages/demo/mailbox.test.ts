import { expect, it } from 'vitest';
import type { Outbox } from '~/platform/mail/outbox.ts';
import { demoMailbox } from './mailbox.ts';

type Mail = NonNullable<Awaited<ReturnType<Outbox['read']>>>;

const mail: Mail = {
  id: 7,
  kind: 'contact-appointment:visitor',
  about: null,
  to: 'an@example.be',
  replyTo: null,
  fromName: null,
  subject: 'Bezoek',
  text: 'Tot dan.',
  html: '<p>Tot dan.</p>',
  messageId: '<1@gevel.example>',
  attachments: [{ filename: 'bezoek één.ics', contentType: 'text/calendar', bytes: Buffer.from('BEGIN:VCALENDAR') }],
  createdAt: '2026-11-28T09:00:00.000Z',
  sentAt: null,
  state: 'sent',
  attempts: 1,
  lastError: null,
};

const mailbox = demoMailbox({
  list: () => Promise.resolve([]),
  read: (id) => Promise.resolve(id === mail.id ? mail : null),
});
const ask = (query: string) => mailbox.answer(new Request(`http://localhost/demo/mailbox${query}`), '127.0.0.1');

it('a mail links to its attachments, which are there to keep (10.230)', async () => {
  const html = await (await ask('?mail=7')).text();
  expect(html).toContain('<a href="/demo/mailbox?mail=7&amp;attachment=0">bezoek één.ics</a>');
  const file = await ask('?mail=7&attachment=0');
  expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''bezoek%20%C3%A9%C3%A9n.ics");
  expect(file.headers.get('content-type')).toBe('text/calendar');
  expect(await file.text()).toBe('BEGIN:VCALENDAR');
  expect((await ask('?mail=7&attachment=1')).status).toBe(404);
});

it('a mail is shown with the pictures of the site (10.230)', async () => {
  const shown = await ask('?mail=7');
  expect(shown.headers.get('content-security-policy')).toContain("img-src 'self'");
});
