import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import { archiveNames } from '../files/archive-names';
import type { FileStore } from '../stores/file-store/file-store.port';
import { contentDisposition } from './content-disposition';

export interface ArchiveAnswer {
  readonly filename: string;
  readonly archive: readonly { readonly key: string; readonly filename: string }[];
}

/** yazl ignores source errors and leaves sources open after an abort. */
function readerFor(files: Pick<FileStore, 'open'>, out: Readable): (key: string) => Promise<Readable> {
  let reading: Readable | undefined;
  out.once('close', () => reading?.destroy());
  return async (key) => {
    const opened = await files.open(key);
    if (opened === null) throw new Error(`no file ${key}`);
    reading = opened.stream.once('error', (error) => out.destroy(error));
    // The client left during `open`.
    if (out.destroyed) reading.destroy();
    return reading;
  };
}

/** Uncompressed. A missing or unreadable file aborts the answer. HEAD opens none. */
export function sendArchive(
  files: Pick<FileStore, 'open'>,
  { filename, archive }: ArchiveAnswer,
  reply: FastifyReply,
): FastifyReply {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as unknown as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const read = readerFor(files, out);
  const sent = reply.request.method === 'HEAD' ? [] : archive;
  const names = archiveNames(sent.map((file) => file.filename));
  sent.forEach(({ key }, at) => {
    zip.addReadStreamLazy(names[at] as string, { compress: false }, (give) => {
      read(key).then(
        (stream) => give(null, stream),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  });
  zip.end();
  return reply
    .type('application/zip')
    .header('accept-ranges', 'none')
    .header('content-disposition', contentDisposition('attachment', filename))
    .send(out);
}
