/** Answers API requests at one address, without Remix. The server has checked method, origin and body size by then. */
export interface Endpoint {
  /** `/api/content-changed`; a trailing slash makes no difference. */
  path: string;
  /** Others are answered with the list of allowed methods. */
  methods: readonly ('GET' | 'POST')[];
  answer(request: Request): Promise<Response> | Response;
}
