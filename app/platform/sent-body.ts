/** Fields of a form that are read. No form of the site has as many; the rest is dropped before it is parsed. */
const mostFields = 200;

/** Bytes of the head of a part. */
const longestHead = 2_000;

/**
 * The form that a request carries: its first 200 fields. What is no form has none. How long the body may be, the server has decided
 * (`server/request-body.ts`).
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

/** The JSON that a request carries; null for anything else. */
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

/** Whether what a part says of itself, its name above all, is not long: the parser of Fetch looks at each of its bytes by itself. */
function hasShortHead(bytes: Buffer, start: number): boolean {
  return bytes.subarray(start, start + longestHead).includes('\r\n\r\n');
}

/** Fields joined by `&`. */
function firstOf(text: string): string {
  let end = -1;
  for (let count = 0; count < mostFields; count += 1) {
    end = text.indexOf('&', end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

/** The parts that the parser of Fetch sees: counted, and the body cut off, before it looks at any. The end has no head, and is one. */
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
