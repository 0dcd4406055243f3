import { decode } from 'turbo-stream';

/** The address of the document, whatever page the router shows meanwhile. */
const documentAddress = import.meta.env.SSR ? null : new URL(window.location.href);

/**
 * The whole data of this document's page, of which the document itself held a part (`still.ts`), as Remix's router would ask for them: an answer
 * that the page cache has as well.
 *
 * @param routeId Remix's id of the page
 * @throws where the site does not answer with that page's data
 */
export async function pageData(routeId: string): Promise<object> {
  if (documentAddress === null) throw new Error('Only a browser has a document');
  const asked = new URL(documentAddress);
  asked.pathname = `${asked.pathname.replace(/\/$/, '')}.data`;
  asked.hash = '';
  asked.searchParams.set('_routes', routeId);
  const answer = await fetch(asked);
  if (!answer.ok || answer.body === null) throw new Error(`${asked.pathname} answered ${answer.status}`);
  const { value, done } = await decode(answer.body);
  await done;
  const data = isObject(value) && isObject(value[routeId]) ? value[routeId].data : null;
  if (!isObject(data)) throw new Error(`${asked.pathname} is another page`);
  return data;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
