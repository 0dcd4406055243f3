import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { OutgoingMail } from './mail.ts';
import { createSmtpTransport } from './smtp.server.ts';

const mail = { to: 'an@example.be', subject: 'A visit', attachments: [] } as unknown as OutgoingMail;

it('a thread that breaks with nothing to do takes nobody with it: the next mail has another', async () => {
  const warn = vi.fn();
  // Accepts a mail, then breaks.
  const breaking = 'export default () => { setTimeout(() => { throw new Error("broken") }, 20); return null; }';
  const file = new URL(`data:text/javascript,${encodeURIComponent(breaking)}`);
  const transport = createSmtpTransport('smtp://127.0.0.1:1', 'site@gevel.example', file, { warn });
  for (let mails = 0; mails < 2; mails += 1) {
    await expect(transport.send(mail)).resolves.toBeUndefined();
    await sleep(300);
  }
  expect(warn).toHaveBeenCalledTimes(2);
  transport.close();
});
