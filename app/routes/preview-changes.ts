import type { LoaderFunctionArgs } from '@remix-run/node';

const heartbeat = 20_000;

/**
 * `GET /preview/changes`: an event stream that says when content has changed, drafts included, so that an open preview reads its page again.
 * It tells nothing else, and that only to somebody who may see drafts.
 */
export function loader({ request, context: { preview, onContentChange } }: LoaderFunctionArgs) {
  if (!preview.isProven(request.headers.get('cookie'))) return new Response(null, { status: 403 });
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const say = (text: string) => controller.enqueue(encoder.encode(text));
      const stop = onContentChange((names) => {
        if (names.some((name) => /^(content|drafts):/.test(name))) say('event: change\ndata:\n\n');
      });
      const timer = setInterval(() => say(':\n\n'), heartbeat);
      end = () => {
        stop();
        clearInterval(timer);
      };
      request.signal.addEventListener('abort', () => {
        end();
        controller.close();
      });
      say('retry: 1000\n\n');
    },
    cancel: () => end(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  });
}
