// The worker thread that delivers mails. Plain JavaScript, because it is started by path and no bundler sees it.
import { createTransport } from 'nodemailer';
import { goBehindPages } from '../behind-pages.mjs';

/**
 * @typedef {{ url: string, connections: number }} Given
 * @typedef {Omit<import('nodemailer').SendMailOptions, 'attachments'> & {
 * attachments: { filename: string, contentType: string, content: Uint8Array }[] }} Message
 * @typedef {{ message: Message }} Task
 * @typedef {{ message: string, code: string, responseCode: number }} Refusal why a mail was not delivered; errors lose
 * their codes between threads
 */

goBehindPages();

const second = 1_000;
/** @type {Given} */
const { url, connections } = process.__tinypool_state__.workerData;
const server = createTransport({
  url,
  pool: true,
  maxConnections: connections,
  connectionTimeout: 20 * second,
  greetingTimeout: 20 * second,
  socketTimeout: 60 * second,
  // A mail contains visitors' input, which must never make nodemailer read a file or URL.
  disableFileAccess: true,
  disableUrlAccess: true,
});

/**
 * @param {Task} task
 * @returns {Promise<Refusal | null>} null if it was accepted
 */
export default async function deliver({ message }) {
  // Buffers arrive as plain Uint8Arrays.
  const attachments = message.attachments.map((each) => ({ ...each, content: Buffer.from(each.content) }));
  try {
    await server.sendMail({ ...message, attachments });
    return null;
  } catch (error) {
    const { message, code = '', responseCode = 0 } = Object(error);
    return { message: String(message ?? error), code: String(code), responseCode: Number(responseCode) };
  }
}
