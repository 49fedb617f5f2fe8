import type { DomainEvent } from '@portal/contracts';
import type { FigurePeriod, FigurePlace, FigureRows } from '@portal/contracts/areas/imports';
import type { Services } from '../../services';

export interface ImportedFigures {
  readonly importId: string;
  /** ISO 8601 UTC. */
  readonly importedAt: string;
  readonly period: FigurePeriod | null;
  readonly rows: FigureRows;
}

/** Reads rows by the revision stored in the state. */
export async function figuresIn(
  stream: string,
  revisions: ReadonlyMap<FigurePlace, number>,
  { eventsAt }: Pick<Services, 'eventsAt'>,
): Promise<ReadonlyMap<FigurePlace, ImportedFigures>> {
  const events = await eventsAt(stream, revisions.values());
  return new Map(
    [...revisions].flatMap(([place, revision]) => {
      const figures = (events.get(revision) as DomainEvent | undefined)?.data as ImportedFigures | undefined;
      return figures ? [[place, figures] as const] : [];
    }),
  );
}
