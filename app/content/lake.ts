/** Published documents, drafts overlaid on them, or all documents as stored. */
export type ContentPerspective = 'published' | 'drafts' | 'raw';

/** The content source that the site reads: the embedded Content Lake in this process, or Sanity's hosted one. */
export interface ContentLake {
  /** Whether drafts can be read; without a token the hosted lake only shows published documents. */
  readonly showsDrafts: boolean;
  /** Runs a GROQ query. Rejects if it is invalid, or if the lake does not answer before the signal aborts. */
  query(
    groq: string,
    parameters: Record<string, unknown>,
    perspective: ContentPerspective,
    signal: AbortSignal,
  ): Promise<unknown>;
  /** An image asset, `<sha1>-<width>x<height>.<type>?<transformation>`, as the lake's HTTP API returns it. */
  picture(file: string, signal: AbortSignal): Promise<Response>;
}
