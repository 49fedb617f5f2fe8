import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';

/** Equal events of one command. */
export interface EventGroup {
  readonly event: ProjectedEvent;
  readonly ids: readonly string[];
}

interface OfEvent {
  readonly eventId: string;
  readonly at: string;
}

/**
 * Each after what caused it, with its messages. Causes that were read besides come before what they joined.
 * @param events in log order
 * @param joined by event id
 */
export function inCausalOrder<M extends OfEvent>(
  events: readonly ProjectedEvent[],
  messages: readonly M[],
  joined: ReadonlyMap<string, readonly ProjectedEvent[]> = new Map(),
): (EventGroup | M)[] {
  const groups = together(events);
  const byEvent = new Map(groups.flatMap((each) => each.ids.map((id) => [id, each] as const)));
  const byCommand = new Map(groups.toReversed().map((each) => [each.event.metadata.commandId, each]));
  const causeOf = ({ event: { metadata } }: EventGroup) =>
    byEvent.get(metadata.causationId) ??
    (metadata.causationId === metadata.commandId ? undefined : byCommand.get(metadata.causationId));
  const effects = groupedBy(groups, causeOf);
  const sent = groupedBy(messages, ({ eventId }) => byEvent.get(eventId));

  function from(each: EventGroup): (EventGroup | M)[] {
    const besides = each.ids.flatMap((id) => joined.get(id) ?? []);
    return [
      ...together(besides),
      each,
      ...(sent.get(each) ?? []).toSorted((one, other) => (one.at < other.at ? -1 : 1)),
      ...(effects.get(each) ?? []).flatMap(from),
    ];
  }
  return (effects.get(undefined) ?? []).flatMap(from);
}

function together(events: readonly ProjectedEvent[]): EventGroup[] {
  const groups = groupedBy(events, ({ type, metadata }) => `${metadata.commandId} ${type}`);
  return [...groups.values()].flatMap((group) => {
    const [event] = group;
    return event ? [{ event, ids: group.map(({ id }) => id) }] : [];
  });
}

function groupedBy<T, K>(all: readonly T[], keyOf: (each: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
