import type { ContentLake, ContentPerspective } from './lake.ts';

/** The part of the embedded Content Lake that the site uses. */
interface EmbeddedLake {
  query(question: {
    dataset: string;
    query: string;
    parameters: Record<string, unknown>;
    perspective: ContentPerspective;
  }): Promise<unknown>;
  handle(request: Request): Promise<Response>;
}

/** Queries the lake in this process directly: no connection, no token, and no wait while the server starts or stops. */
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
