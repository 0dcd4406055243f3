/** Answers API requests at one address, without Remix. The server has already checked method, origin and body size. */
export interface Endpoint {
  /** `/api/content-changed`; a trailing slash makes no difference. */
  path: string;
  /** Other methods get a 405 with the list of allowed ones. */
  methods: readonly ('GET' | 'POST')[];
  /** @param address the visitor's, behind the trusted proxies */
  answer(request: Request, address: string): Promise<Response> | Response;
}
