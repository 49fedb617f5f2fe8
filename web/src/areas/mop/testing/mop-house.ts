import type { MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import { mopStatuses, overlaps, pauseProblems } from '@portal/contracts/areas/mop';
import { daysAfter, endOfDay, instantAt, startOfDay } from '@portal/contracts/kernel';
import type { Role } from '@portal/contracts/kernel';
import type { FakeAnswer, FakeCall } from '../../../testing/fake-house';
import { aSession, FakeHouse } from '../../../testing/fake-house';

const zone = 'Europe/Madrid';
export const longReason = 'Se ha roto la cámara de frío y no podemos servir los pedidos con seguridad.';

/** `1-00000000-…-000000000007`: pause 7 of restaurant 1. */
export const idOf = (number: number, restaurant = 1) =>
  `${restaurant}-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Milliseconds from now, at a full hour. */
const hour = 3_600_000;
const hoursAhead = (hours: number) =>
  new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

type Step = MopRequest['history'][number];
const step = (what: Step['what'], name: string, role: Step['role'], at: string): Step => ({
  what,
  at,
  name,
  role,
});

const today = () => new Date().toISOString().slice(0, 10);
/** How many days ago it was Monday. */
const sinceMonday = () => (new Date(today()).getUTCDay() + 6) % 7;

/** A Wednesday so many weeks from now, as the address carries a week: any day of it names it. */
export const weekAhead = (weeks: number) => daysAfter(today(), weeks * 7 + 2 - sinceMonday());

/** So many hours after noon of next week's Wednesday: whatever day it is today, that week has it whole. */
const nextWeek = (hours: number) =>
  new Date(Date.parse(instantAt(weekAhead(1), '12:00', zone)) + hours * hour).toISOString();

/** Pause so-and-so of Gran Vía: two hours of next week, asked for by Carmen. */
export function aPause(number: number, facts: Partial<MopRequest> = {}): MopRequest {
  const asked = `2026-11-${String(number).padStart(2, '0')}T08:30:00.000Z`;
  return {
    id: idOf(number, facts.restaurant_id),
    log_date: asked,
    restaurant_id: 1,
    restaurant_site: '101',
    restaurant_name: 'Gran Vía',
    user_name: 'Carmen Ruiz',
    start_date: nextWeek(number * 3),
    end_date: nextWeek(number * 3 + 2),
    value: longReason,
    cancel: '',
    status: 1,
    late: false,
    auto_confirmed: false,
    withdrawn: false,
    ended_at: null,
    history: [step('requested', 'Carmen Ruiz', 1, asked)],
    ...facts,
  };
}

/** Lasting from so many hours ago to so many hours ahead. */
export const around = (before: number, ahead: number) => ({
  start_date: hoursAhead(-before),
  end_date: hoursAhead(ahead),
});

const listOf = (text: string | null) => text?.split(',').map(Number) ?? null;
const steps: Readonly<Record<MopStatus, Step['what']>> = { 1: 'reopened', 2: 'confirmed', 3: 'cancelled' };

/** Narrows as the real house does. */
function isAsked(pause: MopRequest, query: URLSearchParams): boolean {
  const given = (name: string, test: (value: string) => boolean) => {
    const value = query.get(name);
    return value === null || test(value);
  };
  return (
    given('restaurant_id', (id) => pause.restaurant_id === Number(id)) &&
    given('status', (status) => listOf(status)?.includes(pause.status) === true) &&
    given('late', () => pause.late) &&
    given('open', () => pause.ended_at === null) &&
    given('q', (words) => `${pause.restaurant_name} ${pause.value}`.includes(words)) &&
    given('from', (day) => pause.end_date > startOfDay(day, zone)) &&
    given('to', (day) => pause.start_date <= endOfDay(day, zone))
  );
}

/** A house that keeps some pauses: lists, counts, takes, decides and withdraws them as the real one does. */
export class MopHouse extends FakeHouse {
  readonly pauses = new Map<string, MopRequest>();
  autoConfirm = false;
  #position = 0;
  #requested = 100;

  constructor(pauses: readonly MopRequest[], role: Role = 1) {
    super();
    this.signIn(aSession({ type: role }));
    this.on('mop_requests', (call) => this.#list(call));
    this.on('admin/mop_requests', (call) => this.#list(call));
    this.on('admin/mop_requests/count', ({ query }) => ({ data: this.#count(query) }));
    this.on('mop_request/get_confirm', () => ({
      data: {
        confirm: this.autoConfirm ? 1 : 0,
        set_by: 'Adela Mínguez',
        set_at: '2026-11-20T08:30:00.000Z',
      },
    }));
    for (const on of [0, 1]) {
      this.on(`mop_request/update_confirm/${on}`, () => {
        this.autoConfirm = on === 1;
        return this.#done({ confirm: on });
      });
    }
    this.on('mop_request/add', (call) => this.#add(call));
    pauses.forEach((pause) => this.place(pause));
  }

  /** Another pause is there from now on. */
  place(pause: MopRequest): void {
    const { id } = pause;
    this.pauses.set(id, pause);
    this.on(`mop_requests/update/${id}`, ({ body }) =>
      this.decide(id, Number(body['status']) as MopStatus, String(body['cancel_value'])),
    );
    this.on(`mop_request/${id}/withdraw`, () =>
      this.change(id, { status: 3, withdrawn: true }, step('withdrawn', 'Carmen Ruiz', 1, this.#now())),
    );
  }

  /** An administrator decides. */
  decide(id: string, status: MopStatus, cancel = '', by = 'Adela Mínguez'): FakeAnswer {
    return this.change(id, { status, cancel }, step(steps[status], by, 2, this.#now()));
  }

  /** The clock ends it. */
  end(id: string): FakeAnswer {
    return this.change(id, { ended_at: this.#now() }, step('ended', '', 0, this.#now()));
  }

  change(id: string, facts: Partial<MopRequest>, what: Step): FakeAnswer {
    const pause = this.pauses.get(id);
    if (pause === undefined) return { error: 'pause_not_found', status: 404 };
    const changed = { ...pause, ...facts, history: [...pause.history, what] };
    this.pauses.set(id, changed);
    return this.#done({ id, status: changed.status });
  }

  readonly #now = () => new Date(Date.now() + this.#position).toISOString();

  #done(data: object): FakeAnswer {
    this.#position += 1;
    return { data, more: { position: this.#position } };
  }

  #add({ body }: FakeCall): FakeAnswer {
    const wish = body as { restaurant_id: number; start_date: string; end_date: string; value: string };
    const fields = pauseProblems(wish, new Date().toISOString());
    if (Object.keys(fields).length > 0) return { error: 'pause_incomplete', fields };
    const span = { start: wish.start_date, end: wish.end_date };
    const other = [...this.pauses.values()].find(
      (pause) => pause.status !== 3 && overlaps(span, { start: pause.start_date, end: pause.end_date }),
    );
    if (other !== undefined) return { error: 'pauses_overlap', fields: { start_date: other.id } };
    this.#requested += 1;
    const id = idOf(this.#requested, wish.restaurant_id);
    const status = this.autoConfirm ? 2 : 1;
    const asked = this.#now();
    const history = [step('requested', 'Carmen Ruiz', 1, asked)];
    this.place(aPause(20, { ...wish, id, status, log_date: asked, history }));
    return this.#done({ id, status, late: false });
  }

  #list({ query }: FakeCall): FakeAnswer {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 25)];
    const sort = query.get('sort') ?? '-log_date';
    const field = sort.replace('-', '') as keyof MopRequest;
    const direction = sort.startsWith('-') ? -1 : 1;
    const found = [...this.pauses.values()]
      .filter((pause) => isAsked(pause, query))
      .toSorted((a, b) => direction * String(a[field]).localeCompare(String(b[field])));
    const rows = size === -1 ? found : found.slice((page - 1) * size, page * size);
    return { data: rows, more: { total: found.length } };
  }

  #count(query: URLSearchParams): Record<string, number> {
    const there = [...this.pauses.values()].filter((pause) => isAsked(pause, query));
    return Object.fromEntries(
      mopStatuses.map(({ id }) => [String(id), there.filter(({ status }) => status === id).length]),
    );
  }
}
