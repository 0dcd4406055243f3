/** Answers programs at one address, without page and Remix. The server has seen to method, origin and size by then. */
export interface Endpoint {
  /** `/api/content-changed`; a slash at the end makes no difference. */
  path: string;
  /** Others are told which may be used. */
  methods: readonly ('GET' | 'POST')[];
  answer(request: Request): Promise<Response> | Response;
}
