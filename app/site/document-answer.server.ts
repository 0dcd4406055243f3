/**
 * A rendered document. The server takes its bytes as they are: through the body of a `Response` they would be streamed in pieces and put
 * together again, which costs as much as a tenth of the rendering.
 */
export class DocumentAnswer extends Response {
  constructor(
    readonly html: Buffer,
    init: ResponseInit,
  ) {
    super(null, init);
  }
}
