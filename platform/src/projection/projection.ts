import type { DocumentOf, DomainEvent, ViewContract } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Document } from '../stores/view-store/view-store.port';
import type { ProjectionSums, Share } from './projection-sums';

/** How one event type changes documents. Both functions are pure. */
export interface ProjectionHandler<D, E extends DomainEvent> {
  /** Ids of affected documents; `null` or `[]` for none. */
  id(event: ProjectedEvent<E>): string | readonly string[] | null;
  /** New document or `null`; never mutates. */
  apply(document: D | null, event: ProjectedEvent<E>, id: string): D | null;
}

/** Event type → handler; missing types are ignored. */
export type ProjectionHandlers<D, E extends DomainEvent> = {
  readonly [N in E['type']]?: ProjectionHandler<D, Extract<E, { type: N }>>;
};

/** Named after its view; one projection fills one view, and sums of it if declared. */
export interface Projection {
  readonly name: string;
  readonly view: ViewContract;
  readonly handlers: ReadonlyMap<string, ProjectionHandler<Document, DomainEvent>>;
  readonly sums?: ProjectionSums;
}

interface SumsOf<D> {
  /** By `defineSums`. */
  readonly view: ViewContract;
  readonly shares: (document: D) => readonly Share[];
}

/** `defineProjection<OrderEvent, typeof orderRows>(orderRows, { OrderPlaced: { id, apply } })`. */
export function defineProjection<E extends DomainEvent, V extends ViewContract>(
  view: V,
  handlers: ProjectionHandlers<DocumentOf<V>, E>,
  { sums }: { readonly sums?: SumsOf<DocumentOf<V>> } = {},
): Projection {
  const byType = new Map(Object.entries(handlers)) as unknown as Projection['handlers'];
  return { name: view.name, view, handlers: byType, ...(sums && { sums: sums as ProjectionSums }) };
}

export const viewsFilledBy = ({ view, sums }: Projection): readonly ViewContract[] =>
  sums ? [view, sums.view] : [view];
