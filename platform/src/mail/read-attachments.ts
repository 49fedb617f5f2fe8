import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ContentChecks } from '../content-checks/content-checks';
import { FileDamaged, type FileStore } from '../stores/file-store/file-store.port';
import type { LedgerMail } from '../stores/mail-ledger/mail-ledger.port';
import type { MailAttachment } from '../stores/mailer/mailer.port';

type Announced = LedgerMail['attachments'][number];
type Files = Pick<FileStore, 'open'>;

/** Of so many pieces, some kilobytes each: all that one announcement shows, and those of the one before. */
const mostKnown = 100;

/**
 * Reads the attachments of mails. Pictures are shrunk, once for all recipients, so that a mail with many resources
 * stays small. A missing, damaged or invalid picture is left out.
 * @returns reads those of one mail; throws when a file is missing that the mail was sent for
 */
export function attachmentReader(
  files: Files,
  shrink: ContentChecks['shrink'],
): (attachments: readonly Announced[]) => Promise<readonly MailAttachment[]> {
  const known = new LRUCache<string, Promise<Uint8Array | null>>({ max: mostKnown });

  function pictureOf(fileKey: string, width: number): Promise<Uint8Array | null> {
    const id = `${fileKey} ${width}`;
    const before = known.get(id);
    if (before) return before;
    const made = contentOf(fileKey, files).then((content) => content && shrink(content, boxOf(width)));
    known.set(id, made);
    // What was not there, or could not be read, is looked for again.
    const forget = () => known.delete(id);
    made.then((picture) => picture ?? forget(), forget);
    return made;
  }

  async function read({ fileKey, shown, ...attachment }: Announced): Promise<MailAttachment[]> {
    if (shown) {
      const content = await pictureOf(fileKey, shown.width);
      const { contentId } = shown;
      if (!content) return [];
      return [{ name: attachment.name, contentType: 'image/jpeg', content: Buffer.from(content), contentId }];
    }
    const content = await contentOf(fileKey, files);
    if (content === null) throw new Error(`the attachment ${attachment.name} is gone`);
    return [{ ...attachment, content }];
  }

  return async (attachments) => (await Promise.all(attachments.map(read))).flat();
}

/** `null` for a file that is gone, or not what it was (R13). */
async function contentOf(fileKey: string, files: Files): Promise<Buffer | null> {
  try {
    const file = await files.open(fileKey);
    return file && (await buffer(file.stream));
  } catch (error) {
    if (error instanceof FileDamaged) return null;
    throw error;
  }
}

/** Two pixels for each that the mail shows, for screens that have them. */
const boxOf = (width: number) => ({ width: 2 * width, height: 3 * width });
