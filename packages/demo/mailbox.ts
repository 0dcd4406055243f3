import { escapeUTF8 as escape } from 'entities/escape';
import type { Endpoint } from '~/platform/endpoint.ts';
import type { Attachment } from '~/platform/mail/mail.ts';
import type { Outbox, StoredMail } from '~/platform/mail/outbox.ts';

const style = `
  body { margin: 0; background: #f6f3ee; color: #22303a; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
  h1 { font: 600 1.75rem/1.2 Georgia, serif; }
  a { color: #9a3b26; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
  li { background: #fff; border: 1px solid #d9d5cd; border-radius: 4px; padding: .75rem 1rem; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
  dt { color: #5b6770; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 40rem; border: 1px solid #d9d5cd; background: #fff; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #fff; border: 1px solid #d9d5cd; padding: 1rem; }
  small { color: #5b6770; }`;

/** `/demo/mailbox`: lists the demo's mails, which are never delivered. */
export function demoMailbox(outbox: Pick<Outbox, 'list' | 'read'>): Endpoint {
  return {
    path: '/demo/mailbox',
    methods: ['GET'],
    answer: async (request) => {
      const { searchParams } = new URL(request.url);
      const asked = searchParams.get('mail');
      const mail = asked === null ? null : await outbox.read(Number(asked) || 0);
      if (asked !== null && mail === null) return page('There is no such mail', back, 404);
      const file = searchParams.get('attachment');
      if (mail !== null && file !== null) return attached(mail.attachments[Number(file)]);
      if (mail !== null) return page(mail.subject, whole(mail));
      const mails = [...(await outbox.list('waiting')), ...(await outbox.list('sent'))];
      return page(
        'Mailbox',
        mails.length > 0 ? `<ul>${mails.map(row).join('')}</ul>` : '<p>No mail has been sent yet.</p>',
      );
    },
  };
}

const back = '<p><a href="/demo/mailbox">All mails</a></p>';

function row({ id, to, subject, createdAt, state }: StoredMail): string {
  return `<li><a href="/demo/mailbox?mail=${id}">${escape(subject)}</a><br><small>${escape(to)} · ${when(createdAt)}${
    state === 'waiting' ? ' · waiting' : ''
  }</small></li>`;
}

function whole(mail: NonNullable<Awaited<ReturnType<Outbox['read']>>>): string {
  const facts = [
    ['To', mail.to],
    ['Reply to', mail.replyTo ?? ''],
    ['Sent', when(mail.createdAt)],
    ['Message-ID', mail.messageId],
  ].filter(([, value]) => value !== '');
  const files = mail.attachments.map(
    ({ filename }, at) => `<a href="/demo/mailbox?mail=${mail.id}&amp;attachment=${at}">${escape(filename)}</a>`,
  );
  const attachments = files.length > 0 ? `<dt>Attachments</dt><dd>${files.join(', ')}</dd>` : '';
  return `${back}
    <dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escape(value)}</dd>`).join('')}${attachments}</dl>
    <iframe title="As HTML" sandbox srcdoc="${escape(mail.html)}"></iframe>
    <h2>As text</h2>
    <pre>${escape(mail.text)}</pre>`;
}

/** Serves an attachment as a download: the browser must not render content that came by mail. */
function attached(file: Attachment | undefined): Response {
  if (file === undefined) return page('There is no such attachment', back, 404);
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'Cache-Control': 'no-store',
    },
  });
}

function when(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Brussels',
  }).format(new Date(moment));
}

function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escape(title)}</title>
<style>${style}</style>
<body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // The framed mail has inline styles and pictures of this site, but no scripts.
      'Content-Security-Policy':
        "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
    },
  });
}
