import { crc32, deflateRawSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const depth = 8;
const rgb = 2;
const interlaced = 1;

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const size = Buffer.alloc(4);
  const digest = Buffer.alloc(4);
  size.writeUInt32BE(body.length);
  digest.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, digest]);
}

/** Seven passes: start x, y, step x, y. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const bytesOf = (width: number, height: number): number =>
  passes
    .map(([x, y, dx, dy]) => [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)] as const)
    .reduce((sum, [columns, rows]) => sum + (columns > 0 ? rows * (1 + 3 * columns) : 0), 0);

const adler32 = (length: number): Buffer => {
  const digest = Buffer.alloc(4);
  digest.writeUInt16BE(length % 65_521);
  digest.writeUInt16BE(1, 2);
  return digest;
};

const pieceBytes = 16 * 1024 * 1024;

function zeros(length: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(pieceBytes), { finishFlush: 2 });
  const rest = deflateRawSync(Buffer.alloc(length % pieceBytes));
  const pieces = Array.from({ length: Math.floor(length / pieceBytes) }, () => piece);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...pieces, rest, adler32(length)]);
}

/** A black interlaced picture; decoders need 3 bytes a pixel at once. */
export function interlacedPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([depth, rgb, 0, 0, interlaced], 8);
  const body = chunk('IDAT', zeros(bytesOf(width, height)));
  return Buffer.concat([signature, chunk('IHDR', head), body, chunk('IEND', Buffer.alloc(0))]);
}
