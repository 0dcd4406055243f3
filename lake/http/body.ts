/**
 * The body as text, or `undefined` if it is longer than `most` bytes. The rest is read and forgotten: cutting it off would cut the
 * connection before the sender has heard what is wrong.
 */
export async function readText(request: Request, most: number): Promise<string | undefined> {
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return length > most ? undefined : text + decoder.decode();
    length += value.length;
    text = length > most ? '' : text + decoder.decode(value, { stream: true });
  }
}
