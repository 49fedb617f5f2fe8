import { actorIdOf, type DocumentOf, type EventMetadata, type Market } from '@portal/contracts';
import { channels, isComplete, openingOn, openSpansOn } from '@portal/contracts/areas/channels';
import { mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import {
  type clockSteps,
  coordinateProblem,
  type FilmedState,
  type FilmOrder,
  type FilmStep,
  type FilmStepName,
  filmSteps,
} from '@portal/contracts/areas/network';
import { orders } from '@portal/contracts/areas/orders';
import { regionName, restaurants } from '@portal/contracts/areas/restaurants';
import type { ProjectedEvent } from '@portal/platform/codec/event-codec.port';
import { foldedDocuments } from '../../past';

/** Names are looked up for each answer: erased people lose theirs. */
export type ShotStep = Omit<FilmStep, 'by'> & { readonly by: number };

export interface Day {
  readonly day: string;
  /** ISO 8601 UTC, both included. */
  readonly from: string;
  readonly until: string;
  readonly market: Market;
  readonly spansOf: (channel: Channel) => readonly Span[];
}
type Channel = DocumentOf<typeof channels>;
interface Span {
  readonly start: string;
  readonly end: string;
}

/** Hours are shared by many restaurants, and time zones are slow. */
export function spansBy(day: string, market: Market): Day['spansOf'] {
  const known = new Map<string, readonly Span[]>();
  return ({ schedules: { restaurant: hours }, specialDays }) => {
    const key = JSON.stringify([hours, specialDays]);
    const spans = known.get(key) ?? openSpansOn(hours, specialDays, day, market);
    known.set(key, spans);
    return spans;
  };
}

const isDuring = ({ start, end }: Span, at: string) => start <= at && at < end;

/** A restaurant as its live views would have it. */
class Restaurant {
  readonly #folded = foldedDocuments([restaurants, channels, mopPauses, orders]);
  readonly #restaurants = this.#folded.of(restaurants);
  readonly #channels = this.#folded.of(channels);
  readonly #pauses = this.#folded.of(mopPauses);
  readonly orders = this.#folded.of(orders);

  constructor(
    readonly id: number,
    private readonly day: Day,
  ) {}

  take(event: ProjectedEvent): void {
    this.#folded.take(event);
  }

  get document() {
    return (this.#restaurants.get(String(this.id)) ?? null) as DocumentOf<typeof restaurants> | null;
  }

  pause(id: string) {
    return (this.#pauses.get(id) ?? null) as DocumentOf<typeof mopPauses> | null;
  }

  order(id: string): DocumentOf<typeof orders> | null {
    return (this.orders.get(id) ?? null) as DocumentOf<typeof orders> | null;
  }

  get #confirmed(): readonly Span[] {
    return [...this.#pauses.keys()].flatMap((id) => {
      const pause = this.pause(id);
      return pause && !pause.ended && pause.status === MopStatus.Confirmed ? pause : [];
    });
  }

  /** `null` without complete hours. */
  get #hours(): readonly Span[] | null {
    const channel = this.#channels.get(String(this.id)) as Channel | null | undefined;
    if (!channel || !this.document?.active) return [];
    if (!openingOn(channel.opening, this.day.day).open) return [];
    return isComplete(channel.schedules.restaurant) ? this.day.spansOf(channel) : null;
  }

  stateAt(at: string): FilmedState {
    if (this.document === null || this.document.deleted) return 'absent';
    const hours = this.#hours;
    if (hours === null) return 'unknown';
    if (!hours.some((span) => isDuring(span, at))) return 'closed';
    return this.#confirmed.some((span) => isDuring(span, at)) ? 'paused' : 'open';
  }

  /** When the clock may change the state, in order. */
  changesBetween(after: string, until: string): readonly string[] {
    const times = [...(this.#hours ?? []), ...this.#confirmed].flatMap(({ start, end }) => [start, end]);
    return [...new Set(times)].filter((at) => at > after && at <= until).sort();
  }

  filmed(id: string): FilmOrder | null {
    const order = this.order(id);
    if (order === null || order.deleted) return null;
    const { status, turn, neededOn } = order;
    return { status, turn, late: turn !== null && neededOn < this.day.day };
  }
}

function clockStepOf(was: FilmedState, is: FilmedState): (typeof clockSteps)[number] {
  if (is === 'paused') return 'PauseStarts';
  if (is === 'closed') return 'Closes';
  return was === 'paused' ? 'PauseEnds' : 'Opens';
}

const isStep = (type: string): type is FilmStepName => (filmSteps as readonly string[]).includes(type);

interface Recorded {
  readonly type: string;
  readonly data: { readonly orderId?: string; readonly pauseId?: string };
  readonly metadata: EventMetadata;
}

const blank = { state: null, order: null, pause: null, by: 0 } as const;

/** Steps of one restaurant, in order. */
function stepsOf(restaurant: Restaurant, events: readonly ProjectedEvent[], day: Day): readonly ShotStep[] {
  const steps: ShotStep[] = [];
  const { id } = restaurant;
  let now = day.from;
  let state = restaurant.stateAt(now);
  /** @returns the state if it has changed */
  const change = (at: string) => {
    const before = state;
    state = restaurant.stateAt(at);
    return state === before ? null : state;
  };
  const byClock = (at: string) => {
    const before = state;
    const is = change(at);
    if (is) steps.push({ ...blank, at, what: clockStepOf(before, is), restaurant: id, state: is });
  };
  const passTo = (until: string) => {
    restaurant.changesBetween(now, until).forEach(byClock);
    if (until > now) now = until;
  };
  for (const event of events) {
    passTo(event.metadata.at);
    const { type, data, metadata } = event as Recorded;
    const { orderId = '', pauseId = '' } = data;
    const was = restaurant.filmed(orderId);
    restaurant.take(event);
    if (!isStep(type)) {
      byClock(now);
      continue;
    }
    const order = restaurant.order(orderId);
    steps.push({
      at: now,
      what: type,
      restaurant: id,
      state: change(now),
      order: order && { id: order.id, number: order.number, was, is: restaurant.filmed(orderId) },
      pause: restaurant.pause(pauseId)?.status ?? null,
      by: actorIdOf(metadata),
    });
  }
  passTo(day.until);
  return steps;
}

/** Of pauses that are over before the day, nothing matters. */
function relevant(all: readonly ProjectedEvent[], { from }: Day): readonly ProjectedEvent[] {
  const over = new Set<unknown>();
  return all.filter(({ type, data }) => {
    const { pauseId, end } = data as { pauseId?: string; end?: string };
    if (type === 'MopPauseRequested' && end !== undefined && end < from) over.add(pauseId);
    return (isStep(type) || type === 'MopPauseEnded') && !over.has(pauseId);
  });
}

export function shotOf(id: number, all: readonly ProjectedEvent[], day: Day) {
  const restaurant = new Restaurant(id, day);
  const events = relevant(all, day);
  for (const event of events) if (event.metadata.at < day.from) restaurant.take(event);
  const state = restaurant.stateAt(day.from);
  const open = [...restaurant.orders.keys()]
    .flatMap((order) => restaurant.filmed(order) ?? [])
    .filter(({ turn }) => turn !== null);
  const during = events.filter(({ metadata: { at } }) => at >= day.from && at <= day.until);
  const steps = stepsOf(restaurant, during, day);
  const { document } = restaurant;
  if (document === null || (state === 'absent' && steps.length === 0 && open.length === 0)) return null;
  const { site, name, city, region, latitude, longitude } = document;
  const isPlaced = coordinateProblem(latitude, longitude, day.market) === null;
  return {
    steps,
    restaurant: {
      id,
      site,
      name,
      city,
      region,
      region_name: regionName(day.market, region),
      latitude: isPlaced ? latitude : null,
      longitude: isPlaced ? longitude : null,
      state,
      orders: open,
    },
  };
}
