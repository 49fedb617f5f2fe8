import { type EventOf, reject, type Rejection } from '@portal/contracts';
import {
  type FigurePlace,
  type FigureRows,
  type importCommands,
  type importEvents,
  restaurantOfPlace,
} from '@portal/contracts/areas/imports';
import {
  type Command,
  type CommandFor,
  type Decision,
  defineDecider,
} from '@portal/platform/decider/decider';
import type { ImportedFigures } from './figure-rows';
import { figureSnapshots } from './figures-snapshot';
import { imported, isRestorable, type KindFigures, noFigures, restored, settled } from './figures-state';
import type { CheckedImport } from './import.decider';

type FigureEvent = Extract<
  EventOf<typeof importEvents>,
  { type: 'FiguresImported' | 'FiguresRestored' | 'ImportConfirmed' | 'ImportUndone' }
>;

/** `figures`: `null` once its files are removed. */
export interface ConfirmFacts {
  readonly checked: CheckedImport;
  readonly figures: readonly { readonly place: FigurePlace; readonly rows: FigureRows }[] | null;
}

export interface UndoFacts {
  readonly checked: CheckedImport;
  readonly former: ReadonlyMap<FigurePlace, ImportedFigures>;
}

type Contracts = typeof importCommands;
type FigureCommands = {
  ConfirmImport: CommandFor<Contracts['ConfirmImport'], ConfirmFacts>;
  UndoImport: CommandFor<Contracts['UndoImport'], UndoFacts>;
};
type Confirm = Command<FigureCommands['ConfirmImport']['input'], ConfirmFacts>;

export const figuresStream = (kind: string): string => `figures-${kind}`;

/** Not confirmable, or no longer. */
function refusal({ facts: { checked, figures } }: Confirm, { changes }: KindFigures): Rejection | null {
  if (checked.problemCount > 0) return reject('import_refused');
  if (figures === null) return reject('import_expired');
  return checked.comparedWith === changes ? null : reject('import_outdated');
}

const isSameAsBefore = ({ counts }: CheckedImport): boolean =>
  counts.new + counts.changed + counts.gone === 0;

/** One event per place, then one for the import; none without changes (AMB-69). */
function confirm(command: Confirm, state: KindFigures): Decision<FigureEvent> {
  const { facts, input, at: importedAt } = command;
  const { importId, kind, rows, counts } = facts.checked;
  const known = state.imports.get(importId);
  if (known) return known.undone ? reject('import_undone') : [];
  const refused = refusal(command, state);
  if (refused) return refused;
  if (isSameAsBefore(facts.checked)) return [];
  const { period_from: from, period_to: to } = input;
  const period = from === '' ? null : { from, to: to === '' ? from : to };
  const figures = facts.figures ?? [];
  const places = figures.map(({ place }) => place);
  return [
    ...figures.map(({ place, rows: cells }): FigureEvent => ({
      type: 'FiguresImported',
      data: {
        importId,
        kind,
        place,
        restaurantId: restaurantOfPlace(place),
        importedAt,
        period,
        rows: cells.map((row) => [...row]),
      },
    })),
    { type: 'ImportConfirmed', data: { importId, kind, places, rows, counts } },
  ];
}

const asRestored = (former: ImportedFigures | undefined) =>
  former
    ? {
        importId: former.importId,
        importedAt: former.importedAt,
        period: former.period,
        rows: former.rows.map((row) => [...row]),
      }
    : null;

/** Places with newer figures keep them (W36). */
function undo(
  { facts: { checked, former } }: Command<unknown, UndoFacts>,
  state: KindFigures,
): Decision<FigureEvent> {
  const { importId, kind } = checked;
  const known = state.imports.get(importId);
  if (!known) return reject('import_not_confirmed');
  const places = known.places.filter((place) => isRestorable(state, place, importId));
  if (places.length === 0) return known.undone ? [] : reject('import_superseded');
  const newer = known.places.filter((place) => !places.includes(place));
  return [
    ...places.map((place): FigureEvent => ({
      type: 'FiguresRestored',
      data: {
        importId,
        kind,
        place,
        restaurantId: restaurantOfPlace(place),
        restored: asRestored(former.get(place)),
      },
    })),
    { type: 'ImportUndone', data: { importId, kind, places, newer } },
  ];
}

/** Stream `figures-{kind}`. An import, and its undo, is one append. */
export const figuresDecider = defineDecider<KindFigures, FigureCommands, FigureEvent>({
  initial: noFigures,
  snapshots: figureSnapshots,
  decide: { ConfirmImport: confirm, UndoImport: undo },
  evolve: {
    FiguresImported: (state, { data: { place, importId } }) => imported(state, place, importId),
    FiguresRestored: (state, { data: { place } }) => restored(state, place),
    ImportConfirmed: (state, { data: { importId, places } }) =>
      settled(state, importId, { places, undone: null }),
    ImportUndone: (state, { data: { importId, places, newer } }) =>
      settled(state, importId, {
        places: state.imports.get(importId)?.places ?? places,
        undone: { restored: places.length, newer: newer.length },
      }),
  },
});
