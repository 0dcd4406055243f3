import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface TakenMail {
  to: string[];
  /** Headers and body as they came over the wire. */
  raw: string;
}

/** A real mail server for tests: it takes whatever comes. */
export interface MailServer {
  url: string;
  taken: TakenMail[];
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void text(stream).then((raw) => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail's text part, decoded. */
export const plainPart = (raw: string): string => part(raw, 'text/plain');
export const htmlPart = (raw: string): string => part(raw, 'text/html');

function part(raw: string, type: string): string {
  const [, headers = '', body = ''] =
    new RegExp(`Content-Type: ${type}([\\s\\S]*?)\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`).exec(raw) ?? [];
  if (/base64/.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/.test(headers)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
