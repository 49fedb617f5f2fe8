import { type CartEntry, cartUploads } from '@portal/contracts/areas/cart';
import { orderDownloads, type OrderedItem } from '@portal/contracts/areas/orders';
import { type Template, templateDownloads } from '@portal/contracts/areas/templates';
import type { UploadContract } from '@portal/contracts/kernel';
import { fillPath } from '#core/client/wire';
import { apiBase, type CallClient, newIntent } from '#core/client/call-client';
import { uploadFile } from '#core/client/upload-file';

interface UploadedFile {
  readonly Key: string;
  readonly filename: string;
}

interface FileSource {
  /** Key of the restaurant's own file, or empty. */
  readonly own: string;
  readonly images: readonly string[];
  readonly pathOf: (key: string) => string;
  readonly nameOf: (key: string) => string;
}

export type EntryFiles = Pick<CartEntry, 'custom_file' | 'custom_file_name' | 'images'>;

/** Extensions of pictures without a stored name; `png` for others. */
const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** `null` where it fails: the wizard asks for the file again. */
async function copy(
  client: CallClient,
  contract: UploadContract,
  { key, path, name }: { key: string; path: string; name: string },
): Promise<UploadedFile | null> {
  try {
    const answer = await fetch(apiBase + path);
    if (!answer.ok) return null;
    const content = await answer.blob();
    const filename = name === '' ? `${key.slice(0, 8)}.${extensions[content.type] ?? 'png'}` : name;
    const file = new File([content], filename, { type: content.type });
    const { result } = uploadFile(client, contract, file, {
      intent: newIntent(),
      onProgress: () => undefined,
    });
    return (await result) as UploadedFile;
  } catch {
    return null;
  }
}

async function copyAll(client: CallClient, { own, images, pathOf, nameOf }: FileSource): Promise<EntryFiles> {
  const { UploadCustomFile, UploadImage } = cartUploads;
  const named = (key: string) => ({ key, path: pathOf(key), name: nameOf(key) });
  const [file, ...pictures] = await Promise.all([
    own === '' ? null : copy(client, UploadCustomFile, named(own)),
    ...images.map((key) => copy(client, UploadImage, named(key))),
  ]);
  return {
    custom_file: file?.Key ?? '',
    custom_file_name: file?.filename ?? '',
    images: pictures.flatMap((picture) => (picture == null ? [] : [picture.Key])),
  };
}

/** An upload belongs to one order: another one needs copies. */
export const copyFiles = (client: CallClient, orderId: string, item: OrderedItem): Promise<EntryFiles> =>
  copyAll(client, {
    own: item.custom_file,
    images: item.images,
    pathOf: (key) => fillPath(orderDownloads.OpenOrderFile.path, { id: orderId, key }),
    nameOf: (key) => (key === item.custom_file ? item.custom_file_name : ''),
  });

export const copyTemplateFiles = (
  client: CallClient,
  { id, entry, files }: Pick<Template, 'id' | 'entry' | 'files'>,
): Promise<EntryFiles> =>
  copyAll(client, {
    own: entry.custom_file,
    images: entry.images,
    pathOf: (key) => fillPath(templateDownloads.OpenTemplateFile.path, { id, key }),
    nameOf: (key) => files.find((file) => file.key === key)?.filename ?? '',
  });

export const hasFiles = ({ custom_file: file, images }: Pick<CartEntry, 'custom_file' | 'images'>): boolean =>
  file !== '' || images.length > 0;
