import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TakenMail {
  to: string[];
  /** Headers and body as received. */
  raw: string;
}

/** A real SMTP server for tests. */
export interface MailServer {
  url: string;
  taken: TakenMail[];
  close(): Promise<void>;
}

export interface MailServerOptions extends Pick<SMTPServerOptions, 'onConnect' | 'onRcptTo'> {
  /** Default 0: a free port. */
  port?: number;
  /** Decides the response to a mail that arrived whole and is in `taken`: accepted, none, or a closed connection. */
  answer?: (mail: TakenMail) => 'taken' | 'nothing' | 'cut off';
}

/** Starts a server that accepts every mail by default. */
export async function startMailServer({
  port = 0,
  answer = () => 'taken',
  ...options
}: MailServerOptions = {}): Promise<MailServer> {
  const taken: TakenMail[] = [];
  const senders = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData: (stream, session, done) => {
      const whole = (raw: string): void => {
        const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
        taken.push(mail);
        const answered = answer(mail);
        if (answered === 'taken') done();
        if (answered === 'cut off') senders.get(session.remotePort)?.destroy();
      };
      // A mail from a killed process breaks off, and does not count.
      void text(stream).then(whole, () => undefined);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => senders.set(socket.remotePort, socket));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: found } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${found}`,
    taken,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail's text part, decoded. */
export const plainPart = (raw: string): string => part(raw, 'text/plain');
export const htmlPart = (raw: string): string => part(raw, 'text/html');

/** A raw header of a mail, unfolded; empty if missing. */
export function header(raw: string, name: string): string {
  const [head = ''] = raw.split('\r\n\r\n');
  return (new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '').replace(/\r\n\s+/g, ' ');
}

/** A header as its reader sees it: non-ASCII letters are sent encoded (RFC 2047). */
export function decodedHeader(raw: string, name: string): string {
  const decode = (encoding: string, text: string): Buffer =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          decodeURIComponent(text.replaceAll('_', '=20').replaceAll('%', '=25').replaceAll('=', '%')),
          'utf8',
        );
  return header(raw, name)
    .replace(/(=\?utf-8\?[bq]\?[^?]*\?=)\s+(?==\?)/gi, '$1')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      decode(encoding, text).toString(),
    );
}

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
