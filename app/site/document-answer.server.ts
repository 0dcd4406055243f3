/**
 * A rendered document, whose bytes the server sends as they are. As the body of a `Response` they would be streamed in
 * pieces and reassembled, which costs a tenth of the rendering.
 */
export class DocumentAnswer extends Response {
  constructor(
    readonly html: Buffer,
    init: ResponseInit,
  ) {
    super(null, init);
  }
}
