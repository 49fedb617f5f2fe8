import { describe, expect, it } from '@jest/globals';
import { type DomainEvent, defineView } from '@portal/contracts';
import { z } from 'zod';
import { projected } from '../testing/projection-kit';
import { changesOf } from './change-feed';
import { defineProjection } from './projection';

type Event = DomainEvent<'Named', { id: string; name: string }> | DomainEvent<'Removed', { id: string }>;

const schema = z.object({ id: z.string(), name: z.string() });
const things = defineView('things', { schema, filters: {}, sorts: [] });
const feed = defineView('thing-changes', {
  schema: z.object({ id: z.string(), position: z.int(), document: schema.nullable() }),
  filters: { position: 'number' },
  sorts: ['position'],
});
const projection = defineProjection<Event, typeof things>(things, {
  Named: {
    id: ({ data }) => data.id,
    apply: (thing, { data }) => (thing?.name === data.name ? thing : { ...data }),
  },
  Removed: { id: ({ data }) => data.id, apply: () => null },
});
const handlers = changesOf(projection, feed).handlers;
const applied = (event: Event, before: Record<string, unknown> | null, index: number) =>
  handlers.get(event.type)?.apply(before, projected(event, index), 'a') ?? null;

describe('the changes of a view', () => {
  it('are its documents with the position of their last change; what was removed stays', () => {
    const named = applied({ type: 'Named', data: { id: 'a', name: 'one' } }, null, 4);
    expect(named).toEqual({ id: 'a', position: 5, document: { id: 'a', name: 'one' } });
    const removed = applied({ type: 'Removed', data: { id: 'a' } }, named, 6);
    expect(removed).toEqual({ id: 'a', position: 7, document: null });
    const again = applied({ type: 'Named', data: { id: 'a', name: 'two' } }, removed, 8);
    expect(again).toEqual({ id: 'a', position: 9, document: { id: 'a', name: 'two' } });
  });

  it('leave alone what an event did not change', () => {
    const named = applied({ type: 'Named', data: { id: 'a', name: 'one' } }, null, 4);
    expect(applied({ type: 'Named', data: { id: 'a', name: 'one' } }, named, 5)).toBe(named);
  });
});
