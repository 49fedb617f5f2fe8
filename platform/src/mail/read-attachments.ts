import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ContentChecks } from '../content-checks/content-checks';
import { FileDamaged, type FileStore } from '../stores/file-store/file-store.port';
import type { MailAttachment } from '../stores/mailer/mailer.port';
import type { MailContent } from '../stores/outbox/outbox.port';

type Announced = MailContent['attachments'][number];
type Files = Pick<FileStore, 'open'>;

/** Some kilobytes each: the pictures of two announcements. */
const maxCached = 100;

/**
 * Pictures are shrunk once for all recipients; invalid and missing ones are left out.
 * @returns throws when a required file is missing
 */
export function attachmentReader(
  files: Files,
  shrink: ContentChecks['shrink'],
): (attachments: readonly Announced[]) => Promise<readonly MailAttachment[]> {
  const known = new LRUCache<string, Promise<Uint8Array | null>>({ max: maxCached });

  function pictureOf(fileKey: string, width: number): Promise<Uint8Array | null> {
    const id = `${fileKey} ${width}`;
    const before = known.get(id);
    if (before) return before;
    const made = contentOf(fileKey, files).then((content) => content && shrink(content, boxOf(width)));
    known.set(id, made);
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

/** `null` for a missing or damaged file (R13). */
async function contentOf(fileKey: string, files: Files): Promise<Buffer | null> {
  try {
    const file = await files.open(fileKey);
    return file && (await buffer(file.stream));
  } catch (error) {
    if (error instanceof FileDamaged) return null;
    throw error;
  }
}

/** Two pixels each, for high-density screens. */
const boxOf = (width: number) => ({ width: 2 * width, height: 3 * width });
