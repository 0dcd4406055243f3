// Writes a .br and a .gz beside each built file that shrinks; the server sends them unchanged. The argument is the
// folder, by default the site's own.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './steps.mjs';

const [asked = 'build/client'] = parseArgs({ allowPositionals: true }).positionals;
const folder = path.resolve(root, asked);
for (const name of readdirSync(folder, { recursive: true }).map(String)) {
  if (!/\.(js|css|svg|json|txt|map)$/.test(name)) continue;
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength } });
  const gzip = gzipSync(bytes, { level: 9 });
  if (brotli.byteLength < bytes.byteLength) writeFileSync(`${file}.br`, brotli);
  if (gzip.byteLength < bytes.byteLength) writeFileSync(`${file}.gz`, gzip);
}
