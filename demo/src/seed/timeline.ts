import { Role } from '@portal/contracts';
import type { Actor } from '@portal/platform/decider/decider';
import { namedAccounts } from '../accounts';
import { channelsFilled } from '../channels/channel-steps';
import { replySteps, chatSteps } from '../chat/chat-steps';
import { diagnosticsFilled } from '../diagnostic/diagnostic-steps';
import type { DemoWorld } from '../demo-world';
import { formsSent } from '../forms/form-steps';
import { homeFilled } from '../home/home-steps';
import { librariesFilled } from '../library/library-steps';
import { resourcesRecalled } from '../recalls/recall-steps';
import { recordStories } from '../stories/record-stories';
import { templatesSaved } from '../templates/template-steps';
import { orderingPaused } from '../mop/pause-steps';
import { agencyActs, type DemoOrder } from '../orders/order-work';
import { worked } from '../orders/order-work-steps';
import type { StatusStep } from '../orders/order-history';
import { reportsUploaded } from '../reports/report-steps';
import { yearsPlanned } from '../planner/plan-steps';
import type { DemoUser } from '../users';
import { published, resourcesTimed } from './published';
import { actorOf, type SeedContext, type SeedStep } from './seed-step';

/** All steps after the foundation, in chronological order. */
export function timeline(context: SeedContext): readonly SeedStep[] {
  const { world } = context;
  const steps = [
    ...world.resources.flatMap((resource) => published(resource, context)),
    ...resourcesTimed(context),
    ...world.downloads.map((download, at) => downloaded(download, at, context)),
    ...world.orders.flatMap((order) => ordered(order, context)),
    ...replySteps(context),
    ...orderingPaused(context),
    ...homeFilled(context),
    ...reportsUploaded(context),
    ...channelsFilled(context),
    ...diagnosticsFilled(context),
    ...yearsPlanned(context),
    ...librariesFilled(context),
    ...templatesSaved(context),
    ...resourcesRecalled(context),
    ...recordStories(context),
    ...formsSent(context),
    ...noticesRead(context),
  ];
  return steps.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
}

function downloaded(
  { resourceId, userId, restaurantId, at }: DemoWorld['downloads'][number],
  index: number,
  { world, bindings, send }: SeedContext,
): SeedStep {
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

/** Moments with unread notices, of a named account. */
const unreadMoments = 4;

/** What a person has a notice of, oldest first. */
function newsOf({ role, restaurants }: DemoUser, orders: readonly DemoOrder[]): readonly string[] {
  if (role === Role.Administrator) return orders.map(({ placedAt }) => placedAt);
  const own = orders.filter(({ input }) => restaurants.includes(input.order.restaurant_id));
  const times = own.flatMap(({ history, work }) => [
    ...history.map(({ at }) => at),
    ...work.filter(({ what }) => agencyActs.includes(what)).map(({ at }) => at),
  ]);
  return [...new Set(times)].sort();
}

/** All but the newest. */
const noticesRead = ({ world, bindings, send }: SeedContext): readonly SeedStep[] =>
  world.users.slice(0, namedAccounts.length).flatMap((user) => {
    const at = newsOf(user, world.orders).at(-1 - unreadMoments);
    if (at === undefined) return [];
    const sending = { key: `notices-read-${user.userId}`, at, actor: actorOf(user) };
    const happen = async () => void (await send(bindings.notifications.ReadNotices, { up_to: at }, sending));
    return [{ at, happen }];
  });

function ordered(order: DemoOrder, context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const user = world.users.find(({ userId }) => userId === order.userId);
  const administrators = world.users.filter(({ role, active }) => role === Role.Administrator && active);
  let id = '';
  const placing: SeedStep = {
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
  const administratorOf = ({ by }: StatusStep) => administrators[by % administrators.length];
  const steps = order.history.map((step, index): SeedStep => {
    const { status, at } = step;
    const administrator = administratorOf(step);
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
  const taking = order.isTaken ? order.history.slice(0, 1) : [];
  const taken = taking.flatMap((step) =>
    takenBy(administratorOf(step), { order, at: step.at }, () => id, context),
  );
  const [agency] = administrators;
  const people = user && agency && { restaurant: actorOf(user), agency: actorOf(agency) };
  const work = people ? worked(order, people, () => id, context) : [];
  return [placing, ...taken, ...steps, ...work, ...conversationOn(order, () => id, context)];
}

/** The first administrator to act becomes the assignee. */
function takenBy(
  administrator: DemoWorld['users'][number] | undefined,
  { order, at }: { readonly order: DemoOrder; readonly at: string },
  orderId: () => string,
  { bindings, send }: SeedContext,
): readonly SeedStep[] {
  if (administrator === undefined) return [];
  const given = { key: `${order.key}-taken`, at, actor: actorOf(administrator) };
  const happen = async () =>
    void (await send(bindings.orders.AssignOrder, { id: orderId(), user_id: administrator.userId }, given));
  return [{ at, happen }];
}

function conversationOn(
  { key }: DemoOrder,
  orderId: () => string,
  context: SeedContext,
): readonly SeedStep[] {
  const { users, chats } = context.world;
  const chat = chats.find(({ order }) => order === key);
  const actor = (userId: number): Actor => {
    const user = users.find((candidate) => candidate.userId === userId);
    if (!user) throw new Error(`no user ${userId}`);
    return actorOf(user);
  };
  return chat ? chatSteps(chat, { ...context, actor, orderId }) : [];
}
