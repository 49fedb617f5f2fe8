import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  anAutoConfirmSet,
  aPauseEnded,
  aPauseId,
  aPauseRequested,
  aPauseStatusChanged,
  aPauseWithdrawn,
  mopPushes,
  MopStatus,
} from '@portal/contracts/areas/mop';
import { projected } from '@portal/platform/testing/projection-kit';
import { mopPushRules } from './mop.push';

const pushesOf = (event: Parameters<typeof projected>[0]) => {
  const pushes = mopPushRules.on.get(event.type)?.(projected(event, 41)) ?? [];
  for (const { name, payload } of pushes) {
    expect(mopPushes.payloads[name as keyof typeof mopPushes.payloads].parse(payload)).toEqual(payload);
  }
  return pushes;
};

describe('pushes of pauses', () => {
  const { Pending, Confirmed, Cancelled } = MopStatus;
  it.each([
    ['asked for', aPauseRequested(), Pending, { version: 41 }],
    ['confirmed by the switch', aPauseRequested({ status: Confirmed }), Confirmed, { version: 41 }],
    ['decided', aPauseStatusChanged(), Confirmed, { version: 41 }],
    ['withdrawn', aPauseWithdrawn(), Cancelled, {}],
    ['ended', aPauseEnded(), Confirmed, {}],
  ])(
    '[R-MOP-14] tells the restaurant and the administrators when one was %s',
    (_, event, status, decided) => {
      expect(pushesOf(event)).toEqual([
        {
          name: 'MopPauseChanged',
          payload: { pauseId: aPauseId, status, ...decided, position: 42 },
          to: [{ restaurant: 1 }, { role: Role.Administrator }],
        },
      ]);
    },
  );

  it('[R-MOP-07] tells the administrators of the switch', () => {
    expect(pushesOf(anAutoConfirmSet({ on: false }))).toEqual([
      {
        name: 'MopAutoConfirmChanged',
        payload: { on: false, position: 42 },
        to: [{ role: Role.Administrator }],
      },
    ]);
  });
});
