import { z } from 'zod';
import { defineEvents, event } from '../../kernel';

/** Counts the views of a person, from 1. */
const viewId = z.int().positive();
const userId = z.int();

/**
 * Stream `savedViews-{userId}`: the views of tables that a person has named. Names and searches are sealed: people type
 * them, names of others among them (S18).
 */
export const savedViewEvents = defineEvents('saved-views', {
  /** A new one, or other filters under its name. */
  ViewSaved: event({
    data: z.object({ userId, viewId, table: z.string() }),
    personal: z.object({ name: z.string(), search: z.string() }),
  }),
  ViewDeleted: event({ data: z.object({ userId, viewId }) }),
});
