import { channelQueries } from '@portal/contracts/areas/channels';
import {
  mopCommands,
  mopQueries,
  type MopRequest,
  type MopStatus,
  mopStatuses,
} from '@portal/contracts/areas/mop';
import { endOfDay, type Role, startOfDay } from '@portal/contracts/kernel';
import { fakeApi, refuse } from '#testing/fake-api';
import type { PersonFacts } from '#testing/sample-session';
import { aPause, idOf, zone } from './sample-pauses';

const switchOf = (on: boolean): 0 | 1 => (on ? 1 : 0);
type Step = MopRequest['history'][number];
const decisions = { 1: 'reopened', 2: 'confirmed', 3: 'cancelled' } as const;

/** Some pauses, as a person of that role sees them. */
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
  /** An administrator decides. */
  const decide = (id: string, status: MopStatus, cancel = '', name = 'Adela Mínguez') =>
    change(id, { status, cancel }, { what: decisions[status], name, role: 2 });
  /** The clock ends it. */
  const end = (id: string) =>
    change(id, { ended_at: new Date().toISOString() }, { what: 'ended', name: '', role: 0 });
  const setAutoConfirm = (on: boolean) =>
    api.on(mopQueries.GetMopAutoConfirm, () => ({
      confirm: switchOf(on),
      set_by: 'Adela Mínguez',
      set_at: '2026-11-20T08:30:00.000Z',
    }));

  // No hours are known.
  api.on(channelQueries.GetChannel, () => refuse('restaurant_not_found', { status: 404 }));
  setAutoConfirm(false);
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
