import { createTransport } from 'nodemailer';
import { codeOf, failure } from '../failure.ts';
import type { MailTransport } from './mail.ts';

const second = 1_000;

/**
 * Delivers to a mail server by SMTP. Connections are used for several mails.
 *
 * @param url `smtp://user:password@mail.example:587`, or `smtps://…`
 * @param from the site's own address, with or without a name: `Agency <site@agency.example>`
 */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const server = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 20 * second,
    greetingTimeout: 20 * second,
    socketTimeout: 60 * second,
    // What a mail holds comes from visitors: it may never name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { name, address } = senderOf(from);
  return {
    send: async ({ to, replyTo, fromName, subject, text, html, messageId, attachments, kind, unsubscribe }) => {
      try {
        await server.sendMail({
          from: { name: fromName ?? name, address },
          // As objects: a comma in what a visitor typed makes no second recipient.
          to: { name: '', address: to },
          ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId,
          headers: {
            'X-Gevel-Kind': kind,
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe
              ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
              : {}),
          },
          attachments: attachments.map(({ filename, contentType, bytes }) => ({
            filename,
            contentType,
            content: Buffer.from(bytes),
          })),
        });
      } catch (error) {
        if (isForGood(error))
          throw failure('MAIL_REFUSED', error instanceof Error ? error.message : String(error), error);
        throw error;
      }
    },
    close: () => server.close(),
  };
}

/** The server has looked at this mail and will never take it; a login that fails is nothing of the mail's. */
function isForGood(error: unknown): boolean {
  if (!['EENVELOPE', 'EMESSAGE'].includes(codeOf(error) ?? '')) return false;
  return typeof error === 'object' && error !== null && 'responseCode' in error && Number(error.responseCode) >= 500;
}

/** `Agency <site@agency.example>` in its two parts. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.trim(), address: address.trim() };
}
