import type { EventOf } from '@portal/contracts';
import type { diagnosticEvents } from '@portal/contracts/areas/diagnostic';
import type { ImportKind } from '@portal/contracts/areas/imports';
import { defineDecider } from '@portal/platform/decider/decider';

type AgeEvent = Extract<EventOf<typeof diagnosticEvents>, { type: 'FiguresGrewOld' }>;

/** Per kind: import time of the figures last reported as old. */
type FigureAges = Readonly<Partial<Record<ImportKind, string>>>;

type AgeCommands = {
  NoteOldFigures: {
    input: { readonly restaurantId: number; readonly kind: ImportKind; readonly dueAt: string };
    facts: undefined;
  };
};

/** Stream `figureAges-{restaurantId}`. */
export const figureAgesDecider = defineDecider<FigureAges, AgeCommands, AgeEvent>({
  initial: {},
  decide: {
    NoteOldFigures: ({ input: { restaurantId, kind, dueAt }, at }, ages) =>
      ages[kind] === dueAt || at < dueAt
        ? []
        : [{ type: 'FiguresGrewOld', data: { restaurantId, kind, dueAt } }],
  },
  evolve: {
    FiguresGrewOld: (ages, { data: { kind, dueAt } }) => ({ ...ages, [kind]: dueAt }),
  },
});
