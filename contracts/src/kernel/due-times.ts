import { z } from 'zod';
import { defineView, type DocumentOf } from './views';
import { instant } from './wire';

/** View of a deadline; plural noun: `mopPauseEnds`. */
export const defineDueTimes = (name: string) =>
  defineView(name, {
    schema: z.object({
      id: z.string(),
      dueAt: instant(),
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
