import type { DomainEvent, Position } from '@portal/contracts';
import type { Document } from '../stores/view-store/view-store.port';
import type { DecodedEvent } from './decoded-event';
import { parkedAt, type ParkedStream } from './parked-streams';
import type { Projection, ProjectionHandler } from './projection';

export interface Fold {
  readonly documents: ReadonlyMap<string, Document | null>;
  readonly changedAt: ReadonlyMap<string, Position>;
  readonly parked: readonly ParkedStream[];
  readonly handled: number;
}

export type LoadDocuments = (ids: readonly string[]) => Promise<readonly (Document | null)[]>;

interface Touch {
  readonly decoded: DecodedEvent;
  readonly handler: ProjectionHandler<Document, DomainEvent>;
  readonly ids: readonly string[];
  /** The event could not be decoded, or its documents not be named. */
  readonly failure?: unknown;
}

export const nothingFolded: Fold = { documents: new Map(), changedAt: new Map(), parked: [], handled: 0 };

/** Folds in log order. An event that throws changes nothing, nor do later ones of its stream. */
export async function foldEvents(
  projection: Projection,
  decodedEvents: readonly DecodedEvent[],
  load: LoadDocuments,
  now: Date,
): Promise<Fold> {
  const touches = touchesOf(projection, decodedEvents);
  if (touches.length === 0) return nothingFolded;
  const ids = [...new Set(touches.flatMap((touch) => touch.ids))];
  const loaded = ids.length === 0 ? [] : await load(ids);
  const before = new Map(ids.map((id, index) => [id, loaded[index] ?? null]));
  const documents = new Map<string, Document | null>();
  const changedAt = new Map<string, Position>();
  const parked = new Map<string, ParkedStream>();
  for (const touch of touches) {
    const { recorded } = touch.decoded;
    if (parked.has(recorded.stream)) continue;
    try {
      for (const [id, document] of apply(touch, documents, before)) {
        documents.set(id, document);
        changedAt.set(id, recorded.position);
      }
    } catch (reason) {
      parked.set(recorded.stream, parkedAt(projection.name, recorded, reason, now));
    }
  }
  return { documents, changedAt, parked: [...parked.values()], handled: touches.length };
}

function touchesOf(projection: Projection, decodedEvents: readonly DecodedEvent[]): Touch[] {
  const touches: Touch[] = [];
  for (const decoded of decodedEvents) {
    const handler = projection.handlers.get(decoded.recorded.type);
    if (handler) touches.push(touchOf(handler, decoded));
  }
  return touches.filter(({ ids, failure }) => ids.length > 0 || failure !== undefined);
}

function touchOf(handler: Touch['handler'], decoded: DecodedEvent): Touch {
  if (decoded.event === null) return { handler, decoded, ids: [], failure: decoded.failure };
  try {
    const named = handler.id(decoded.event);
    const ids = typeof named === 'string' ? [named] : (named ?? []);
    return { handler, decoded, ids };
  } catch (failure) {
    return { handler, decoded, ids: [], failure };
  }
}

type Documents = ReadonlyMap<string, Document | null>;

function apply(touch: Touch, changed: Documents, before: Documents): [string, Document | null][] {
  const { handler, decoded, ids } = touch;
  if (decoded.event === null || touch.failure !== undefined) throw touch.failure;
  const results: [string, Document | null][] = [];
  for (const id of ids) {
    const document = (changed.has(id) ? changed : before).get(id) ?? null;
    const result = handler.apply(document, decoded.event, id);
    if (result !== document) results.push([id, result]);
  }
  return results;
}
