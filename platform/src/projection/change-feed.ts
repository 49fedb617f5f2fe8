import type { DomainEvent, ViewContract } from '@portal/contracts';
import type { Document } from '../stores/view-store/view-store.port';
import type { Projection, ProjectionHandler } from './projection';

type Handler = ProjectionHandler<Document, DomainEvent>;

function noting({ id, apply }: Handler): Handler {
  return {
    id,
    apply(change, event, documentId) {
      const before = (change?.['document'] ?? null) as Document | null;
      const document = apply(before, event, documentId);
      if (document === before) return change;
      return { id: documentId, position: event.position, document };
    },
  };
}

/** A view of documents with the position of their last change, for caches. Removal is a change to null. */
export function changesOf(projection: Projection, feed: ViewContract): Projection {
  const handlers = [...projection.handlers].map(([type, handler]) => [type, noting(handler)] as const);
  return { name: feed.name, view: feed, handlers: new Map(handlers) };
}
