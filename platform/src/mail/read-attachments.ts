import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { FileDamaged, type FileStore } from '../stores/file-store/file-store.port';
import type { LedgerMail } from '../stores/mail-ledger/mail-ledger.port';
import type { MailAttachment } from '../stores/mailer/mailer.port';

type Announced = LedgerMail['attachments'][number];

/**
 * The attachments of a mail with their content. A picture that is shown is made small, so that a mail of many pieces
 * stays light; one whose file is gone or damaged meanwhile is left
 * out: its line says the same without it.
 * @throws when a file is gone that was sent for its own sake
 */
export async function readAttachments(
  attachments: readonly Announced[],
  files: Pick<FileStore, 'open'>,
): Promise<readonly MailAttachment[]> {
  const read = attachments.map(async ({ fileKey, shown, ...attachment }): Promise<MailAttachment[]> => {
    const content = await contentOf(fileKey, files);
    if (content === null && shown) return [];
    if (content === null) throw new Error(`the attachment ${attachment.name} is gone`);
    return [shown ? await small(attachment.name, content, shown) : { ...attachment, content }];
  });
  return (await Promise.all(read)).flat();
}

/** `null` for a file that is gone, or not what it was (R13). */
async function contentOf(fileKey: string, files: Pick<FileStore, 'open'>): Promise<Buffer | null> {
  try {
    const file = await files.open(fileKey);
    return file && (await buffer(file.stream));
  } catch (error) {
    if (error instanceof FileDamaged) return null;
    throw error;
  }
}

/** Mail programs know JPEG, whatever the preview was made as; two pixels for each, for sharp screens. */
async function small(
  name: string,
  content: Buffer,
  { contentId, width }: NonNullable<Announced['shown']>,
): Promise<MailAttachment> {
  const picture = sharp(content).resize({
    width: 2 * width,
    height: 3 * width,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const jpeg = await picture.flatten({ background: 'white' }).jpeg({ quality: 72, mozjpeg: true }).toBuffer();
  return { name, contentType: 'image/jpeg', content: jpeg, contentId };
}
