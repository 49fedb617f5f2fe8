import type { MopRequest, PauseProblem, PauseWish } from '@portal/contracts/areas/mop';
import { mopQueries, pauseProblems } from '@portal/contracts/areas/mop';
import { dayOf } from '@portal/contracts/kernel';
import { useCallQuery } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { useMarket } from '../../../app/market';
import { useNow } from '../../../ui/use-now';
import { requestMessages } from './request.messages';
import type { Refusal } from './use-pause-request';
import type { Draft } from './wish';
import { inTheWay, wishOf } from './wish';

type FieldName = 'start' | 'end' | 'reason';
type Problem = PauseProblem | 'unfinished' | 'overlap';
type Problems = Partial<Readonly<Record<FieldName, Problem>>>;

const wireNames = { start: 'start_date', end: 'end_date', reason: 'value' } as const;
const fieldNames = Object.keys(wireNames) as FieldName[];
const nobody: readonly MopRequest[] = [];

/** A wish that ends before it starts has no time for others to be in. */
const spanOf = (wish: PauseWish | null) =>
  wish !== null && Date.parse(wish.start_date) <= Date.parse(wish.end_date) ? wish : null;

/** Pauses that stand where the wish wants to stand, so that they are seen before it is sent. */
function useOthersInTheWay(draft: Draft, wish: PauseWish | null): readonly MopRequest[] {
  const { timeZone } = useMarket();
  const span = spanOf(wish);
  const days = span && { from: dayOf(span.start_date, timeZone), to: dayOf(span.end_date, timeZone) };
  const others = useCallQuery(
    mopQueries.ListMopPauses,
    { restaurant_id: draft.restaurantId, status: '1,2', open: 1, ...days, sort: 'start_date', size: -1 },
    { enabled: span !== null },
  );
  return span === null ? nobody : inTheWay(span, others.data ?? nobody);
}

/** What the server said, as long as the field says what it said no to. */
function saidBefore(draft: Draft, refusal: Refusal | null): Problems {
  const said = Object.entries(refusal?.error.fields ?? {});
  const isOverlap = refusal?.error.code === 'pauses_overlap';
  const stands = (field: FieldName) => JSON.stringify(refusal?.draft[field]) === JSON.stringify(draft[field]);
  return Object.fromEntries(
    fieldNames.flatMap((field) => {
      const found = said.find(([name]) => name === wireNames[field]);
      return found === undefined || !stands(field) ? [] : [[field, isOverlap ? 'overlap' : found[1]]];
    }),
  ) as Problems;
}

function ownProblems(draft: Draft, wish: PauseWish | null, isTaken: boolean, now: number): Problems {
  if (wish === null) {
    return {
      ...(draft.start.day === '' && { start: 'unfinished' }),
      ...(draft.end.day === '' && { end: 'unfinished' }),
    } as const;
  }
  const found = pauseProblems(wish, new Date(now).toISOString());
  return {
    start: found.start_date ?? (isTaken ? 'overlap' : undefined),
    end: found.end_date,
    reason: found.value,
  };
}

export interface DraftProblems {
  /** What to say at the fields. */
  readonly complaints: Partial<Readonly<Record<FieldName, string>>>;
  /** Nothing that this browser knows speaks against sending it. */
  readonly isSendable: boolean;
  readonly others: readonly MopRequest[];
}

/**
 * What speaks against a draft, at the field where it is mended: by the server's own rules (R-MOP-04, R-MOP-05), by the
 * pauses that there are, and by what the server answered. Times complain at once, the reason when it was to be sent.
 */
export function useProblems(draft: Draft, wasAsked: boolean, refusal: Refusal | null): DraftProblems {
  const text = useText(requestMessages);
  const market = useMarket();
  const now = useNow();
  const wish = wishOf(draft, market);
  const others = useOthersInTheWay(draft, wish);
  const own = ownProblems(draft, wish, others.length > 0, now);
  const said = saidBefore(draft, refusal);
  const complaints = fieldNames.flatMap((field) => {
    const problem = own[field] ?? said[field];
    const isTooSoon = field === 'reason' && !wasAsked;
    return problem === undefined || isTooSoon ? [] : [[field, text(`problem.${problem}`)] as const];
  });
  return {
    complaints: Object.fromEntries(complaints),
    isSendable: wish !== null && Object.values(own).every((problem) => problem === undefined),
    others,
  };
}
