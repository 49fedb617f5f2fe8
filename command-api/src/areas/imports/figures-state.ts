import type { FigurePlace, FigureRows } from '@portal/contracts/areas/imports';
import { keptFigureVersions } from '@portal/contracts/areas/imports';

/** Figures of a place as one import brought them. */
export interface FigureVersion {
  readonly importId: string;
  /** ISO 8601 UTC. */
  readonly importedAt: string;
  /** As JSON: there are thousands of rows, and most of them are only compared as a whole. */
  readonly rows: string;
}

/** What one place has and had. */
export interface PlaceFigures {
  /** The newest first. */
  readonly versions: readonly FigureVersion[];
  /** Older ones are no longer kept: what was before the last of them cannot be restored. */
  readonly isCut: boolean;
}

/** A change that waits for the end of its import: one copy of all places for an import, and not one for each event. */
interface Pending {
  readonly place: FigurePlace;
  readonly figures: PlaceFigures;
  readonly before: Pending | null;
}

export interface ConfirmedImport {
  readonly places: readonly FigurePlace[];
  /** How many places its last undo restored and left; `null` while it was not undone. */
  readonly undone: { readonly restored: number; readonly newer: number } | null;
}

/** All figures of a kind. */
export interface KindFigures {
  readonly places: ReadonlyMap<FigurePlace, PlaceFigures>;
  readonly pending: Pending | null;
  /** Imports by id, with whose figures they changed. */
  readonly imports: ReadonlyMap<string, ConfirmedImport>;
  /** How often the figures have changed: one for each import and each undo. */
  readonly changes: number;
}

export const noFigures: KindFigures = { places: new Map(), pending: null, imports: new Map(), changes: 0 };
const nothing: PlaceFigures = { versions: [], isCut: false };

export const figuresAt = ({ places }: KindFigures, place: FigurePlace): PlaceFigures =>
  places.get(place) ?? nothing;

const withPending = (state: KindFigures, place: FigurePlace, figures: PlaceFigures): KindFigures => ({
  ...state,
  pending: { place, figures, before: state.pending },
});

/** A place has other figures. */
export function imported(
  state: KindFigures,
  place: FigurePlace,
  { rows, ...version }: Omit<FigureVersion, 'rows'> & { readonly rows: FigureRows },
): KindFigures {
  const { versions, isCut } = figuresAt(state, place);
  const all = [{ ...version, rows: JSON.stringify(rows) }, ...versions];
  return withPending(state, place, {
    versions: all.slice(0, keptFigureVersions),
    isCut: isCut || all.length > keptFigureVersions,
  });
}

/** A place has again what it had before. */
export function restored(state: KindFigures, place: FigurePlace): KindFigures {
  const { versions, isCut } = figuresAt(state, place);
  return withPending(state, place, { versions: versions.slice(1), isCut });
}

/** An import or an undo is complete. */
export function settled(state: KindFigures, importId: string, change: ConfirmedImport): KindFigures {
  const places = new Map(state.places);
  for (let at = state.pending; at !== null; at = at.before) places.set(at.place, at.figures);
  const imports = new Map(state.imports).set(importId, change);
  return { places, imports, pending: null, changes: state.changes + 1 };
}

/** Whether the figures of a place are those of an import, and what was before them is known. */
export function isRestorable(state: KindFigures, place: FigurePlace, importId: string): boolean {
  const { versions, isCut } = figuresAt(state, place);
  return versions[0]?.importId === importId && (versions.length > 1 || !isCut);
}

/** The figures that places have now, as JSON; places without any are left out. */
export const currentRows = (
  state: KindFigures,
  places: readonly FigurePlace[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    places.flatMap((place) => {
      const newest = figuresAt(state, place).versions[0];
      return newest ? [[place, newest.rows] as const] : [];
    }),
  );
