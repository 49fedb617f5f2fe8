import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  mopCommands,
  mopPauseEnds,
  mopQueries,
  type MopRequest,
  minCancelReason,
  minPauseReason,
} from '@portal/contracts/areas/mop';
import { testClock } from '@portal/platform/testing/test-clock';
import { addRestaurant } from '../programs/add-restaurant';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { until } from '../programs/until';
import { buildTestFixture, foreignRestaurant, ownRestaurant } from '../programs/test-fixture';
import { expectAbsentInPortugal } from './absent-in-portugal';
import { dataOf } from './answers';
import { sendCall } from './send-call';

/** Friday morning: 48 working hours later is Tuesday. */
const now = '2026-11-20T09:30:00.000Z';
const reason = 'Cambiamos las freidoras y la campana de extracción de la cocina.';
const cancelReason = 'Ese día hay campaña nacional y la app sigue abierta.';

describe('pauses over HTTP', () => {
  const clock = testClock(now);
  let portal: InProcessPortal;
  let ana: SignedIn;
  let admin: SignedIn;
  let hour = 0;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES', clock.now);
    await buildTestFixture(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    admin = await portal.signIn(Role.Administrator, Role.Administrator);
  });
  afterAll(async () => {
    await portal.close();
  });

  /** For a free hour of December. */
  const aRequest = () => {
    hour += 1;
    const at = (hours: number) => new Date(Date.UTC(2026, 11, 1, hours)).toISOString();
    return { restaurant_id: ownRestaurant, start_date: at(hour), end_date: at(hour + 1), value: reason };
  };
  const post = (path: string, payload: object | string, signedIn: SignedIn, headers = {}) =>
    portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers: { ...signedIn, ...headers } });
  const ask = (requested: object, headers = {}) => post('mop_request/add', requested, ana, headers);
  const asked = async (requested: object = aRequest()) =>
    (await ask(requested)).json<{ data: { id: string; status: number; late: boolean }; position: number }>();
  const decide = (id: string, payload: object, signedIn = admin) =>
    post(`mop_requests/update/${id}`, payload, signedIn);

  /** The pause as read at a position. */
  async function seen(id: string, signedIn: SignedIn, position?: number) {
    const min = position ?? (await portal.stores.events.head());
    const answer = await sendCall(
      portal,
      mopQueries.ListMopPauses,
      { size: 200 },
      {
        signedIn,
        headers: { 'x-min-position': String(min) },
      },
    );
    return dataOf<MopRequest[]>(answer).find((pause) => pause.id === id);
  }

  it('[R-API-124] [AMB-49] are asked for with the names of the specification, and answered with id and status', async () => {
    const answer = await ask(aRequest());
    expect(answer.json()).toEqual({
      status: true,
      data: { id: expect.stringMatching(/^1-[0-9a-f-]{36}$/), status: 1, late: false },
      position: expect.any(Number),
    });
    const form = new URLSearchParams(
      Object.entries(aRequest()).map(([name, value]) => [name, String(value)]),
    );
    const formType = { 'content-type': 'application/x-www-form-urlencoded' };
    const byForm = await post('mop_request/add', form.toString(), ana, formType);
    expect(dataOf(byForm)).toMatchObject({ status: 1, late: false });
  });

  it('[R-MOP-02] are listed to the restaurant and to the administrators alike', async () => {
    const requested = aRequest();
    const { id } = (await asked({ ...requested, start_date: requested.start_date.replace('Z', '+00:00') }))
      .data;
    const pause = await seen(id, ana);
    expect(pause).toEqual({
      id,
      version: expect.any(Number),
      log_date: now,
      restaurant_id: ownRestaurant,
      restaurant_site: '101',
      restaurant_name: `Restaurante ${ownRestaurant}`,
      user_name: 'Persona 1',
      start_date: requested.start_date,
      end_date: requested.end_date,
      value: reason,
      cancel: '',
      status: 1,
      late: false,
      auto_confirmed: false,
      withdrawn: false,
      ended_at: null,
      history: [
        {
          what: 'requested',
          at: now,
          name: 'Persona 1',
          role: Role.Franchisee,
          position: expect.any(Number),
        },
      ],
    });
    const list = await portal.app.inject({
      method: 'GET',
      url: '/api/admin/mop_requests?status=1&size=200&q=persona',
      headers: { ...admin },
    });
    expect(dataOf<MopRequest[]>(list)).toContainEqual(pause);
  });

  it('[R-MOP-04] [R-MOP-05] [R-ERR-15] are refused with everything that is wrong, at its field', async () => {
    const past = await ask({
      ...aRequest(),
      start_date: '2026-11-20T09:00:00Z',
      value: `  ${'x'.repeat(minPauseReason - 1)}  `,
    });
    expect(past.statusCode).toBe(422);
    expect(past.json()).toMatchObject({
      status: false,
      error: {
        code: 'pause_incomplete',
        fields: { start_date: 'start_in_past', value: 'reason_too_short' },
        details: { min: minPauseReason },
      },
    });
    const backwards = { ...aRequest(), end_date: '2026-11-30T10:00:00Z' };
    expect((await ask(backwards)).json()).toMatchObject({
      error: { fields: { end_date: 'end_before_start' } },
    });
    const spoken = await ask({ ...aRequest(), start_date: 'mañana' });
    expect(spoken.statusCode).toBe(400);
    expect(spoken.json()).toMatchObject({ error: { fields: { start_date: expect.any(String) } } });
  });

  it('[R-CHN-22] [R-MOP-03] are rejected where guests cannot order from the app', async () => {
    const without = 77;
    await addRestaurant(portal, without, { mopService: false });
    await portal.caughtUp();
    const refused = await post('mop_request/add', { ...aRequest(), restaurant_id: without }, admin);
    expect([refused.statusCode, refused.json<{ error: { code: string } }>().error.code]).toEqual([
      422,
      'restaurant_without_mobile_ordering',
    ]);
  });

  it('[R-MOP-04] are rejected when they overlap another one, which is named', async () => {
    const requested = aRequest();
    const { id } = (await asked(requested)).data;
    const again = await ask({ ...requested, value: `${reason} Otra vez.` });
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ error: { code: 'pauses_overlap', fields: { start_date: id } } });
  });

  it('[R-MOP-08] [AMB-47] [R16] are accepted and marked late by the clock of the server, not of the browser', async () => {
    const tuesday = { ...aRequest(), start_date: '2026-11-24T09:30:00Z', end_date: '2026-11-24T10:00:00Z' };
    expect((await asked({ ...tuesday, late: true, at: '2026-11-23T09:30:00Z' })).data.late).toBe(false);
    const sooner = { ...tuesday, start_date: '2026-11-24T09:00:00Z', end_date: '2026-11-24T09:29:00Z' };
    const { id, late } = (await asked({ ...sooner, late: false, at: '2026-11-19T09:30:00Z' })).data;
    expect(late).toBe(true);
    expect([(await seen(id, ana))?.late, (await seen(id, admin))?.late]).toEqual([true, true]);
  });

  it('[W6] [W9] [AMB-46] do not approve themselves, nor take names from a browser', async () => {
    const forged = { ...aRequest(), status: 2, confirm: 1, restaurant_name: 'Otro', user_name: 'Otra' };
    const { id, status } = (await asked(forged)).data;
    expect(status).toBe(1);
    expect(await seen(id, admin)).toMatchObject({
      status: 1,
      auto_confirmed: false,
      restaurant_name: `Restaurante ${ownRestaurant}`,
      user_name: 'Persona 1',
    });
  });

  it('[R-MOP-07] [R-API-122] [R-API-123] are confirmed by themselves while the switch is on, which the log remembers', async () => {
    const before = await post('mop_request/update_confirm/1', {}, admin);
    expect(dataOf(before)).toEqual({ confirm: 1 });
    const { data } = await asked();
    await post('mop_request/update_confirm/0', {}, admin);
    expect(data.status).toBe(2);
    expect(await seen(data.id, ana)).toMatchObject({ status: 2, auto_confirmed: true });
    const recorded = (await portal.stores.events.readStream(`mop-${ownRestaurant}`)).at(-1);
    expect(recorded?.data).toMatchObject({
      decidedBy: { autoConfirm: true, setBy: Role.Administrator, setAt: now },
    });
    await portal.caughtUp();
    const state = await sendCall(portal, mopQueries.GetMopAutoConfirm, {}, { signedIn: ana });
    expect(dataOf(state)).toEqual({ confirm: 0, set_by: 'Persona 2', set_at: now });
    expect((await asked()).data.status).toBe(1);
  });

  it('[R-MOP-10] [R-MOP-11] [R-API-121] are confirmed at once, and cancelled for a reason only', async () => {
    const { id } = (await asked()).data;
    expect(dataOf(await decide(id, { status: '2' }))).toMatchObject({ id, status: 2 });
    const short = await decide(id, { status: 3, cancel_value: `   ${'x'.repeat(minCancelReason - 1)} ` });
    expect([short.statusCode, short.json<{ error: { code: string } }>().error.code]).toEqual([
      422,
      'cancel_reason_too_short',
    ]);
    const cancelled = await decide(id, { status: 3, cancel_value: cancelReason });
    const { position } = cancelled.json<{ position: number }>();
    expect(await seen(id, ana, position)).toMatchObject({ status: 3, cancel: cancelReason });
    const head = await portal.stores.events.head();
    expect(
      (await decide(id, { status: 3, cancel_value: 'Otra razón, igual de larga que la primera.' }))
        .statusCode,
    ).toBe(200);
    expect(await portal.stores.events.head()).toBe(head);
  });

  it('[R-ROL-08] [W6] are decided by administrators only, and withdrawn by their own restaurant only', async () => {
    const { id } = (await asked()).data;
    expect((await decide(id, { status: 2 }, ana)).statusCode).toBe(403);
    const stranger = await portal.signIn(7, Role.Franchisee);
    expect((await post(`mop_request/${id}/withdraw`, {}, stranger)).statusCode).toBe(404);
    expect((await ask({ ...aRequest(), restaurant_id: foreignRestaurant })).statusCode).toBe(403);
    expect(dataOf(await post(`mop_request/${id}/withdraw`, {}, ana))).toEqual({ id, status: 3 });
    expect((await decide(id, { status: 2 })).statusCode).toBe(422);
    expect(await seen(id, admin)).toMatchObject({ status: 3, withdrawn: true });
  });

  it('[R3] come once for a hundred sendings under one key, answering all of them alike', async () => {
    const requested = aRequest();
    const send = () => ask(requested, { 'idempotency-key': 'the-same-pause' });
    const head = await portal.stores.events.head();
    const answers = await Promise.all(Array.from({ length: 100 }, send));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect((await portal.stores.events.readAll(head, 1_000)).length).toBe(1);
  });

  it('[R10] are shown to a reader who asks with the position of their own write, in each of fifty tries', async () => {
    for (let count = 0; count < 50; count += 1) {
      const { data, position } = await asked();
      expect(await seen(data.id, ana, position)).toMatchObject({ id: data.id, status: 1 });
    }
  });

  it('[R-MOP-14] [R16] end by themselves as of their time, and both sides see it', async () => {
    const requested = { ...aRequest(), start_date: '2026-11-20T10:00:00Z', end_date: '2026-11-20T10:20:00Z' };
    const { id } = (await asked(requested)).data;
    await decide(id, { status: 2 });
    const { views } = portal.stores;
    const deadlines = await portal.writeSide.startReactions({ views, wakeAfter: clock.wakeAfter });
    // Other deadlines may settle earlier.
    await until('the end is noted', async () => (await views.get(mopPauseEnds.name, id)) !== null);
    await clock.asleep(60_000);
    await clock.passUntil('2026-11-20T10:20:30.000Z', () =>
      deadlines.retryParked('when-a-pause-ends-then-announce', ''),
    );
    await deadlines.stop();
    const ended = { status: 2, ended_at: '2026-11-20T10:20:00.000Z' };
    expect(await seen(id, ana)).toMatchObject(ended);
    expect(await seen(id, admin)).toMatchObject(ended);
    expect((await decide(id, { status: 3, cancel_value: cancelReason })).json()).toMatchObject({
      error: { code: 'pause_over' },
    });
  });
});

describe('pauses in a market without them', () => {
  it('[R-MOP-01] every call of theirs is answered with 404 in Portugal, to everybody', async () => {
    await expectAbsentInPortugal({ ...mopCommands, ...mopQueries }, 10);
  });
});
