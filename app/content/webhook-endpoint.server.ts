import type { Endpoint } from '~/platform/endpoint.ts';
import type { RevisionName } from '~/platform/revisions.ts';
import { webhookChange } from './hosted.server.ts';

/**
 * `POST /api/content-changed`: Sanity's webhook for published documents. It supplements the listener, for sites behind
 * a firewall.
 *
 * @param secret the webhook's signing secret; null if no webhook is configured
 */
export function webhookEndpoint(
  secret: string | null,
  raise: (names: readonly RevisionName[]) => Promise<void>,
): Endpoint {
  return {
    path: '/api/content-changed',
    methods: ['POST'],
    answer: async (request) => {
      if (secret === null) return new Response('No webhook is expected here.\n', { status: 404 });
      const names = await webhookChange(request.headers, await request.text(), secret);
      if (names === null) return new Response('The signature or the document is not valid.\n', { status: 401 });
      await raise(names);
      return new Response(null, { status: 204 });
    },
  };
}
