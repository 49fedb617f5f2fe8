import { expect, it } from '@jest/globals';
import { daysShape, defineDueTimes, defineEvents, event } from '@portal/contracts';
import { z } from 'zod';
import { periodDeadline } from './record-period';

const flag = { flagId: z.int() };
const shown = event({ data: z.object({ ...flag, ...daysShape.data }) });
const rest = {
  FlagAdded: shown,
  FlagDeleted: event({ data: z.object(flag) }),
  FlagRestored: shown,
  FlagPeriodReached: event({ data: z.object({ ...flag, ...daysShape.reached }) }),
};
const more = { key: 'flagId', dueTimes: defineDueTimes('flagPeriods'), apply: {} as never } as const;
const name = 'when-flags-begin-or-end-then-announce';

it('[R-HOM-06] the deadline of a period compiles only with days in the events that move it', () => {
  const complete = defineEvents('flags', { ...rest, FlagUpdated: shown });
  const deadline = periodDeadline(name, 'Flag', { ...more, events: complete });
  expect(deadline.name).toBe(name);
  const withoutDays = defineEvents('flags', { ...rest, FlagUpdated: event({ data: z.object(flag) }) });
  // @ts-expect-error `FlagUpdated` has no days
  periodDeadline(name, 'Flag', { ...more, events: withoutDays });
  // @ts-expect-error there is no `FlagUpdated`
  periodDeadline(name, 'Flag', { ...more, events: defineEvents('flags', rest) });
  // @ts-expect-error the id has another name
  periodDeadline(name, 'Flag', { ...more, events: complete, key: 'id' });
});
