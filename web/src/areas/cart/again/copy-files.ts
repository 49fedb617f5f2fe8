import type { CartEntry } from '@portal/contracts/areas/cart';
import { cartUploads } from '@portal/contracts/areas/cart';
import type { OrderedItem } from '@portal/contracts/areas/orders';
import { orderDownloads } from '@portal/contracts/areas/orders';
import type { UploadContract } from '@portal/contracts/kernel';
import { fillPath } from '#app/client/build-request';
import type { CallClient } from '#app/client/call-client';
import { apiBase } from '#app/client/call-client';
import { newIntent } from '#app/client/new-intent';
import { uploadFile } from '#app/client/upload-file';

interface Copied {
  readonly Key: string;
  readonly filename: string;
}

/** The ending of a picture's name by its kind, since an order keeps none. */
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp' };

/** One file of an order, brought anew; `null` where that fails: then the person is asked for it. */
async function copy(
  client: CallClient,
  contract: UploadContract,
  { id, key, name }: { id: string; key: string; name: string },
): Promise<Copied | null> {
  try {
    const answer = await fetch(apiBase + fillPath(orderDownloads.OpenOrderFile.path, { id, key }));
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

/** The files of an ordered piece for ordering it again: an uploaded file counts for one order alone. */
export async function copyFiles(
  client: CallClient,
  orderId: string,
  { custom_file: own, custom_file_name: name, images }: OrderedItem,
): Promise<Pick<CartEntry, 'custom_file' | 'custom_file_name' | 'images'>> {
  const { UploadCustomFile, UploadImage } = cartUploads;
  const [file, ...pictures] = await Promise.all([
    own === '' ? null : copy(client, UploadCustomFile, { id: orderId, key: own, name }),
    ...images.map((key) => copy(client, UploadImage, { id: orderId, key, name: '' })),
  ]);
  return {
    custom_file: file?.Key ?? '',
    custom_file_name: file?.filename ?? '',
    images: pictures.flatMap((picture) => (picture == null ? [] : [picture.Key])),
  };
}

export const hasFiles = ({ custom_file: file, images }: OrderedItem) => file !== '' || images.length > 0;
