/** Maximum number of form fields read. No form of the site has as many; the rest is dropped before parsing. */
const mostFields = 200;

/** Maximum length of a part's headers in bytes. */
const longestHead = 2_000;

/**
 * Reads a request's form data: its first 200 fields, or none if it has another content type. The server has already
 * limited the body's length (`server/request-body.ts`).
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return fewParts(request, type);
  const form = new FormData();
  if (!type.startsWith('application/x-www-form-urlencoded')) return form;
  for (const [name, value] of new URLSearchParams(firstOf((await bytesOf(request)).toString('utf8'))))
    form.append(name, value);
  return form;
}

/** Reads a request's JSON; null for anything else. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse((await bytesOf(request)).toString('utf8'));
  } catch {
    return null;
  }
}

async function bytesOf(request: Request): Promise<Buffer> {
  return Buffer.from(await request.arrayBuffer().catch(() => new ArrayBuffer(0)));
}

/** Whether a part's headers, above all its name, are short: Fetch's parser inspects each byte separately. */
function hasShortHead(bytes: Buffer, start: number): boolean {
  return bytes.subarray(start, start + longestHead).includes('\r\n\r\n');
}

/** The first fields of those joined by `&`. */
function firstOf(text: string): string {
  let end = -1;
  for (let count = 0; count < mostFields; count += 1) {
    end = text.indexOf('&', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

/**
 * Counts the parts as Fetch's parser would, and truncates the body before parsing. The closing delimiter has no
 * headers, so the count ends there.
 */
async function fewParts(request: Request, type: string): Promise<FormData> {
  const [, quoted, plain] = /;\s?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return new FormData();
  const delimiter = Buffer.from(`--${boundary}`);
  let bytes = await bytesOf(request);
  let at = bytes.indexOf(delimiter);
  for (let count = 0; at >= 0 && count < mostFields && hasShortHead(bytes, at + delimiter.length); count += 1)
    at = bytes.indexOf(delimiter, at + delimiter.length);
  if (at >= 0) bytes = Buffer.concat([bytes.subarray(0, at), delimiter, Buffer.from('--\r\n')]);
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => new FormData());
}
