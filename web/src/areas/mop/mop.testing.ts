import { channelQueries } from '@portal/contracts/areas/channels';
import {
  mopCommands,
  mopQueries,
  type MopRequest,
  type MopStatus,
  mopStatuses,
} from '@portal/contracts/areas/mop';
import { dayOf, daysAfter, endOfDay, instantAt, type Role, startOfDay } from '@portal/contracts/kernel';
import type { PersonFacts } from '#testing/sample-session';
import { fakeApi, refuse, screen, screenKit, textsOf } from '#testing/screen-kit';
import { mopArea } from './index';
import { adminTexts } from './texts';

const zone = 'Europe/Madrid';
export const longReason = 'Se ha roto la cámara de frío y no podemos servir los pedidos con seguridad.';

export const idOf = (number: number, restaurant = 1) =>
  `${restaurant}-00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const hour = 3_600_000;
const hoursAhead = (hours: number) =>
  new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

const today = () => dayOf(new Date().toISOString(), zone);
const sinceMonday = () => (new Date(today()).getUTCDay() + 6) % 7;

export const weekAhead = (weeks: number) => daysAfter(today(), weeks * 7 + 2 - sinceMonday());

const nextWeek = (hours: number) =>
  new Date(Date.parse(instantAt(weekAhead(1), '12:00', zone)) + hours * hour).toISOString();

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
    version: 0,
    auto_confirmed: false,
    withdrawn: false,
    ended_at: null,
    history: [{ what: 'requested', at: asked, name: 'Carmen Ruiz', role: 1 }],
    ...facts,
  };
}

export const around = (before: number, ahead: number) => ({
  start_date: hoursAhead(-before),
  end_date: hoursAhead(ahead),
});

const switchOf = (on: boolean): 0 | 1 => (on ? 1 : 0);
type Step = MopRequest['history'][number];
const decisions = { 1: 'reopened', 2: 'confirmed', 3: 'cancelled' } as const;

export function mopApi(rows: readonly MopRequest[], role: Role = 1, person: PersonFacts = {}) {
  const api = fakeApi().signedIn({ type: role, ...person });
  const pauses = api.collection([mopQueries.ListMopRequests, mopQueries.ListMopPauses], rows, {
    search: ['restaurant_name', 'value'],
    filters: {
      open: ({ ended_at: ended }) => ended === null,
      begun: ({ status, start_date: start }) => status === 1 && Date.parse(start) <= Date.now(),
      from: ({ end_date: end }, day) => end > startOfDay(day, zone),
      to: ({ start_date: start }, day) => start <= endOfDay(day, zone),
    },
    get: { query: mopQueries.GetMopPause, missing: 'pause_not_found' },
    count: { query: mopQueries.CountMopRequests, by: 'status', values: mopStatuses.map(({ id }) => id) },
  });

  function change(id: string, facts: Partial<MopRequest>, step: Omit<Step, 'at'>) {
    const history = [...(pauses.get(id)?.history ?? []), { ...step, at: new Date().toISOString() }];
    return pauses.patch(id, { ...facts, history });
  }
  const decide = (id: string, status: MopStatus, cancel = '', name = 'Adela Mínguez') =>
    change(id, { status, cancel }, { what: decisions[status], name, role: 2 });
  const end = (id: string) =>
    change(id, { ended_at: new Date().toISOString() }, { what: 'ended', name: '', role: 0 });
  const setAutoConfirm = (on: boolean) =>
    api.on(mopQueries.GetMopAutoConfirm, () => ({
      confirm: switchOf(on),
      set_by: 'Adela Mínguez',
      set_at: '2026-11-20T08:30:00.000Z',
    }));

  api.on(channelQueries.GetChannel, () => refuse('restaurant_not_found', { status: 404 }));
  setAutoConfirm(false);
  api.on(mopQueries.TryMopAutoConfirm, () => ({
    since: '2026-08-22',
    requests: 44,
    confirmed: 41,
    others: [],
  }));
  api.on(mopCommands.SetMopAutoConfirm, ({ confirm }) => {
    setAutoConfirm(confirm);
    return { confirm: switchOf(confirm) };
  });
  api.on(mopCommands.RequestMopPause, (request) =>
    pauses.add(aPause(20, { ...request, id: idOf(101, request.restaurant_id) })),
  );
  api.on(mopCommands.ChangeMopPauseStatus, ({ id, status, cancel_value: reason, version }) =>
    (version ?? pauses.get(id)?.version) === pauses.get(id)?.version
      ? decide(id, status, reason)
      : refuse('conflict', { status: 409 }),
  );
  api.on(mopCommands.WithdrawMopPause, ({ id }) =>
    change(id, { status: 3, withdrawn: true }, { what: 'withdrawn', name: 'Carmen Ruiz', role: 1 }),
  );
  return { api, pauses, decide, end, setAutoConfirm };
}
export type FakeMop = ReturnType<typeof mopApi>;

export const place = (number: number) => ({
  restaurant_id: number,
  restaurant_site: String(100 + number),
  restaurant_name: `Local ${number}`,
});

export const requests = (...pauses: ReturnType<typeof aPause>[]) => mopApi(pauses, 2);

export const openMop = screenKit(mopArea, '/admin/mop');

export const requestList = () => screen.findByRole('list', { name: textsOf(adminTexts)('requests') });

export const statusName = (status: MopStatus): string =>
  mopStatuses.find(({ id }) => id === status)?.label.CAST ?? '';

export const decisionsOn = (mop: FakeMop, number: number) =>
  mop.api.callsTo(mopCommands.ChangeMopPauseStatus).filter(({ id }) => id === idOf(number));
