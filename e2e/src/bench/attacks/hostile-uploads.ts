import { csrfHeader } from '@portal/contracts';
import type { Visitor } from '../load/requests';
import type { Attack } from './attack';
import { rawRequest } from './raw-request';

const address = '127.8.0.3';
const boundary = 'attack-boundary';

const headOf = (path: string, { cookie, csrf }: Visitor, length: number, more: string) =>
  `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n${csrfHeader}: ${csrf}\r\n` +
  `Content-Length: ${length}\r\n${more}\r\n`;

function formWith(name: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

const blanks = 400 * 1024;
const quadraticStyle = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><style>a{b:url(${' '.repeat(blanks)}x)}</style></svg>`,
);

/** Quadratic backtracking in style attributes. */
export const quadraticDrawings: Attack = {
  name: 'drawings with quadratic styles',
  concurrency: 2,
  attempt({ port, administrator }, _n, signal) {
    const name = Buffer.from('dibujo.svg').toString('base64');
    const more =
      'Content-Type: application/offset+octet-stream\r\nTus-Resumable: 1.0.0\r\n' +
      `Upload-Length: ${quadraticStyle.length}\r\nUpload-Metadata: filename ${name}\r\n`;
    const head = headOf('uploader/resumable', administrator, quadraticStyle.length, more);
    return rawRequest({ port, from: address, bytes: [head, quadraticStyle], signal });
  },
};

/** @param picture an interlaced PNG of many pixels */
export const hugePictures = (picture: Buffer): Attack => ({
  name: 'interlaced pictures of 400 megapixels',
  concurrency: 4,
  attempt({ port, managers }, n, signal) {
    // Several people, because of the daily limit of files.
    const visitor = managers[3 + (n % (managers.length - 3))];
    if (!visitor) throw new RangeError('the attack needs more than three accounts');
    const body = formWith('foto.png', picture);
    const more = `Content-Type: multipart/form-data; boundary=${boundary}\r\n`;
    const head = headOf('uploader/files', visitor, body.length, more);
    return rawRequest({ port, from: address, bytes: [head, body], signal });
  },
});
