import type { RequestOptions } from '@sanity/client';
import { Subject, tap, throwError, type Observable } from 'rxjs';
import { addressOf, type Send } from './request-retries.ts';
import { fact } from './server-away.ts';

const megabyte = 1024 * 1024;
/** The lake's own limits (`packages/lake/http/upload.ts`). */
const largest = { images: 20 * megabyte, files: 200 * megabyte } as const;
type Kind = keyof typeof largest;

/** Why an upload was refused: the server's message and its code, or a size limit checked before anything is sent. */
export type UploadRefusal = { sentence: string; code?: string } | { tooLarge: Kind; megabytes: number };

export interface UploadRefusals {
  /** Wraps `send` to report refused uploads: Sanity's own message only points to the browser's console. */
  watch(send: Send): Send;
  /** Subscribes to refusals; returns the unsubscribe function. */
  subscribe(told: (refusal: UploadRefusal) => void): () => void;
}

export function createUploadRefusals(): UploadRefusals {
  const refused = new Subject<UploadRefusal>();
  return {
    watch: (send) => (request, requester) => {
      const kind = uploadKind(request);
      if (kind === null) return send(request, requester);
      const size = fact(request.body, 'size');
      if (typeof size === 'number' && size > largest[kind]) return tooLarge(kind, refused);
      return send(request, requester).pipe(
        tap({
          error: (error: unknown) => {
            const body = fact(fact(error, 'response'), 'body');
            const [sentence, code] = [fact(body, 'message'), fact(body, 'code')];
            if (typeof sentence === 'string') refused.next({ sentence, ...(typeof code === 'string' ? { code } : {}) });
          },
        }),
      );
    },
    subscribe: (told) => {
      const subscription = refused.subscribe(told);
      return () => subscription.unsubscribe();
    },
  };
}

function tooLarge(kind: Kind, refused: Subject<UploadRefusal>): Observable<never> {
  const megabytes = largest[kind] / megabyte;
  return throwError(() => {
    refused.next({ tooLarge: kind, megabytes });
    return new Error(`The upload is larger than ${megabytes} MB`);
  });
}

function uploadKind(request: RequestOptions): Kind | null {
  const [, kind] = request.method === 'POST' ? (/\/assets\/(images|files)\//.exec(addressOf(request)) ?? []) : [];
  return kind === 'images' || kind === 'files' ? kind : null;
}
