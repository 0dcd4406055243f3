/** Answers API requests at one address, without Remix. The server has checked method, origin and body size by then. */
export interface Endpoint {
  /** `/api/content-changed`; a trailing slash makes no difference. */
  path: string;
  /** Others are answered with the list of allowed methods. */
  methods: readonly ('GET' | 'POST')[];
  /** @param address the visitor's, behind the proxies that are trusted */
  answer(request: Request, address: string): Promise<Response> | Response;
}
