import { type EventOf, marketRecords, reject, type Rejection } from '@portal/contracts';
import {
  nextReminder,
  type recallCommands,
  type recallEvents,
  type recallPhotoSchema,
  recallProblem,
} from '@portal/contracts/areas/recalls';
import { type Command, type CommandFor, defineDecider } from '@portal/platform/decider/decider';
import { PersistentSet } from '@portal/platform/decider/persistent-map';
import type { z } from 'zod';

export type RecallEvent = EventOf<typeof recallEvents>;

export interface StartRecallFacts {
  readonly name: string;
  /** `true` without one. */
  readonly isReplacementPublished: boolean;
}

export interface ConfirmRecallFacts {
  readonly photo: z.infer<typeof recallPhotoSchema> | null;
}

interface Recall {
  readonly resourceId: number;
  readonly restaurants: PersistentSet<number>;
  readonly waiting: PersistentSet<number>;
  readonly photographed: PersistentSet<number>;
  readonly until: string;
  readonly closed: boolean;
}
type State = Recall | null;

type Contracts = typeof recallCommands;
export type RecallCommands = {
  StartRecall: CommandFor<Contracts['StartRecall'], StartRecallFacts>;
  ConfirmRecall: CommandFor<Contracts['ConfirmRecall'], ConfirmRecallFacts>;
  UnconfirmRecall: CommandFor<Contracts['UnconfirmRecall']>;
  CloseRecall: CommandFor<Contracts['CloseRecall']>;
  RemindOfRecall: { input: { readonly id: string }; facts: undefined };
};
type Start = Command<RecallCommands['StartRecall']['input'], StartRecallFacts>;
type Confirm = Command<RecallCommands['ConfirmRecall']['input'], ConfirmRecallFacts>;

const missing = reject('recall_not_found');

const timeZoneOf = ({ market }: Pick<Start, 'market'>) => marketRecords[market].timeZone;

function refusalOf({ input, facts, at, market }: Start): Rejection | null {
  const until = recallProblem(input, { at, timeZone: timeZoneOf({ market }) });
  const fields = {
    ...(until && { until }),
    ...(!facts.isReplacementPublished && { replacement_id: 'replacement_not_published' }),
  };
  return Object.keys(fields).length > 0 ? reject('recall_incomplete', { fields }) : null;
}

function started(command: Start): RecallEvent {
  const { input, facts, at, commandId: recallId } = command;
  const { id: resourceId, versions, restaurants, replacement_id: replacementId = null, until, text } = input;
  return {
    type: 'RecallStarted',
    data: {
      recallId,
      resourceId,
      resourceName: facts.name,
      versions: [...new Set(versions)],
      replacementId,
      restaurants: [...new Set(restaurants)],
      text,
      until,
      next: nextReminder(until, at, timeZoneOf(command)),
    },
  };
}

/** A photo may follow the press. */
const isKnown = ({ input: { restaurant_id: id }, facts: { photo } }: Confirm, recall: Recall): boolean =>
  !recall.waiting.has(id) && (photo === null || recall.photographed.has(id));

/** Stream `recall-{id}`; `null` before the start. */
export const recallDecider = defineDecider<State, RecallCommands, RecallEvent>({
  initial: null,

  decide: {
    StartRecall: (command, recall) => (recall ? [] : (refusalOf(command) ?? [started(command)])),

    ConfirmRecall: (command, recall) => {
      const { id: recallId, restaurant_id: restaurantId } = command.input;
      if (!recall?.restaurants.has(restaurantId)) return missing;
      if (isKnown(command, recall)) return [];
      if (recall.closed) return reject('recall_closed');
      const { resourceId } = recall;
      const { photo } = command.facts;
      const left = recall.waiting.without(restaurantId).size;
      return [{ type: 'RecallConfirmed', data: { recallId, resourceId, restaurantId, photo, left } }];
    },

    UnconfirmRecall: ({ input, at, market }, recall) => {
      const { id: recallId, restaurant_id: restaurantId } = input;
      if (!recall?.restaurants.has(restaurantId)) return missing;
      if (recall.waiting.has(restaurantId)) return [];
      if (recall.closed) return reject('recall_closed');
      const { resourceId, until, waiting } = recall;
      const next = nextReminder(until, at, timeZoneOf({ market }));
      const data = { recallId, resourceId, restaurantId, until, left: waiting.size + 1, next };
      return [{ type: 'RecallUnconfirmed', data }];
    },

    CloseRecall: ({ input: { id: recallId } }, recall) => {
      if (!recall) return missing;
      if (recall.closed || recall.waiting.size === 0) return [];
      return [{ type: 'RecallClosed', data: { recallId, restaurants: [...recall.waiting] } }];
    },

    RemindOfRecall: ({ input: { id: recallId }, at, market }, recall) => {
      if (!recall || recall.closed || recall.waiting.size === 0) return [];
      const next = nextReminder(recall.until, at, timeZoneOf({ market }));
      return [{ type: 'RecallReminded', data: { recallId, restaurants: [...recall.waiting], next } }];
    },
  },

  evolve: {
    RecallStarted: (_none, { data: { resourceId, restaurants, until } }) => ({
      resourceId,
      restaurants: PersistentSet.of(restaurants),
      waiting: PersistentSet.of(restaurants),
      photographed: PersistentSet.of(),
      until,
      closed: false,
    }),
    RecallConfirmed: (recall, { data: { restaurantId, photo } }) =>
      recall && {
        ...recall,
        waiting: recall.waiting.without(restaurantId),
        photographed: photo ? recall.photographed.with(restaurantId) : recall.photographed,
      },
    RecallUnconfirmed: (recall, { data: { restaurantId } }) =>
      recall && {
        ...recall,
        waiting: recall.waiting.with(restaurantId),
        photographed: recall.photographed.without(restaurantId),
      },
    RecallReminded: (recall) => recall,
    RecallClosed: (recall) => recall && { ...recall, closed: true },
  },
});
