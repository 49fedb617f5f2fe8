import { z } from 'zod';
import { defineView, type DocumentOf } from './views';
import { instant } from './wire';

/** Declares the view in which a deadline keeps what falls due when. Plural nouns: `mopPauseEnds`. */
export const defineDueTimes = (name: string) =>
  defineView(name, {
    schema: z.object({
      /** What falls due: the id of a pause. */
      id: z.string(),
      dueAt: instant(),
      /** The event that set it. */
      eventId: z.string(),
      eventType: z.string(),
      stream: z.string(),
      revision: z.int(),
      position: z.int(),
      correlationId: z.string(),
    }),
    keptByDeadline: true,
    filters: { dueAt: 'text' },
    sorts: ['dueAt'],
    indexes: [['dueAt']],
  });

export type DueTimes = ReturnType<typeof defineDueTimes>;
export type DueTime = DocumentOf<DueTimes>;
