import { type Market, marketRecords, startOfDay } from '@portal/contracts';
import { nextTurn, resourceTimesDue, timeOf } from '@portal/contracts/areas/resources';
import { intend } from '@portal/platform/automation/automation';
import { defineDeadline, fallsDue } from '@portal/platform/automation/deadline';
import type { ResourceEvent } from './resource-state';
import type { resourceBindings } from './resources.bindings';

interface Timed {
  readonly data: { readonly resourceId: number } & Parameters<typeof timeOf>[0];
  readonly metadata: { readonly market: string };
}

const next = ({ data, metadata }: Timed) => {
  const turn = nextTurn(timeOf(data));
  const { timeZone } = marketRecords[metadata.market as Market];
  return fallsDue(String(data.resourceId), turn === null ? null : startOfDay(turn, timeZone));
};

/** At market midnight: first day, a week before the last, the day after, two weeks later. */
export const whenTheDayOfAResourceComesThenApplyIt = ({
  ApplyResourceTime,
}: Pick<ReturnType<typeof resourceBindings>, 'ApplyResourceTime'>) =>
  defineDeadline<ResourceEvent>('when-the-day-of-a-resource-comes-then-apply-it', resourceTimesDue, {
    on: {
      ResourceAdded: (event) => (event.data.statusDay === undefined ? null : next(event)),
      ResourceTimeChanged: next,
      ResourceTimeReached: next,
    },
    then: ({ id }) => intend(ApplyResourceTime, { id: Number(id) }),
  });
