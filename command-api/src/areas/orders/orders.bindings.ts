import { reject } from '@portal/contracts';
import {
  orderCommands,
  OrderStatus,
  orderWorkCommands,
  ownOrderCommands,
  quoteCommands,
  quoteStates,
} from '@portal/contracts/areas/orders';
import { bindCommand, defineInternalCommand } from '@portal/platform/decider/command-binding';
import { z } from 'zod';
import type { Services } from '../../services';
import { checkUploads } from '../cart/check-uploads';
import { checkUnused, claimUploads } from '../cart/claim-uploads';
import { assigneeFacts } from './assignee.facts';
import { orderDecider, type Order } from './order.decider';
import { placeOrderFacts, takeForOrder } from './place-order.facts';

const stream = ({ input }: { input: { id: string } }) => `order-${input.id}`;
const restaurantOf = (order: Order | null) => order?.restaurantId ?? null;
export const onOrder = {
  decider: orderDecider,
  stream,
  restaurantOf,
  rejectMissing: reject('order_not_found'),
} as const;
const statusFormValues = (order: Order | null) => order && { status: order.status };
const contentFormValues = (order: Order | null) =>
  order && {
    contact_name: order.contact.contactName,
    contact_email: order.contact.contactEmail,
    contact_phone: order.contact.contactPhone,
    comments: order.contact.comments,
    items: order.items.map(({ units, units_scale, units_scale_custom, custom }) => ({
      units,
      units_scale,
      units_scale_custom,
      custom,
    })),
  };
const answerId = ({ input }: { input: { id: string } }) => ({ id: input.id });

const ownOrderBindings = (services: Services) =>
  ({
    CancelOwnOrder: bindCommand(ownOrderCommands.CancelOwnOrder, {
      ...onOrder,
      facts: () => ({ market: services.market }),
      answer: ({ input, version }) => ({ id: input.id, status: OrderStatus.Cancelled, version }),
    }),
    ChangeOwnOrder: bindCommand(ownOrderCommands.ChangeOwnOrder, {
      ...onOrder,
      record: () => 'content',
      expectedVersion: ({ version }) => version,
      formValues: contentFormValues,
      facts: () => ({ market: services.market }),
      answer: ({ input, version }) => ({ id: input.id, version }),
    }),
  }) as const;

const expireQuote = defineInternalCommand('orders', 'ExpireQuote', {
  input: z.object({ id: z.string() }),
  output: z.object({ id: z.string() }),
});

/** Number from 1; 0 for none. */
const newestQuote = (order: Order | null): number => order?.progress.quote?.version ?? 0;

const quoteBindings = ({ market }: Services) => {
  const onQuote = {
    ...onOrder,
    facts: () => ({ market }),
    answer: ({ input, state }: { input: { id: string }; state: Order | null }) => ({
      id: input.id,
      quote: newestQuote(state),
      state: state?.progress.quote?.state ?? quoteStates[0],
    }),
  } as const;
  return {
    SendQuote: bindCommand(quoteCommands.SendQuote, {
      ...onQuote,
      record: () => 'quote',
      // The number of the newest quote seen, or the revision that a conflict answered.
      expectedVersions: ({ version: seen }, order) => ({
        ...(seen !== undefined && seen !== newestQuote(order) && { quote: seen }),
      }),
    }),
    AcceptQuote: bindCommand(quoteCommands.AcceptQuote, onQuote),
    RefuseQuote: bindCommand(quoteCommands.RefuseQuote, onQuote),
    AskAboutQuote: bindCommand(quoteCommands.AskAboutQuote, onQuote),
    AnswerQuestion: bindCommand(quoteCommands.AnswerQuestion, onQuote),
    ExpireQuote: bindCommand(expireQuote, { ...onOrder, answer: answerId }),
  } as const;
};

const neededByBindings = ({ market }: Services) =>
  ({
    ChangeNeededBy: bindCommand(orderWorkCommands.ChangeNeededBy, {
      ...onOrder,
      record: () => 'needed',
      expectedVersion: ({ version }) => version,
      formValues: (order) =>
        order && { needed_by: order.neededBy, items: order.items.map(({ needed_by }) => needed_by) },
      facts: () => ({ market }),
      answer: ({ input, version }) => ({ id: input.id, version }),
    }),
  }) as const;

/** Order ids are command ids: repeats are idempotent. */
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
      facts: () => ({ isTakenByFirst: services.market.takesOnFirstChange }),
      answer: ({ input, version }) => ({ id: input.id, status: input.status, version }),
    }),
    AssignOrder: bindCommand(orderCommands.AssignOrder, {
      ...onOrder,
      record: () => 'assignee',
      expectedVersion: ({ version }) => version,
      formValues: (order) => order && { user_id: order.assignee ?? 0 },
      facts: (context) => assigneeFacts(context, services),
      answer: ({ input, facts, version }) => ({
        id: input.id,
        user_id: input.user_id,
        version,
        name: facts?.assignee?.name ?? '',
      }),
    }),
    ...ownOrderBindings(services),
    ...neededByBindings(services),
    ...quoteBindings(services),
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
