import type { Endpoint } from '~/platform/endpoint.ts';
import { receiveSweepBright, type SweepBrightReceiver } from './events.server.ts';

const statuses = { accepted: 202, repeated: 200, forged: 401, malformed: 422 } as const;

/**
 * `POST /api/sweepbright`: webhook for published, changed and withdrawn estates. Only queues the work.
 *
 * @param receiver null without an account
 */
export function sweepBrightEndpoint(receiver: SweepBrightReceiver | null): Endpoint {
  return {
    path: '/api/sweepbright',
    methods: ['POST'],
    answer: async (request) => {
      if (receiver === null) return new Response('SweepBright is not connected here.\n', { status: 404 });
      const signature = request.headers.get('X-Hook-Signature');
      const received = await receiveSweepBright(receiver, await request.text(), signature);
      return new Response(`${received}\n`, { status: statuses[received] });
    },
  };
}
