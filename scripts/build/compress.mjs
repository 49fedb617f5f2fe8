import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What gets smaller: code, WebAssembly too. Fonts and pictures are compressed already, and the page is written anew for every request. */
const texts = /\.(m?js|css|svg|wasm)$/;
/** Below this a file fits into one packet as it is. */
const minBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a brotli and a gzip twin beside every text below a folder: once, so that no request waits for it.
 * @param {string} folder absolute
 */
export async function writeCompressedTwins(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => texts.test(name))
    .map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < minBytes) return;
      writeFileSync(`${file}.br`, await brotli(content, best));
      writeFileSync(`${file}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}
