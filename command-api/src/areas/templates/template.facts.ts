import { isRejection, mayActOn, type ParsedInputOf, reject, type Rejection } from '@portal/contracts';
import { type CartEntry, isProduction, maxImages } from '@portal/contracts/areas/cart';
import { toCartEntry } from '@portal/contracts/areas/orders';
import { ResourceStatus, thumbPath } from '@portal/contracts/areas/resources';
import { type templateCommands, wrongAnswers } from '@portal/contracts/areas/templates';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { uploadOf } from '../cart/check-uploads';
import { refuseMore, uploadDayDecider, uploadDayOf, uploadDayStream } from '../cart/upload-day.decider';
import { artNotAvailable, refusalOf, reusedArt, waysNow } from '../orders/order-lines.facts';
import { type Resource, resourceDecider } from '../resources/resource.decider';
import { restaurantDecider } from '../restaurants/restaurant.decider';
import type { SourceFile } from './copy-uploads';

export interface TemplateFacts {
  /** Server data filled in; files are uploads. */
  readonly entry: CartEntry;
  readonly sources: readonly SourceFile[];
  readonly bytes: number;
}

interface Context {
  readonly input: ParsedInputOf<(typeof templateCommands)['AddTemplate']>;
  readonly actor: Actor;
  readonly at: string;
}

const wrong = (fields: Readonly<Record<string, string>>) => reject('template_wrong', { fields });

/** All restaurants in it must be the person's, and reused art must be available. */
async function entryOf(context: Context, resource: Resource, { load }: Services) {
  const { input, actor } = context;
  const { made_for: restaurantId, entry: item } = input;
  const named = [restaurantId, item.billed, item.shipped].filter((id) => id > 0);
  const restaurant = await load(restaurantDecider, `restaurant-${restaurantId}`);
  if (!restaurant || !named.every((id) => mayActOn(actor, id))) return reject('forbidden');
  const art = await reusedArt(item, context, { load });
  if (item.art !== null && art === null) return wrong({ [artNotAvailable.field]: artNotAvailable.code });
  const entry = toCartEntry(item, resource.format);
  return {
    ...entry,
    art,
    from: {
      ...entry.from,
      filename: resource.name,
      reference: resource.reference,
      link: resource.link,
      image: thumbPath(item.resource_id, resource.thumbKey),
    },
    params: { ...entry.params, custom_file: '' },
    restaurant_id: restaurantId,
    restaurant_name: restaurant.name,
  };
}

/** Wizard rules; missing answers are allowed. */
async function faultsIn(entry: CartEntry, resource: Resource, services: Services): Promise<Rejection | null> {
  if (entry.images.length > maxImages) return reject('too_many_images', { details: { max: maxImages } });
  const answers = wrongAnswers(entry, services.market.features);
  const isOpen = entry.to.file === 0 && !isProduction(entry);
  const refused = isOpen ? null : refusalOf(entry, await waysNow(resource, services));
  const fields = { ...answers, ...(refused && { [refused.field]: refused.code }) };
  return Object.keys(fields).length > 0 ? wrong(fields) : null;
}

/** Own uploads with the right purpose. */
async function uploadsOf({ custom_file: file, images }: CartEntry, actor: Actor, services: Services) {
  const requested = [
    ...(file === '' ? [] : [[file, 'custom-file'] as const]),
    ...images.map((key) => [key, 'image'] as const),
  ];
  const sources: (SourceFile & { readonly bytes: number })[] = [];
  for (const [key, purpose] of requested) {
    const upload = await uploadOf(key, [purpose], actor, services);
    if (isRejection(upload)) return upload;
    const { filename, contentType, bytes } = upload;
    sources.push({ key, filename, contentType, bytes });
  }
  return sources;
}

/** Copies count towards the daily quota (S8). */
async function refuseByQuota(bytes: number, { actor, at }: Context, { load }: Services) {
  if (bytes === 0) return null;
  const day = await load(uploadDayDecider, uploadDayStream(actor.userId, uploadDayOf(at)));
  return refuseMore(day, { more: bytes, at });
}

export async function templateFacts(
  context: Context,
  services: Services,
): Promise<TemplateFacts | Rejection> {
  const { input, actor } = context;
  const resource = await services.load(resourceDecider, `resource-${input.entry.resource_id}`);
  if (resource?.status !== ResourceStatus.Published) return reject('resource_not_orderable');
  const entry = await entryOf(context, resource, services);
  if (isRejection(entry)) return entry;
  const faults = await faultsIn(entry, resource, services);
  if (faults) return faults;
  const uploads = await uploadsOf(entry, actor, services);
  if (isRejection(uploads)) return uploads;
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  const sources = uploads.map(({ bytes: _bytes, ...source }) => source);
  return (await refuseByQuota(bytes, context, services)) ?? { entry, sources, bytes };
}
