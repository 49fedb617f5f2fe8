import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Fonts and pictures are compressed already. */
const texts = /\.(m?js|css|svg|wasm)$/;
/** Bytes; a smaller file fits into one packet. */
const minBytes = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Brotli and gzip.
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
