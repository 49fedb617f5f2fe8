import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import yazl from 'yazl';
import { archiveNames } from '../files/archive-names';
import type { FileStore } from '../stores/file-store/file-store.port';
import { contentDisposition } from './content-disposition';

/** Several stored files as one archive. */
export interface ArchiveAnswer {
  readonly filename: string;
  readonly archive: readonly { readonly key: string; readonly filename: string }[];
}

/** Sends files one after the other, as they are: most are packed already. A file that is gone breaks the answer off. */
export function sendArchive(
  files: FileStore,
  { filename, archive }: ArchiveAnswer,
  reply: FastifyReply,
): FastifyReply {
  const zip = new yazl.ZipFile();
  const out = zip.outputStream as unknown as Readable;
  zip.on('error', (error: Error) => out.destroy(error));
  const names = archiveNames(archive.map((file) => file.filename));
  archive.forEach(({ key }, at) => {
    zip.addReadStreamLazy(names[at] as string, { compress: false }, (give) => {
      files.open(key).then(
        (opened) =>
          opened ? give(null, opened.stream) : give(new Error(`no file ${key}`), Readable.from([])),
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
