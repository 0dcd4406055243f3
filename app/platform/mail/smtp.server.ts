import { Tinypool } from 'tinypool';
import { failure } from '../failure.ts';
import type { Log } from '../log.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';
import type { Given, Refusal, Task } from './smtp.worker.mjs';

/** Concurrent deliveries, each on its own connection. */
const connections = 4;
/** Milliseconds after which an idle thread ends. */
const idleTimeout = 60_000;

/**
 * Delivers mails by SMTP in a worker thread, because encoding a mail with attachments takes longer than answering a
 * page request. Connections are reused.
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
    // The thread must handle events of its connections between two mails.
    useAtomics: false,
    execArgv: [],
    workerData: { url, connections } satisfies Given,
  });
  // No mail is lost if an idle thread breaks, but without a listener the whole process would exit.
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
    // As objects, so that a comma in a visitor's input adds no second recipient.
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

/** Whether the server has rejected this mail permanently; a failed login is not the mail's fault. */
function isForGood({ code, responseCode }: Refusal): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes(code) && responseCode >= 500;
}

/** Splits `Agency <site@agency.example>` into its two parts. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^([^<]*)<([^<>]+)>\s*$/.exec(from) ?? [];
  return { name: name.replaceAll('"', '').trim(), address: address.trim() };
}
