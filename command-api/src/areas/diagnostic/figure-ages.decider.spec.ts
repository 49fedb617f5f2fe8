import { describe, expect, it } from '@jest/globals';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import type { DueTime } from '@portal/contracts';
import { someFiguresImported, someFiguresRestored } from '@portal/contracts/areas/imports';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { figureAgesDecider } from './figure-ages.decider';
import { whenFiguresAreAYearOldThenNoteIt } from './when-figures-are-a-year-old-then-note-it.deadline';

const dueAt = '2026-11-20T09:30:00.000Z';
const note = { input: { restaurantId: 1, kind: 'sales' as const, dueAt } };
const old = { type: 'FiguresGrewOld' as const, data: { restaurantId: 1, kind: 'sales' as const, dueAt } };

describe('the age of figures', () => {
  it('[AMB-64] is noted once, and not before its time', () => {
    givenEvents(figureAgesDecider, [])
      .when('NoteOldFigures', { ...note, at: dueAt })
      .then([old]);
    givenEvents(figureAgesDecider, [])
      .when('NoteOldFigures', { ...note, at: '2026-11-19T09:30:00.000Z' })
      .thenNothing();
    givenEvents(figureAgesDecider, [old])
      .when('NoteOldFigures', { ...note, at: dueAt })
      .thenNothing();
    const next = { ...note.input, dueAt: '2027-11-20T09:30:00.000Z' };
    givenEvents(figureAgesDecider, [old])
      .when('NoteOldFigures', { input: next, at: next.dueAt })
      .then([{ ...old, data: next }]);
  });

  const deadline = whenFiguresAreAYearOldThenNoteIt({ NoteOldFigures: {} as never });
  const timing = (event: { type: string }) => deadline.on.get(event.type)?.(event as ProjectedEvent);

  it('[AMB-64] counts from the newest import of a kind and restaurant', () => {
    const importedAt = '2025-11-20T09:30:00.000Z';
    expect(timing(someFiguresImported({ importedAt }))).toEqual({ id: 'sales-1', dueAt });
    const restored = { importId: 'x', importedAt, period: null, rows: [] };
    expect(timing(someFiguresRestored({ restored }))).toEqual({ id: 'sales-1', dueAt });
    expect(timing(someFiguresRestored())).toEqual({ id: 'sales-1', dueAt: null });
    expect(timing(someFiguresImported({ restaurantId: null, place: 'nacional' }))).toBeNull();
  });

  it('[AMB-64] is noted of that kind and restaurant', () => {
    expect(deadline.then({ id: 'sales_week-12', dueAt } as DueTime).input).toEqual({
      restaurantId: 12,
      kind: 'sales_week',
      dueAt,
    });
  });
});
