import type { Database } from '~/platform/database.ts';
import type { EditorsPort } from '~/platform/editors.ts';
import type { Endpoint } from '~/platform/endpoint.ts';
import { advertReport } from './advert-report.server.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** `GET /api/listings-report`: the adverts that lack information required by law, as JSON. For editors only. */
export function advertReportEndpoint(database: Pick<Database, 'query'>, editors: EditorsPort): Endpoint {
  return {
    path: '/api/listings-report',
    methods: ['GET'],
    answer: async (request) =>
      (await editors.whoIs(request)) === null
        ? Response.json({ error: 'Log in to the Studio first.' }, { status: 401, headers: noStore })
        : Response.json(await advertReport(database), { headers: noStore }),
  };
}
