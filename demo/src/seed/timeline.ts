import { Role } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import { repliesKept, talkedAbout } from '../chat/chat-happenings';
import type { DemoWorld } from '../demo-world';
import { homeFilled } from '../home/home-happenings';
import { orderingPaused } from '../mop/pause-happenings';
import type { DemoOrder } from '../orders/demo-orders';
import { published } from './published';
import type { Happening, Stage } from './seed-step';
import { actorOf } from './seed-step';

/** Everything after the foundation, in the order in which it happened. */
export function timeline(stage: Stage): readonly Happening[] {
  const { world } = stage;
  const happenings = [
    ...world.resources.flatMap((resource) => published(resource, stage)),
    ...world.downloads.map((download, at) => downloaded(download, at, stage)),
    ...world.orders.flatMap((order) => ordered(order, stage)),
    ...repliesKept(stage),
    ...orderingPaused(stage),
    ...homeFilled(stage),
  ];
  return happenings.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function downloaded(
  { resourceId, userId, restaurantId, at }: DemoWorld['downloads'][number],
  index: number,
  { world, bindings, send }: Stage,
): Happening {
  const user = world.users.find((candidate) => candidate.userId === userId);
  return {
    at,
    async happen() {
      if (!user) throw new Error(`no user ${userId}`);
      await send(
        bindings.resources.DownloadResource,
        { id: resourceId, restaurant_id: restaurantId },
        { key: `download-${index}`, at, actor: actorOf(user) },
      );
    },
  };
}

/** An order, each status that an administrator gave it, and what was said about it. */
function ordered(order: DemoOrder, stage: Stage): readonly Happening[] {
  const { world, bindings, send } = stage;
  const user = world.users.find(({ userId }) => userId === order.userId);
  const administrators = world.users.filter(({ role, active }) => role === Role.Administrator && active);
  let id = '';
  const placing: Happening = {
    at: order.placedAt,
    async happen() {
      if (!user) throw new Error(`no user ${order.userId}`);
      ({ id } = await send(bindings.orders.PlaceOrder, order.input, {
        key: order.key,
        at: order.placedAt,
        actor: actorOf(user),
      }));
    },
  };
  const steps = order.history.map(({ status, at, by }, index): Happening => {
    const administrator = administrators[by % administrators.length];
    return {
      at,
      async happen() {
        await send(
          bindings.orders.ChangeOrderStatus,
          { id, status },
          { key: `${order.key}-status-${index}`, at, actor: administrator && actorOf(administrator) },
        );
      },
    };
  });
  return [placing, ...steps, ...conversationOn(order, () => id, stage)];
}

function conversationOn({ key }: DemoOrder, orderId: () => string, stage: Stage): readonly Happening[] {
  const { users, chats } = stage.world;
  const chat = chats.find(({ order }) => order === key);
  const actor = (userId: number): Actor => {
    const user = users.find((candidate) => candidate.userId === userId);
    if (!user) throw new Error(`no user ${userId}`);
    return actorOf(user);
  };
  return chat ? talkedAbout(chat, { ...stage, actor, orderId }) : [];
}
