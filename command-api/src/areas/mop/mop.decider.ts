import { type EventOf, reject, type Rejection } from '@portal/contracts';
import {
  firstStatus,
  isLate,
  minCancelReason,
  minPauseReason,
  type mopCommands,
  type mopEvents,
  MopStatus,
  overlaps,
  pauseIdOf,
  pauseProblems,
  phaseOf,
  restaurantOfPause,
  type Span,
} from '@portal/contracts/areas/mop';
import { type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import type { MopPolicyEvent } from './mop-policy.decider';
import type { DecidePauseFacts, RequestPauseFacts } from './request-pause.facts';

export type MopEvent = Exclude<EventOf<typeof mopEvents>, MopPolicyEvent>;

export interface Pause extends Span {
  readonly id: string;
  readonly status: MopStatus;
  readonly late: boolean;
  /** Over or withdrawn: final. */
  readonly closed: boolean;
}

/** By id, oldest first. */
export interface RestaurantPauses {
  readonly restaurantId: number;
  readonly pauses: PersistentMap<string, Pause>;
  /** Not closed: few. */
  readonly ahead: PersistentMap<string, Pause>;
}
type State = RestaurantPauses | null;

type Contracts = typeof mopCommands;
export type MopCommands = {
  RequestMopPause: CommandFor<Contracts['RequestMopPause'], RequestPauseFacts>;
  ChangeMopPauseStatus: CommandFor<Contracts['ChangeMopPauseStatus'], DecidePauseFacts>;
  WithdrawMopPause: CommandFor<Contracts['WithdrawMopPause']>;
  EndMopPause: { input: { readonly id: string }; facts: undefined };
};
type RequestPause = Command<MopCommands['RequestMopPause']['input'], RequestPauseFacts>;
type ChangeStatus = Command<MopCommands['ChangeMopPauseStatus']['input'], DecidePauseFacts>;

const notFound = reject('pause_not_found');
const over = reject('pause_over');

export const pauseOf = (state: State, id: string): Pause | undefined => state?.pauses.get(id);

/** The pause answered to an earlier identical request. */
export function knownPause(input: RequestPause['input'], state: State): Pause | undefined {
  const pause = input.id === undefined ? undefined : pauseOf(state, input.id);
  return pause?.start === input.start_date && pause.end === input.end_date ? pause : undefined;
}

const isOver = (pause: Pause, at: string): boolean => pause.closed || phaseOf(pause, at) === 'over';

/** Rejects overlaps. Cancelled pauses do not count. */
function collision(span: Span & { readonly id: string }, pauses: Iterable<Pause> = []): Rejection | null {
  const other = [...pauses].find(
    (pause) => pause.id !== span.id && pause.status !== MopStatus.Cancelled && overlaps(pause, span),
  );
  return other ? reject('pauses_overlap', { fields: { start_date: other.id } }) : null;
}

function refusalOf({ input, at }: RequestPause, id: string, state: State): Rejection | null {
  const fields = pauseProblems(input, at);
  if (Object.keys(fields).length > 0)
    return reject('pause_incomplete', { fields, details: { min: minPauseReason } });
  // Starts in the future, after all closed ones.
  return collision({ id, start: input.start_date, end: input.end_date }, state?.ahead.values());
}

/** The restaurant left mobile ordering: only cancelling is possible, unless it returns. */
const refusalAfterLeaving = ({ facts }: ChangeStatus, pause: Pause, state: State): Rejection | null =>
  facts.takesMobileOrders
    ? collision(pause, state?.pauses.values())
    : reject('restaurant_without_mobile_ordering');

function refusalOfChange(command: ChangeStatus, pause: Pause, state: State): Rejection | null {
  const { input, at } = command;
  if (isOver(pause, at)) return over;
  if (input.status !== MopStatus.Cancelled) return refusalAfterLeaving(command, pause, state);
  const tooShort = input.cancel_value.trim().length < minCancelReason;
  return tooShort ? reject('cancel_reason_too_short', { details: { min: minCancelReason } }) : null;
}

const idsOf = ({ id }: Pause) => ({ pauseId: id, restaurantId: restaurantOfPause(id) });

function requested({ input, facts, actor, at, market }: RequestPause, pauseId: string): MopEvent {
  const { restaurant, policy } = facts;
  return {
    type: 'MopPauseRequested',
    data: {
      pauseId,
      restaurantId: input.restaurant_id,
      restaurantSite: restaurant.site,
      restaurantName: restaurant.name,
      userId: actor.userId,
      start: input.start_date,
      end: input.end_date,
      status: firstStatus(policy.on),
      late: isLate(input.start_date, at, market),
      decidedBy: { autoConfirm: policy.on, setBy: policy.setBy, setAt: policy.setAt },
    },
    personal: { subject: actor.id, value: { reason: input.value } },
  };
}

const withPause = (state: RestaurantPauses, pause: Pause): RestaurantPauses => ({
  ...state,
  pauses: state.pauses.with(pause.id, pause),
  ahead: pause.closed ? state.ahead.without(pause.id) : state.ahead.with(pause.id, pause),
});

function changed(state: State, { pauseId }: { pauseId: string }, parts: Partial<Pause>): State {
  const pause = pauseOf(state, pauseId);
  return state && pause ? withPause(state, { ...pause, ...parts }) : state;
}

/** Withdrawn and ended pauses are handled by the decider. */
function decidedPauses(event: MopEvent): readonly string[] {
  const isDecision = event.type === 'MopPauseRequested' || event.type === 'MopPauseStatusChanged';
  return isDecision ? [event.data.pauseId] : [];
}

/**
 * Stream `mop-{restaurantId}`, one per restaurant because pauses must not overlap; `null` before the first.
 */
export const mopDecider = defineDecider<State, MopCommands, MopEvent>({
  initial: null,
  editEvents: decidedPauses,

  decide: {
    RequestMopPause: (command, state) => {
      const id = pauseIdOf(command.input.restaurant_id, command.commandId);
      if (pauseOf(state, id) || knownPause(command.input, state)) return [];
      return refusalOf(command, id, state) ?? [requested(command, id)];
    },

    ChangeMopPauseStatus: (command, state) => {
      const { input, actor } = command;
      const pause = pauseOf(state, input.id);
      if (!pause) return notFound;
      if (pause.status === input.status) return [];
      const why = input.status === MopStatus.Cancelled ? { cancelReason: input.cancel_value } : {};
      return (
        refusalOfChange(command, pause, state) ?? [
          {
            type: 'MopPauseStatusChanged',
            data: {
              ...idsOf(pause),
              from: pause.status,
              to: input.status,
              userId: actor.userId,
            },
            personal: { subject: actor.id, value: why },
          },
        ]
      );
    },

    WithdrawMopPause: ({ input, actor, at }, state) => {
      const pause = pauseOf(state, input.id);
      if (!pause) return notFound;
      if (pause.status === MopStatus.Cancelled) return [];
      if (isOver(pause, at)) return over;
      const data = { ...idsOf(pause), from: pause.status, userId: actor.userId };
      return [{ type: 'MopPauseWithdrawn', data }];
    },

    EndMopPause: ({ input, at }, state) => {
      const pause = pauseOf(state, input.id);
      if (!pause) return notFound;
      if (pause.closed || !isOver(pause, at)) return [];
      return [{ type: 'MopPauseEnded', data: { ...idsOf(pause), status: pause.status } }];
    },
  },

  evolve: {
    MopPauseRequested: (state, { data: { restaurantId, pauseId: id, start, end, status, late } }) =>
      withPause(state ?? { restaurantId, pauses: PersistentMap.of(), ahead: PersistentMap.of() }, {
        id,
        start,
        end,
        status,
        late,
        closed: false,
      }),
    MopPauseStatusChanged: (state, { data }) => changed(state, data, { status: data.to }),
    MopPauseWithdrawn: (state, { data }) =>
      changed(state, data, { status: MopStatus.Cancelled, closed: true }),
    MopPauseEnded: (state, { data }) => changed(state, data, { closed: true }),
  },
});
