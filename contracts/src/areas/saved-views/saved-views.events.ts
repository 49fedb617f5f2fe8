import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

/** Counted per person, from 1. */
const viewId = z.int().positive();
const userId = z.int();

/** Stream `savedViews-{userId}`. Names and searches are typed, so sealed (S18). */
export const savedViewEvents = defineEvents('saved-views', {
  /** New, or replaced by name. */
  ViewSaved: event({
    data: z.object({ userId, viewId, table: z.string() }),
    personal: z.object({ name: z.string(), search: z.string() }),
  }),
  ViewDeleted: event({ data: z.object({ userId, viewId }) }),
});
