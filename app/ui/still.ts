/**
 * Data of a part that the document holds as HTML and nothing has to bring to life: only who renders it needs them. The server does for a
 * document, and leaves them out of what it hands over to the browser's hydration; the browser does after a client-side navigation, and gets them.
 */
export interface StillData<Data> {
  readonly data?: Data;
}

/**
 * @param isData whether the client-side router asks for them (`ResolvedRequest`), and not a browser for the document
 */
export function still<Data>(data: Data, { isData }: { isData: boolean }): StillData<Data> {
  // What cannot be enumerated is there for the rendering, and is not serialized.
  return isData ? { data } : Object.defineProperty({}, 'data', { value: data });
}

/** A still text in data of unknown shape, such as those of whichever page is shown. */
export function stillText(value: unknown): StillData<string> | null {
  if (typeof value !== 'object' || value === null) return null;
  // Of a document's there is nothing to be seen.
  const data: unknown = 'data' in value ? value.data : undefined;
  return data === undefined ? {} : typeof data === 'string' ? { data } : null;
}
