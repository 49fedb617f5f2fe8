import type { Actor } from '@portal/platform/decider/decider';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoPause } from './demo-pauses';

function actorAmong({ world }: SeedContext): (userId: number) => Actor {
  const actors = new Map(world.users.map((user) => [user.userId, actorOf(user)]));
  return (userId) => {
    const actor = actors.get(userId);
    if (!actor) throw new Error(`no user ${userId}`);
    return actor;
  };
}

/** Ended by the demo in place of the clock. */
function paused(
  pause: DemoPause,
  { bindings, send }: SeedContext,
  actor: (userId: number) => Actor,
): readonly SeedStep[] {
  const { RequestMopPause, ChangeMopPauseStatus, WithdrawMopPause, EndMopPause } = bindings.mop;
  const { key, requestedAt, userId, end } = pause;
  let id = '';
  const asking: SeedStep = {
    at: requestedAt,
    async happen() {
      const requested = {
        restaurant_id: pause.restaurantId,
        start_date: pause.start,
        end_date: end,
        value: pause.reason,
      };
      ({ id } = await send(RequestMopPause, requested, { key, at: requestedAt, actor: actor(userId) }));
    },
  };
  const steps = pause.steps.map((step, index): SeedStep => ({
    at: step.at,
    async happen() {
      const sending = { key: `${key}-step-${index}`, at: step.at, actor: actor(step.userId) };
      if (step.what === 'withdrawn') await send(WithdrawMopPause, { id }, sending);
      else
        await send(
          ChangeMopPauseStatus,
          { id, status: step.status, cancel_value: step.cancelReason },
          sending,
        );
    },
  }));
  const reaction = {
    rule: 'when-a-pause-ends-then-announce',
    command: RequestMopPause,
    to: { key, actor: actor(userId) },
  } as const;
  const ending: SeedStep = {
    at: end,
    happen: async () => void (await send(EndMopPause, { id }, { key: `${key}-end`, at: end, reaction })),
  };
  return [asking, ...steps, ...(pause.ended ? [ending] : [])];
}

/** Empty in markets without pauses. */
export function orderingPaused(context: SeedContext): readonly SeedStep[] {
  const actor = actorAmong(context);
  const { world, bindings, send } = context;
  const switched = world.switches.map(({ at, on, userId }, index): SeedStep => ({
    at,
    happen: async () =>
      void (await send(
        bindings.mop.SetMopAutoConfirm,
        { confirm: on },
        { key: `switch-${index}`, at, actor: actor(userId) },
      )),
  }));
  return [...switched, ...world.pauses.flatMap((pause) => paused(pause, context, actor))];
}
