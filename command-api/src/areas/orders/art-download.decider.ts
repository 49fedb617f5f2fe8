import { type EventOf, mayActOn, reject, type Rejection } from '@portal/contracts';
import { type artDownloadEvents, type ArtFile, type proofCommands } from '@portal/contracts/areas/orders';
import { type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { grantedMilliseconds } from '@portal/platform/session/file-ticket';
import type { ArtOnOrder, Order } from './order-state';

export type ArtDownloadEvent = EventOf<typeof artDownloadEvents>;

/** Enough to answer a repeat. */
export type ArtGrant = Pick<ArtDownloadEvent['data'], 'orderId' | 'userId' | 'pieces' | 'files' | 'until'>;

type Contract = (typeof proofCommands)['DownloadArt'];
type Wanted = CommandFor<Contract>['input'];

export type ArtDownloadCommands = {
  DownloadArt: CommandFor<Contract, { readonly order: Order | null }>;
};

interface Found {
  readonly pieces: number[];
  readonly files: ArtFile[];
}

function artFor(order: Order, { pieces, file }: Wanted, now: string): Found | Rejection {
  const named = pieces.length === 0 ? order.items.map((_item, at) => at) : [...new Set(pieces)];
  if (named.some((at) => at >= order.items.length)) return reject('order_item_not_found');
  const wanted = ({ files, until }: ArtOnOrder) =>
    Date.parse(now) < Date.parse(until) ? files.filter(({ key }) => file === '' || key === file) : [];
  const found = named.flatMap((at) => {
    const art = order.art.get(at);
    const files = art ? wanted(art) : [];
    return files.length === 0 ? [] : [{ at, files }];
  });
  if (found.length === 0) return reject('art_not_found');
  return { pieces: found.map(({ at }) => at), files: found.flatMap(({ files }) => files) };
}

/** Each download counts. Stream `art-download-{command id}`; the state is the grant. */
export const artDownloadDecider = defineDecider<ArtGrant | null, ArtDownloadCommands, ArtDownloadEvent>({
  initial: null,

  decide: {
    DownloadArt: ({ input, facts: { order }, actor, at }) => {
      if (!order || order.deleted || !mayActOn(actor, order.restaurantId)) return reject('order_not_found');
      const found = artFor(order, input, at);
      if ('rejected' in found) return found;
      const until = new Date(Date.parse(at) + grantedMilliseconds).toISOString();
      const { restaurantId } = order;
      return [
        {
          type: 'ArtDownloaded',
          data: { orderId: input.id, restaurantId, userId: actor.userId, ...found, until },
        },
      ];
    },
  },

  evolve: {
    ArtDownloaded: (_none, { data: { orderId, userId, pieces, files, until } }) => ({
      orderId,
      userId,
      pieces,
      files,
      until,
    }),
  },
});
