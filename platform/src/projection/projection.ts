import type { DocumentOf, DomainEvent, ViewContract } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Document } from '../stores/view-store/view-store.port';

/** How one type of event changes the documents of a view. Both functions are pure. */
export interface ProjectionHandler<D, E extends DomainEvent> {
  /** Which documents the event touches; `null` or `[]` for none. */
  id(event: ProjectedEvent<E>): string | readonly string[] | null;
  /** The document after the event; `null` for none. A new object, never a changed one. */
  apply(document: D | null, event: ProjectedEvent<E>, id: string): D | null;
}

/** Event type → handler; types left out do not concern the view. */
export type ProjectionHandlers<D, E extends DomainEvent> = {
  readonly [N in E['type']]?: ProjectionHandler<D, Extract<E, { type: N }>>;
};

/** A projection as the runner uses it. It has the name of its view; one projection fills one view. */
export interface Projection {
  readonly name: string;
  readonly view: ViewContract;
  readonly handlers: ReadonlyMap<string, ProjectionHandler<Document, DomainEvent>>;
}

/** Declares how a view is filled: `defineProjection<OrderEvent, typeof orderRows>(orderRows, { OrderPlaced: { id, apply } })`. */
export function defineProjection<E extends DomainEvent, V extends ViewContract>(
  view: V,
  handlers: ProjectionHandlers<DocumentOf<V>, E>,
): Projection {
  const byType = new Map(Object.entries(handlers)) as unknown as Projection['handlers'];
  return { name: view.name, view, handlers: byType };
}
