import type { ViewContract } from '@portal/contracts';
import type { ProjectedEvent } from '../codec/event-codec.port';
import type { Projection } from '../projection/projection';
import type { Document } from '../stores/view-store/view-store.port';

/** Documents as they were: folded from events by the projections of the live views. */
export class FoldedDocuments {
  readonly #views = new Map<string, Map<string, Document | null>>();
  /** By projection: streams with an event that it refused. */
  readonly #parked = new Map<Projection, Set<string>>();

  constructor(private readonly projections: readonly Projection[]) {}

  /** In log order. An event that a projection refuses changes nothing, nor do later ones of its stream (R9). */
  take(event: ProjectedEvent): void {
    for (const projection of this.projections) {
      const handler = projection.handlers.get(event.type);
      if (!handler || this.#parked.get(projection)?.has(event.stream)) continue;
      try {
        const named = handler.id(event) ?? [];
        const ids = typeof named === 'string' ? [named] : named;
        const documents = this.of(projection.view);
        const changed = ids.map((id) => [id, handler.apply(documents.get(id) ?? null, event, id)] as const);
        for (const [id, document] of changed) documents.set(id, document);
      } catch {
        this.#park(projection, event.stream);
      }
    }
  }

  /** By id; `null` once removed. */
  of({ name }: ViewContract): Map<string, Document | null> {
    const documents = this.#views.get(name) ?? new Map<string, Document | null>();
    this.#views.set(name, documents);
    return documents;
  }

  #park(projection: Projection, stream: string): void {
    const streams = this.#parked.get(projection) ?? new Set<string>();
    this.#parked.set(projection, streams.add(stream));
  }
}
