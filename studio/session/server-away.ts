/** Waits for a server that does not answer because it is restarting or the network is down. */
import { catchError, defer, of, retry, throwError, timer, type Observable } from 'rxjs';

/**
 * Retries a call until the server answers. The first attempt of a write may have succeeded although its response was
 * lost: the lake rejects a repeated transaction id, and `written` then replaces the lost response.
 *
 * @param written the response to a write that succeeded at an earlier attempt
 */
export function untilAnswered<Answer>(
  call: () => Observable<Answer>,
  pause: number,
  written?: Answer,
): Observable<Answer> {
  return defer(() => {
    let lost = false;
    return defer(call).pipe(
      catchError((error: unknown) =>
        lost && written !== undefined && isAlreadyWritten(error) ? of(written) : throwError(() => error),
      ),
      retry({
        delay: (error) => {
          if (!isUnanswered(error)) return throwError(() => error);
          lost = true;
          return timer(pause);
        },
      }),
    );
  });
}

/** The connection failed, or a proxy could not reach the server, or the server its database. */
function isUnanswered(error: unknown): boolean {
  return fact(error, 'isNetworkError') === true || [502, 503, 504].includes(Number(fact(error, 'statusCode')));
}

function isAlreadyWritten(error: unknown): boolean {
  const body = fact(fact(error, 'response'), 'body');
  return fact(fact(body, 'error'), 'type') === 'transactionAlreadyExistsError';
}

/** A property of a value that may not be an object. */
export function fact(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
