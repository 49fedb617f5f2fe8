import { type CartEntry, cartUploads } from '@portal/contracts/areas/cart';
import { orderDownloads, type OrderedItem } from '@portal/contracts/areas/orders';
import { type Template, templateDownloads } from '@portal/contracts/areas/templates';
import type { UploadContract } from '@portal/contracts/kernel';
import { fillPath } from '#core/client/wire';
import { apiBase, type CallClient, newIntent } from '#core/client/call-client';
import { uploadFile } from '#core/client/upload-file';

interface Copied {
  readonly Key: string;
  readonly filename: string;
}

/** Files of an earlier entry: their keys, where they are opened, what they are called. */
interface FileSource {
  readonly own: string;
  readonly images: readonly string[];
  readonly pathOf: (key: string) => string;
  readonly nameOf: (key: string) => string;
}

export type EntryFiles = Pick<CartEntry, 'custom_file' | 'custom_file_name' | 'images'>;

/** The ending of a picture's name by its kind, where no name was kept. */
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** One file, brought anew; `null` where that fails: then the person is asked for it. */
async function copy(
  client: CallClient,
  contract: UploadContract,
  { key, path, name }: { key: string; path: string; name: string },
): Promise<Copied | null> {
  try {
    const answer = await fetch(apiBase + path);
    if (!answer.ok) return null;
    const content = await answer.blob();
    const filename = name === '' ? `${key.slice(0, 8)}.${endings[content.type] ?? 'png'}` : name;
    const file = new File([content], filename, { type: content.type });
    const { result } = uploadFile(client, contract, file, {
      intent: newIntent(),
      onProgress: () => undefined,
    });
    return (await result) as Copied;
  } catch {
    // Gone, or no connection: nothing is lost but this file.
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

/** The files of an ordered piece for ordering it again: an uploaded file counts for one order alone. */
export const copyFiles = (client: CallClient, orderId: string, item: OrderedItem): Promise<EntryFiles> =>
  copyAll(client, {
    own: item.custom_file,
    images: item.images,
    pathOf: (key) => fillPath(orderDownloads.OpenOrderFile.path, { id: orderId, key }),
    nameOf: (key) => (key === item.custom_file ? item.custom_file_name : ''),
  });

/** The files of a template for an entry: the template keeps its own. */
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
