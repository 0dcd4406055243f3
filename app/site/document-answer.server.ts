/**
 * A rendered document. The server takes its text as it is: through the body of a `Response` it would be encoded, streamed in pieces and put
 * together again, which costs as much as a tenth of the rendering.
 */
export class DocumentAnswer extends Response {
  constructor(
    readonly html: string,
    init: ResponseInit,
  ) {
    super(null, init);
  }
}
