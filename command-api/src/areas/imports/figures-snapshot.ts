import type { FigurePlace } from '@portal/contracts/areas/imports';
import { PersistentMap } from '@portal/platform/decider/persistent-map';
import type { SnapshotRules } from '@portal/platform/decider/decider';
import type { Json } from '@portal/platform/stores/event-store/event-store.port';
import type { ConfirmedImport, KindFigures } from './figures-state';

type Undone = ConfirmedImport['undone'];

/** Long place names and import ids are stored once and referenced by index. */
interface StoredFigures {
  readonly changes: number;
  readonly next: number;
  readonly imports: readonly (readonly [importId: string, places: readonly number[], undone: Undone])[];
  readonly places: readonly (readonly [
    place: FigurePlace,
    isCut: boolean,
    versions: readonly (readonly [importNumber: number, revision: number])[],
  ])[];
}

function written({ places, imports, changes, next }: KindFigures): StoredFigures {
  const numbersOf = (keys: Iterable<string>) => new Map([...keys].map((key, at) => [key, at]));
  const placeNumbers = numbersOf(places.keys());
  const importNumbers = numbersOf(imports.keys());
  const numberIn = (numbers: ReadonlyMap<string, number>, key: string) => numbers.get(key) ?? -1;
  return {
    changes,
    next,
    imports: [...imports].map(([id, { places: changed, undone }]) => [
      id,
      changed.map((place) => numberIn(placeNumbers, place)),
      undone,
    ]),
    places: [...places].map(([place, { versions, isCut }]) => [
      place,
      isCut,
      versions.map(({ importId, revision }) => [numberIn(importNumbers, importId), revision]),
    ]),
  };
}

function read({ places, imports, changes, next }: StoredFigures): KindFigures {
  const placeAt = (at: number) => places[at]?.[0] ?? '';
  const importAt = (at: number) => imports[at]?.[0] ?? '';
  return {
    changes,
    next,
    pending: null,
    imports: PersistentMap.of(
      imports.map(([id, changed, undone]) => [id, { places: changed.map(placeAt), undone }]),
    ),
    places: PersistentMap.of(
      places.map(([place, isCut, versions]) => [
        place,
        { isCut, versions: versions.map(([at, revision]) => ({ importId: importAt(at), revision })) },
      ]),
    ),
  };
}

/** Snapshot after about four files of 500 restaurants. */
export const figureSnapshots: SnapshotRules<KindFigures> = {
  version: 1,
  every: 2_000,
  write: (state) => written(state) as unknown as Json,
  read: (stored) => read(stored as unknown as StoredFigures),
};
