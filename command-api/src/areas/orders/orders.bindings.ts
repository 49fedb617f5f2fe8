import { reject } from '@portal/contracts';
import { orderCommands } from '@portal/contracts/areas/orders';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { checkUploads } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import { orderDecider, type Order } from './order.decider';
import { placeOrderFacts, takeForOrder } from './place-order.facts';

const stream = ({ input }: { input: { id: string } }) => `order-${input.id}`;
const restaurantOf = (order: Order | null) => order?.restaurantId ?? null;
const onOrder = {
  decider: orderDecider,
  stream,
  restaurantOf,
  rejectMissing: reject('order_not_found'),
} as const;
const statusFormValues = (order: Order | null) => order && { status: order.status };
const answerId = ({ input }: { input: { id: string } }) => ({ id: input.id });

/** Commands on orders. A new order's id is its command's id: the same request again meets the same stream. */
export const orderBindings = (services: Services) =>
  ({
    PlaceOrder: bindCommand(orderCommands.PlaceOrder, {
      decider: orderDecider,
      stream: ({ commandId }) => `order-${commandId}`,
      facts: (context) => placeOrderFacts(context, services),
      take: (_context, found) => takeForOrder(found, services),
      answer: ({ state, commandId }) => ({ id: commandId, number: state?.number ?? 0 }),
    }),
    ChangeOrderStatus: bindCommand(orderCommands.ChangeOrderStatus, {
      ...onOrder,
      expectedVersion: ({ version }) => version,
      formValues: statusFormValues,
      answer: ({ input, version }) => ({ id: input.id, status: input.status, version }),
    }),
    DeleteOrder: bindCommand(orderCommands.DeleteOrder, { ...onOrder, answer: answerId }),
    RestoreOrder: bindCommand(orderCommands.RestoreOrder, { ...onOrder, answer: answerId }),
    AttachOrderImages: bindCommand(orderCommands.AttachOrderImages, {
      ...onOrder,
      facts: async ({ input: { id, image }, actor }) =>
        (await checkUploads(image, 'image', actor, services)) ??
        (await checkUnused(image, `order-${id}`, services)),
      take: ({ input: { id, image } }) => claimUploads(image, `order-${id}`, services),
      answer: ({ input, state }) => ({ id: input.id, images: [...(state?.images ?? [])] }),
    }),
  }) as const;
