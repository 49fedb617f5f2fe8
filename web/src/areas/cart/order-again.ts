import {
  type CartEntry,
  cartUploads,
  type LostAnswer,
  type Refilled,
  type RefillGround,
} from '@portal/contracts/areas/cart';
import {
  itemAgain,
  orderDownloads,
  type OrderDetail,
  type OrderedItem,
} from '@portal/contracts/areas/orders';
import { type ResourceDetail, waysOf } from '@portal/contracts/areas/resources';
import { type Template, templateDownloads } from '@portal/contracts/areas/templates';
import type { UploadContract } from '@portal/contracts/kernel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fillPath } from '#core/client/build-request';
import { apiBase, type CallClient } from '#core/client/call-client';
import { isCallError } from '#core/client/call-error';
import { newIntent } from '#core/client/new-intent';
import { uploadFile } from '#core/client/upload-file';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { useCartChanges } from './cart-store';
import { lostTexts } from './texts';

export const sourceOf = ({ id, name, reference, link, thumb, type }: ResourceDetail): CartEntry['from'] => ({
  file: id,
  filename: name,
  reference,
  link,
  image: thumb,
  type: Number(type.id),
});

/** For the earlier restaurant if the person works there, else the selected one; `null` without any. */
export function useRefillGround(): (resource: ResourceDetail, restaurantId?: number) => RefillGround | null {
  const { features: rules } = useMarket();
  const { restaurant: selected, restaurants } = useSite();
  return (resource, restaurantId) => {
    const restaurant = restaurants.find(({ id }) => id === restaurantId) ?? selected;
    if (restaurant === null) return null;
    const mine = restaurants.map(({ id }) => id);
    return { from: sourceOf(resource), ways: waysOf(resource, resource.places), restaurant, mine, rules };
  };
}

/** An ordered item over the same or another resource; `null`: not orderable. */
export function useItemAgain(): (
  order: Pick<OrderDetail, 'restaurant_id'>,
  item: OrderedItem,
  resource: ResourceDetail,
) => Refilled | null {
  const groundOf = useRefillGround();
  const { features } = useMarket();
  return (order, item, resource) => {
    const ground = groundOf(resource, order.restaurant_id);
    return ground && itemAgain(item, { ...ground, features });
  };
}

function lostNameOf(answer: LostAnswer) {
  if (answer === 'to.file') return 'format';
  if (answer === 'to.filename') return 'size';
  if (answer === 'custom.direction') return 'direction';
  return answer === 'method' || answer === 'units' || answer === 'places' ? answer : 'answer';
}

/** Names of answers that the resource no longer offers, each once. */
export function useLostNames(lost: readonly LostAnswer[]): readonly string[] {
  const text = useText(lostTexts);
  return [...new Set(lost.map(lostNameOf))].map((name) => text(`answer.${name}`));
}

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

/** `null` for resources that are gone or forbidden. */
export async function nullIfGone<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

const maxParallel = 6;

export async function inBatches<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += maxParallel)
    results.push(...(await Promise.all(items.slice(at, at + maxParallel).map(run))));
  return results;
}

interface PutOptions<T> {
  /** `null` for what cannot be ordered. */
  readonly entryOf: (item: T) => Promise<CartEntry | null>;
  readonly nameOf: (item: T) => string;
  readonly none: string;
  readonly added: (count: number) => string;
}

/** Adds entries and opens the cart, which lists those left out. */
export function usePutIntoCart() {
  const toast = useToast();
  const navigate = useNavigate();
  const { add, remove } = useCartChanges();
  const [isBusy, setBusy] = useState(false);

  async function putAll<T>(items: readonly T[], { entryOf, nameOf, none, added }: PutOptions<T>) {
    const entries = await inBatches(items, (item) => nullIfGone(entryOf(item)));
    const leftOut = items.filter((_item, at) => entries[at] === null).map(nameOf);
    const ids = entries.flatMap((entry) => (entry === null ? [] : [add(entry)]));
    if (ids.length === 0) return toast.info(none);
    toast.done(added(ids.length), () => remove(...ids));
    return navigate('/cart', { state: { leftOut } });
  }
  return {
    isBusy,
    put: async <T>(items: readonly T[], options: PutOptions<T>): Promise<void> => {
      setBusy(true);
      await putAll(items, options)
        .catch((error: unknown) => toast.failed(error))
        .finally(() => setBusy(false));
    },
  };
}
