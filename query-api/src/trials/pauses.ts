import {
  type DocumentOf,
  type DomainEvent,
  type EventOf,
  isRejection,
  type Market,
  startOfDay,
  trialSince,
} from '@portal/contracts';
import {
  firstStatus,
  minPauseReason,
  type mopEvents,
  mopPauses,
  MopStatus,
  type MopTrial,
  type pauseTrialOutcomes,
} from '@portal/contracts/areas/mop';
import { mopDecider, pauseOf } from '@portal/command-api/deciders';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { evolve, type StateOf } from '@portal/platform/decider/decider';
import type { QueryContext } from '@portal/platform/http/serve-queries';

type Events = EventOf<typeof mopEvents>;
type Requested = ProjectedEvent<Extract<Events, { type: 'MopPauseRequested' }>>;
type Changed = ProjectedEvent<Extract<Events, { type: 'MopPauseStatusChanged' }>>;
type State = StateOf<typeof mopDecider>;
/** The switch at a request. */
type IsOn = (decidedBy: Requested['data']['decidedBy']) => boolean;

export interface TriedPause {
  readonly id: string;
  readonly at: string;
  /** At the request; `null` if the rule refuses it. */
  readonly status: MopStatus | null;
  /** By a person, while it waited. */
  readonly turnedDown: boolean;
}

const isRequested = (event: ProjectedEvent): event is Requested => event.type === 'MopPauseRequested';
const isChanged = (event: ProjectedEvent): event is Changed => event.type === 'MopPauseStatusChanged';

function decidedAgain({ data, personal, metadata }: Requested, state: State, on: boolean) {
  const { pauseId, restaurantId, restaurantSite, restaurantName, userId, start, end, decidedBy } = data;
  // Reasons of erased people are gone.
  const value = personal.value?.reason ?? '-'.repeat(minPauseReason);
  const { setBy, setAt } = decidedBy;
  return mopDecider.decide.RequestMopPause(
    {
      input: { restaurant_id: restaurantId, start_date: start, end_date: end, value },
      facts: { restaurant: { site: restaurantSite, name: restaurantName }, policy: { on, setBy, setAt } },
      actor: { id: metadata.actor, userId, role: metadata.role as never, restaurants: [restaurantId] },
      at: metadata.at,
      market: metadata.market as Market,
      commandId: pauseId.slice(pauseId.indexOf('-') + 1),
    },
    state,
  );
}

const isTurnedDown = (event: ProjectedEvent): event is Changed =>
  isChanged(event) && event.data.from === MopStatus.Pending && event.data.to === MopStatus.Cancelled;

class Trial {
  readonly tried = new Map<string, TriedPause>();
  #state: State = mopDecider.initial;

  constructor(private readonly isOn: IsOn) {}

  request(event: Requested): void {
    const { pauseId: id, decidedBy } = event.data;
    const on = this.isOn(decidedBy);
    const decision = decidedAgain(event, this.#state, on);
    const status = isRejection(decision) ? null : firstStatus(on);
    this.tried.set(id, { id, at: event.metadata.at, status, turnedDown: false });
    if (!isRejection(decision)) decision.forEach((each) => this.follow(each));
  }

  /** Moot if the pause did not wait for an answer. */
  turnDown(event: Changed): void {
    const { pauseId } = event.data;
    const known = this.tried.get(pauseId);
    if (known) this.tried.set(pauseId, { ...known, turnedDown: true });
    if (pauseOf(this.#state, pauseId)?.status !== MopStatus.Confirmed) this.follow(event);
  }

  follow(event: DomainEvent): void {
    this.#state = evolve(mopDecider, this.#state, event);
  }
}

/** The requests of one restaurant by the decider, with another switch; later steps follow if they still apply. */
export function triedPauses(events: readonly ProjectedEvent[], isOn: IsOn): readonly TriedPause[] {
  const trial = new Trial(isOn);
  for (const event of events) {
    if (isRequested(event)) trial.request(event);
    else if (isTurnedDown(event)) trial.turnDown(event);
    else trial.follow(event);
  }
  return [...trial.tried.values()];
}

type Document = DocumentOf<typeof mopPauses>;

const pageSize = 500;

/** Newest first. */
async function requestedSince(since: string, { views }: QueryContext): Promise<readonly Document[]> {
  const found: Document[] = [];
  for (let page = 1; ; page += 1) {
    const { documents } = await views.find(mopPauses, { sort: '-requestedAt', page, size: pageSize });
    found.push(...documents.filter(({ requestedAt }) => requestedAt >= since));
    if (documents.length < pageSize || (documents.at(-1)?.requestedAt ?? '') < since) return found;
  }
}

function outcomeOf(
  { status, turnedDown }: TriedPause,
  pause: Document,
): (typeof pauseTrialOutcomes)[number] | null {
  if (status === null) return 'overlap';
  if (turnedDown) return 'turned_down';
  return pause.ended && pause.status === MopStatus.Pending ? 'unanswered' : null;
}

/** All requests with the switch on, beside what happened. */
export async function tryAutoConfirm(context: QueryContext): Promise<MopTrial> {
  const { log, now, marketRecord } = context;
  const since = trialSince(now(), marketRecord.timeZone);
  const documents = await requestedSince(startOfDay(since, marketRecord.timeZone), context);
  const restaurants = [...new Set(documents.map(({ restaurantId }) => restaurantId))];
  const tried = new Map<string, TriedPause>();
  for (const restaurant of restaurants) {
    const events = await log.readStreams([`mop-${restaurant}`]);
    for (const each of triedPauses(events, () => true)) tried.set(each.id, each);
  }
  const others = documents.flatMap((pause) => {
    const found = tried.get(pause.id);
    const outcome = found && outcomeOf(found, pause);
    if (!outcome) return [];
    const { id, restaurantSite, restaurantName, start, end, cancelReason } = pause;
    const restaurant_name = `${restaurantSite} - ${restaurantName}`;
    return [{ id, outcome, restaurant_name, start_date: start, end_date: end, cancel: cancelReason }];
  });
  const confirmed = documents.filter(({ id }) => tried.get(id)?.status === MopStatus.Confirmed).length;
  return { since, requests: documents.length, confirmed, others };
}
