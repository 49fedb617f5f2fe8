import { z } from 'zod';
import { command, defineCommands, only, Role, wireCommaList, wireFlag, wireRequiredText } from '../../kernel';

const administrator = only([Role.Administrator]);
/** The id of the operation, by which the log of operations knows it. */
const accepted = z.object({ id: z.string() });

/*
 * None of these is in the specification: they are what operating the portal needs (R8, R9). A wish is an event, so it
 * is written down who wished what; it is carried out by whatever program follows the log, on whatever machine.
 */
export const operationsCommands = defineCommands('operations', {
  RetryParkedStream: command({
    method: 'POST',
    path: 'operations/parked/retry',
    input: z.object({ projection: wireRequiredText(200), stream: wireRequiredText(300) }),
    output: accepted,
    access: administrator,
    summary: 'Handles again what waits behind an event that a projection could not handle (R9)',
  }),
  RetryParkedMail: command({
    method: 'POST',
    path: 'operations/mails/retry',
    input: z.object({ id: wireRequiredText(300) }),
    output: accepted,
    access: administrator,
    summary: 'Sends a mail again that was given up (R12)',
  }),
  RebuildProjections: command({
    method: 'POST',
    path: 'operations/rebuild',
    input: z.object({
      projections: wireCommaList(wireRequiredText(200), 100).pipe(z.array(z.string()).min(1)),
      activate: wireFlag().default(true),
    }),
    output: accepted,
    access: administrator,
    rejections: ['projection_unknown'],
    summary: 'Fills views anew beside the live ones, compares, and switches unless told only to compare (R8)',
  }),
  RollbackRebuild: command({
    method: 'POST',
    path: 'operations/rebuild/back',
    /** Of the operation that is to be undone. */
    input: z.object({ id: wireRequiredText(100) }),
    output: accepted,
    access: administrator,
    rejections: ['previous_version_gone', 'rebuild_under_way'],
    summary: 'Brings the copies from before the last rebuild up to date and switches back to them (R8)',
  }),
});
