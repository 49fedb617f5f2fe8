import type { Actor } from '@portal/platform/decider/decider';
import type { Happening, Stage } from '../seed/seed-step';
import { actorOf } from '../seed/seed-step';
import type { DemoPause } from './demo-pauses';

/** Who is behind a user id. */
function actorAmong({ world }: Stage): (userId: number) => Actor {
  const actors = new Map(world.users.map((user) => [user.userId, actorOf(user)]));
  return (userId) => {
    const actor = actors.get(userId);
    if (!actor) throw new Error(`no user ${userId}`);
    return actor;
  };
}

/** A pause as it was asked for, decided and ended: by the demo itself, as the clock would have done it then. */
function paused(
  pause: DemoPause,
  { bindings, send }: Stage,
  actor: (userId: number) => Actor,
): readonly Happening[] {
  const { RequestMopPause, ChangeMopPauseStatus, WithdrawMopPause, EndMopPause } = bindings.mop;
  const { key, requestedAt, userId, end } = pause;
  let id = '';
  const asking: Happening = {
    at: requestedAt,
    async happen() {
      const wish = {
        restaurant_id: pause.restaurantId,
        start_date: pause.start,
        end_date: end,
        value: pause.reason,
      };
      ({ id } = await send(RequestMopPause, wish, { key, at: requestedAt, actor: actor(userId) }));
    },
  };
  const steps = pause.steps.map((step, index): Happening => ({
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
  const ending: Happening = {
    at: end,
    happen: async () => void (await send(EndMopPause, { id }, { key: `${key}-end`, at: end })),
  };
  return [asking, ...steps, ...(pause.ended ? [ending] : [])];
}

/** Everything about pauses of mobile ordering, where there are any. */
export function orderingPaused(stage: Stage): readonly Happening[] {
  const actor = actorAmong(stage);
  const { world, bindings, send } = stage;
  const switched = world.switches.map(({ at, on, userId }, index): Happening => ({
    at,
    happen: async () =>
      void (await send(
        bindings.mop.SetMopAutoConfirm,
        { confirm: on },
        { key: `switch-${index}`, at, actor: actor(userId) },
      )),
  }));
  return [...switched, ...world.pauses.flatMap((pause) => paused(pause, stage, actor))];
}
