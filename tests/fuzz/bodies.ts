import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { deepJson, escaped, oddJson, oddText } from './values.ts';

/** A request before its headers. */
export interface Target {
  kind: string;
  method: string;
  target: string;
  headers: readonly string[];
  body: Buffer | null;
}

export interface Content {
  type: string | null;
  bytes: Buffer;
  encoding?: string;
}

export const jsonBody = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Content> =>
  value.map((each) => ({ type: 'application/json', bytes: Buffer.from(JSON.stringify(each) ?? '') }));

export function urlEncoded(pairs: readonly [string, string][]): Content {
  const text = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(text) };
}

/** Multipart, whole or broken in one place. */
export function multipart(pairs: fc.Arbitrary<[string, string][]>): fc.Arbitrary<Content> {
  const files = fc.array(
    fc.tuple(
      fc.constantFrom('photo', 'files', 'payslip', 'identity', 'x'),
      oddText,
      fc.constantFrom('image/png', 'application/pdf', 'text/html', ''),
      fc.uint8Array({ maxLength: 200 }),
    ),
    { maxLength: 2 },
  );
  const boundary = fc.constantFrom('----fuzz', 'a', 'x'.repeat(70), '');
  return fc
    .tuple(
      pairs,
      files,
      boundary,
      fc.constantFrom('whole', 'whole', 'cut', 'no end', 'no boundary', 'other boundary', 'bare newlines'),
    )
    .map(([texts, some, between, how]) => {
      const parts = [
        ...texts.map(([name, value]) =>
          Buffer.from(
            `--${between}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${value}\r\n`,
          ),
        ),
        ...some.map(([name, file, type, bytes]) =>
          Buffer.concat([
            Buffer.from(
              `--${between}\r\nContent-Disposition: form-data; name="${name}"; filename="${file.replaceAll(/["\r\n]/g, '')}"\r\nContent-Type: ${type}\r\n\r\n`,
            ),
            bytes,
            Buffer.from('\r\n'),
          ]),
        ),
      ];
      let bytes = Buffer.concat([...parts, ...(how === 'no end' ? [] : [Buffer.from(`--${between}--\r\n`)])]);
      if (how === 'cut') bytes = bytes.subarray(0, bytes.length / 2);
      if (how === 'bare newlines') bytes = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
      const type =
        how === 'no boundary'
          ? 'multipart/form-data'
          : `multipart/form-data; boundary=${how === 'other boundary' ? 'other' : between}`;
      return { type, bytes };
    });
}

/** A body of any kind, of a type that need not be its own. */
export const anyBody: fc.Arbitrary<Content | null> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.array(fc.tuple(oddText, oddText), { maxLength: 6 }).map(urlEncoded) },
  { weight: 1, arbitrary: multipart(fc.array(fc.tuple(oddText, oddText), { maxLength: 4 })) },
  { weight: 2, arbitrary: jsonBody(oddJson) },
  { weight: 1, arbitrary: deepJson.map((text) => ({ type: 'application/json', bytes: Buffer.from(text) })) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'application/json',
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'image/svg+xml',
          'application/json; charset=utf-7',
          '',
          '\u00ff',
        ),
        fc.uint8Array({ maxLength: 400 }),
      )
      .map(([type, bytes]) => ({ type, bytes: Buffer.from(bytes) })),
  },
  {
    weight: 1,
    arbitrary: oddText.map((text) => ({ type: 'application/json', bytes: gzipSync(text), encoding: 'gzip' })),
  },
  {
    weight: 1,
    arbitrary: fc.constant({
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(`path=${'x'.repeat(70_000)}`),
    }),
  },
);

/** Headers and bytes of a body; reading methods have none. */
export function sent(asked: string, content: Content | null): Pick<Target, 'headers' | 'body'> {
  if (content === null || asked === 'GET' || asked === 'HEAD') return { headers: [], body: null };
  const { type, bytes, encoding } = content;
  return {
    headers: [
      ...(type === null ? [] : [`Content-Type: ${type}`]),
      ...(encoding ? [`Content-Encoding: ${encoding}`] : []),
    ],
    body: bytes,
  };
}
