import { describe, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import {
  aPauseEnded,
  aPauseId,
  aPauseRequested,
  aPauseStatusChanged,
  aPauseWithdrawn,
  type mopPauses,
  MopStatus,
} from '@portal/contracts/areas/mop';
import { projecting } from '@portal/platform/testing/projection-kit';
import { mopPausesProjection } from './mop-pauses.projection';

type PauseDocument = DocumentOf<typeof mopPauses>;

const { Pending, Confirmed, Cancelled } = MopStatus;
const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-20T11:00:00.000Z';
const byAdministrator = { metadata: { at: later, role: Role.Administrator, actor: 'user-1' } };

const requested = aPauseRequested();
const confirmed = { ...aPauseStatusChanged(), ...byAdministrator };
const cancelReason = 'Ese día hay campaña nacional y la app sigue abierta.';
const cancelled = { ...aPauseStatusChanged({ to: Cancelled, cancelReason }), ...byAdministrator };
const withdrawn = { ...aPauseWithdrawn(), metadata: { at: later } };
const { end } = requested.data;
const ended = (status: MopStatus) => ({ ...aPauseEnded({ status }), metadata: { at: end } });

const asked = { what: 'requested', at, by: 12, role: Role.Franchisee } as const;
const step = (what: PauseDocument['history'][number]['what'], by = 1) =>
  ({ what, at: later, by, role: by === 12 ? Role.Franchisee : Role.Administrator }) as const;

const document: PauseDocument = {
  id: aPauseId,
  requestedAt: at,
  restaurantId: 1,
  restaurantSite: '101',
  restaurantName: 'Gran Vía',
  userId: 12,
  requestedBy: 12,
  start: '2026-12-01T10:00:00.000Z',
  end,
  reason: requested.personal.value?.reason ?? '',
  cancelReason: '',
  status: Pending,
  late: false,
  version: 0,
  autoConfirmed: false,
  withdrawn: false,
  ended: false,
  endedAt: null,
  history: [asked],
};

/** Each by the event of its index, unless set. */
const placed = (history: PauseDocument['history']) =>
  history.map((each, index) => ({ position: index + 1, ...each }));

const given = (...events: Parameters<ReturnType<typeof projecting>['given']>[0]) => ({
  then: ({ history = document.history, ...changes }: Partial<PauseDocument>) =>
    projecting(mopPausesProjection)
      .given(events)
      .thenDocument(aPauseId, { ...document, ...changes, history: placed(history) }),
});

describe('the view of pauses', () => {
  it('[R-MOP-02] holds the request, its sender and its time', async () => {
    await given(requested).then({});
  });

  it('[S18] shows no reason from an erased person', async () => {
    const erased = { ...requested, personal: { ...requested.personal, value: null } };
    await given(erased).then({ reason: '' });
  });

  it('[R-MOP-08] [AMB-47] marks a request that came late', async () => {
    await given(aPauseRequested({ late: true })).then({ late: true });
  });

  it('[R-MOP-07] [AMB-46] distinguishes what the switch confirmed from what a person confirmed', async () => {
    const auto = aPauseRequested({
      status: Confirmed,
      decidedBy: { autoConfirm: true, setBy: 1, setAt: '2026-11-02T08:00:00.000Z' },
    });
    const bySwitch = { what: 'confirmed', at, by: 0, role: 0, position: 1 } as const;
    await given(auto).then({ status: Confirmed, autoConfirmed: true, history: [asked, bySwitch] });
    const reopened = { ...aPauseStatusChanged({ from: Confirmed, to: Pending }), ...byAdministrator };
    await given(auto, reopened).then({
      version: 1,
      history: [asked, bySwitch, { ...step('reopened'), position: 2 }],
    });
    await given(requested, confirmed).then({
      status: Confirmed,
      version: 1,
      history: [asked, step('confirmed')],
    });
  });

  it('[R-MOP-11] keeps the reason of a cancellation as long as it is cancelled', async () => {
    const history = [asked, step('cancelled')];
    await given(requested, cancelled).then({ status: Cancelled, version: 1, cancelReason, history });
    const back = { ...aPauseStatusChanged({ from: Cancelled }), ...byAdministrator };
    await given(requested, cancelled, back).then({
      status: Confirmed,
      version: 2,
      history: [...history, step('confirmed')],
    });
  });

  it('[R-MOP-03] closes what the restaurant took back', async () => {
    await given(requested, withdrawn).then({
      status: Cancelled,
      withdrawn: true,
      ended: true,
      history: [asked, step('withdrawn', 12)],
    });
  });

  it('[R-MOP-14] shows that a pause has ended, and when', async () => {
    const byClock = { what: 'ended', at: end, by: 0, role: 0 } as const;
    const over = { ended: true, endedAt: end };
    await given(requested, ended(Pending)).then({ ...over, history: [asked, byClock] });
    await given(requested, confirmed, ended(Confirmed)).then({
      ...over,
      status: Confirmed,
      version: 1,
      history: [asked, step('confirmed'), byClock],
    });
  });

  it('[R-MOP-14] omits the end of a cancelled pause, but closes it', async () => {
    await given(requested, cancelled, ended(Cancelled)).then({
      status: Cancelled,
      version: 1,
      cancelReason,
      ended: true,
      history: [asked, step('cancelled')],
    });
  });

  it('[S18] keeps a pause whose people were erased, without what they wrote', async () => {
    const erase = <E extends { personal: { subject: string } }>(event: E) => ({
      ...event,
      personal: { subject: event.personal.subject, value: null },
    });
    await given(erase(requested), erase(confirmed), {
      ...withdrawn,
      data: { ...withdrawn.data, from: Confirmed },
    }).then({
      reason: '',
      status: Cancelled,
      version: 1,
      withdrawn: true,
      ended: true,
      history: [asked, step('confirmed'), step('withdrawn', 12)],
    });
  });

  it('knows nothing of a pause that was never asked for', async () => {
    await projecting(mopPausesProjection)
      .given([confirmed, withdrawn, ended(Confirmed)])
      .thenNoDocument(aPauseId);
  });
});
