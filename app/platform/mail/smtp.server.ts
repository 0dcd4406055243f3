import { Tinypool } from 'tinypool';
import { failure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';
import type { Given, Refusal, Task } from './smtp.worker.mjs';

/** How many mails are on their way at once, each on a connection of its own. */
const connections = 4;
/** Milliseconds after which a thread without mails ends. */
const idleTimeout = 60_000;

/**
 * Delivers to a mail server by SMTP, in a thread of its own: to encode a mail and its files takes longer than to answer for a page. Connections
 * are used for several mails.
 *
 * @param url `smtp://user:password@mail.example:587`, or `smtps://…`
 * @param from the site's own address, with or without a name: `Agency <site@agency.example>`
 * @param workerFile `smtp.worker.mjs`
 */
export function createSmtpTransport(url: string, from: string, workerFile: URL, log: Pick<Log, 'warn'>): MailTransport {
  const thread = new Tinypool({
    filename: workerFile.href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: connections,
    idleTimeout,
    // Connections have to be heard between two mails.
    useAtomics: false,
    execArgv: [],
    workerData: { url, connections } satisfies Given,
  });
  // While it has no mail, none is lost by it; without a listener the whole site would end.
  thread.on('error', (err) => log.warn({ err }, 'The thread that delivers mails broke; the next mail starts another'));
  const sender = senderOf(from);
  return {
    send: async (mail) => {
      const refusal = (await thread.run({ message: messageOf(mail, sender) } satisfies Task)) as Refusal | null;
      if (refusal === null) return;
      if (isForGood(refusal)) throw failure('MAIL_REFUSED', refusal.message);
      throw Object.assign(new Error(refusal.message), { code: refusal.code });
    },
    close: () => void thread.destroy(),
  };
}

function messageOf(mail: OutgoingMail, sender: ReturnType<typeof senderOf>): Task['message'] {
  const { to, replyTo, fromName, subject, text, html, messageId, attachments, kind, unsubscribe } = mail;
  return {
    from: { name: fromName ?? sender.name, address: sender.address },
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
    attachments: attachments.map(({ filename, contentType, bytes }) => ({ filename, contentType, content: bytes })),
  };
}

/** The server has looked at this mail and will never take it; a login that fails is nothing of the mail's. */
function isForGood({ code, responseCode }: Refusal): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500;
}

/** `Agency <site@agency.example>` in its two parts. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<]*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll('"', '').trim(), address: address.trim() };
}
