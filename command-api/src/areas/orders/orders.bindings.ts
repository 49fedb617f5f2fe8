import { reject } from '@portal/contracts';
import { orderCommands } from '@portal/contracts/areas/orders';
import { bindCommand } from '@portal/platform/decider/command-binding';
import type { Services } from '../../services';
import { checkUploads } from '../cart/check-uploads';
import { claimUploads } from '../cart/claim-uploads';
import { orderDecider, type Order } from './order.decider';
import { placeOrderFacts } from './place-order.facts';

const stream = ({ input }: { input: { id: string } }) => `order-${input.id}`;
const restaurantOf = (order: Order | null) => order?.restaurantId ?? null;
const onOrder = { decider: orderDecider, stream, restaurantOf, notThere: reject('order_not_found') } as const;
const answerId = ({ input }: { input: { id: string } }) => ({ id: input.id });

/** Commands on orders. A new order's id is its command's id: the same request again meets the same stream. */
export const orderBindings = (services: Services) =>
  ({
    placeOrder: bindCommand(orderCommands.PlaceOrder, {
      decider: orderDecider,
      stream: ({ commandId }) => `order-${commandId}`,
      facts: (context) => placeOrderFacts(context, services),
      answer: ({ state, commandId }) => ({ id: commandId, number: state?.number ?? 0 }),
    }),
    changeOrderStatus: bindCommand(orderCommands.ChangeOrderStatus, {
      ...onOrder,
      answer: ({ input }) => ({ id: input.id, status: input.status }),
    }),
    deleteOrder: bindCommand(orderCommands.DeleteOrder, { ...onOrder, answer: answerId }),
    restoreOrder: bindCommand(orderCommands.RestoreOrder, { ...onOrder, answer: answerId }),
    attachOrderImages: bindCommand(orderCommands.AttachOrderImages, {
      ...onOrder,
      facts: async ({ input: { id, image }, actor }) =>
        (await checkUploads(image, 'image', actor, services)) ??
        (await claimUploads(image, `order-${id}`, services)),
      answer: ({ input, state }) => ({ id: input.id, images: [...(state?.images ?? [])] }),
    }),
  }) as const;
