/** What a reader sees: what is published, drafts in front of it, or all documents as they are stored. */
export type ContentPerspective = 'published' | 'drafts' | 'raw';

/** Where the content lives, as the site reads it: the embedded Content Lake in this process, or Sanity's hosted one. */
export interface ContentLake {
  /** Whether drafts can be read at all; without a token the hosted lake shows what is published. */
  readonly showsDrafts: boolean;
  /** Answers a GROQ question. Rejects where it cannot be understood, or the lake does not answer before the signal ends it. */
  query(
    groq: string,
    parameters: Record<string, unknown>,
    perspective: ContentPerspective,
    signal: AbortSignal,
  ): Promise<unknown>;
  /** An image asset, `<sha1>-<width>x<height>.<type>?<transformation>`, as the lake's HTTP API answers it. */
  picture(file: string, signal: AbortSignal): Promise<Response>;
}
