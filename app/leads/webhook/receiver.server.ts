import { Webhook } from 'standardwebhooks';
import { failure } from '~/platform/failure.ts';
import { createPublicPost } from '~/platform/public-post.ts';
import type { LeadCreated } from './payload.ts';

/** The endpoint that receives leads, and the secret that signs them. */
export interface ReceiverSettings {
  url: string;
  /** `whsec_` and 24 to 64 bytes in base64. */
  secret: string;
  /** Whether it is in the agency's own network, which allows a private address and plain http. */
  mayBePrivate: boolean;
}

export interface Receiver {
  /**
   * @param id the same for every attempt, to detect repeated deliveries
   * @throws {Error} `DELIVERY_REFUSED` if it accepts no more leads; any other error if this one can be retried
   */
  deliver(id: string, lead: LeadCreated): Promise<void>;
}

const gone = 410;

/**
 * Posts to the CRM, signed according to Standard Webhooks (https://www.standardwebhooks.com), with a timeout in
 * milliseconds.
 */
export function createReceiver({ url, secret, mayBePrivate }: ReceiverSettings, timeLimit = 15_000): Receiver {
  const address = new URL(url);
  const signing = new Webhook(secret);
  const post = createPublicPost({
    ownHosts: mayBePrivate ? [address.host] : [],
    otherwise: 'LEAD_WEBHOOK_PRIVATE does not allow it',
  });
  return {
    deliver: async (id, lead) => {
      const body = JSON.stringify(lead);
      const now = new Date();
      const headers = {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': String(Buffer.byteLength(body)),
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signing.sign(id, now, body),
      };
      const status = await post(address, { headers, body, signal: AbortSignal.timeout(timeLimit) });
      if (status === gone) throw failure('DELIVERY_REFUSED', `${address.host} answered 410: it takes no more leads.`);
      if (status < 200 || status > 299) throw new Error(`${address.host} answered ${status}.`);
    },
  };
}
