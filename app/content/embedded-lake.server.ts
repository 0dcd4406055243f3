import type { ContentLake, ContentPerspective } from './lake.ts';

/** What the site uses of the embedded Content Lake. */
interface EmbeddedLake {
  query(question: {
    dataset: string;
    query: string;
    parameters: Record<string, unknown>;
    perspective: ContentPerspective;
  }): Promise<unknown>;
  handle(request: Request): Promise<Response>;
}

/** Asks the lake of this process directly: no connection, no token, nothing to wait for while the server starts or stops. */
export function embeddedContentLake(
  lake: EmbeddedLake,
  { projectId, dataset, mountPath }: { projectId: string; dataset: string; mountPath: string },
): ContentLake {
  return {
    showsDrafts: true,
    query: (query, parameters, perspective) => lake.query({ dataset, query, parameters, perspective }),
    picture: (file, signal) =>
      lake.handle(new Request(`http://localhost${mountPath}/images/${projectId}/${dataset}/${file}`, { signal })),
  };
}
