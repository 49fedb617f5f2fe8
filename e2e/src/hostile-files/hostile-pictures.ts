import { crc32, deflateSync } from 'node:zlib';
import { interlacedPng } from '@portal/platform/testing/interlaced-png';
import sharp from 'sharp';
import { anArchive, aPdf, aPhoto } from './good-files';
import { bad, type CorpusFile, good, loaded, payload } from './hostile-file';

const html = Buffer.from(`<html><script>alert("${payload}")</script></html>`);

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(body.length);
  sizes.writeUInt32BE(crcOf(named), 4);
  return Buffer.concat([sizes.subarray(0, 4), named, sizes.subarray(4)]);
}

/** For PNG; not in all versions of Node 20. */
function crcOf(bytes: Buffer): number {
  if (typeof crc32 === 'function') return crc32(bytes);
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** A decompression bomb. */
function bombOf(width: number, height: number, interlace = 0): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[12] = interlace;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(64 * 1024));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const baseline = 0xc0;
const progressive = 0xc2;

/** Frame and scan disagree on the size. */
function withFrame(jpeg: Buffer, width: number, height: number, frame = baseline): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, frame]));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

/** After the JPEG start marker. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(text.length + 2, 4);
  return Buffer.concat([head, Buffer.from(text), jpeg.subarray(2)]);
}

const tails = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'a page': html,
  'an archive': await anArchive({ 'a.html': html }),
  'a program': Buffer.from(`#!/bin/sh\necho ${payload}`),
  'a server page': Buffer.from(`<?php echo "${payload}"; ?>`),
  'a document': Buffer.concat([aPdf, Buffer.from(payload)]),
});

const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' } as const;

async function polyglots(): Promise<CorpusFile[]> {
  const attached = await tails();
  const all = Object.entries(formats).map(async ([kind, format]) => {
    const photo = await aPhoto(format);
    return Object.entries(attached).map(([about, tail]) =>
      loaded(`${kind} with ${about} behind it`, `foto.${kind}`, Buffer.concat([photo, tail])),
    );
  });
  const jpeg = await aPhoto('jpeg');
  return [
    ...(await Promise.all(all)).flat(),
    bad('a page before a picture', 'foto.jpg', Buffer.concat([html, jpeg])),
    bad('a page before a document', 'carta.pdf', Buffer.concat([html, aPdf])),
    bad('a script that begins like a GIF', 'foto.png', `GIF89a=1;/*${payload}*/`),
    bad('a picture as a document', 'carta.pdf', jpeg),
    bad('only the first bytes of a picture', 'foto.jpg', Buffer.concat([jpeg.subarray(0, 12), html])),
    bad(
      'only the first bytes of a PNG',
      'foto.png',
      Buffer.concat([(await aPhoto('png')).subarray(0, 33), html]),
    ),
  ];
}

/** Truncated. */
async function cutOff(): Promise<CorpusFile[]> {
  const all = Object.entries(formats).map(async ([kind, format]) => {
    const photo = await aPhoto(format);
    return [0.02, 0.1, 0.4, 0.7, 0.95].map((share) =>
      bad(
        `${share * 100} % of a ${kind}`,
        `foto.${kind}`,
        photo.subarray(0, Math.floor(photo.length * share)),
      ),
    );
  });
  return (await Promise.all(all)).flat();
}

/** Location, names and thumbnails, as in photos of phones. */
async function withPlaces(): Promise<CorpusFile[]> {
  const gps = { IFD0: { Artist: payload }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } };
  const photo = (format: 'jpeg' | 'png' | 'webp') => async () =>
    sharp(await aPhoto(format))
      .withExif(gps)
      .toFormat(format)
      .toBuffer();
  return [
    good('a photo that knows its place', 'foto.jpg', await photo('jpeg')()),
    good('a PNG that knows its place', 'foto.png', await photo('png')()),
    good('a WebP that knows its place', 'foto.webp', await photo('webp')()),
    good('a photo with a comment', 'foto.jpg', withComment(await aPhoto('jpeg'), `shot by ${payload}`)),
  ];
}

export async function hostilePictures(): Promise<CorpusFile[]> {
  const jpeg = await aPhoto('jpeg');
  return [
    ...(await polyglots()),
    ...(await cutOff()),
    ...(await withPlaces()),
    bad('900 million pixels', 'bomba.png', bombOf(30_000, 30_000), 'picture_too_large'),
    bad('400 million pixels, interlaced', 'bomba.png', bombOf(20_000, 20_000, 1), 'picture_too_large'),
    bad('49 million pixels, interlaced', 'bomba.png', interlacedPng(7_000, 7_000), 'picture_too_large'),
    bad(
      '49 million pixels, progressive',
      'bomba.jpg',
      withFrame(await sharp(jpeg).jpeg({ progressive: true }).toBuffer(), 7_000, 7_000, progressive),
      'picture_too_large',
    ),
    bad('more pixels than there are numbers', 'bomba.png', bombOf(0x7fffffff, 0x7fffffff)),
    bad('no pixels', 'bomba.png', bombOf(0, 0)),
    bad('65,500 pixels each way', 'bomba.jpg', withFrame(jpeg, 65_500, 65_500), 'picture_too_large'),
  ];
}
