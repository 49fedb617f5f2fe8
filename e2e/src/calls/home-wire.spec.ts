import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { markets, Role } from '@portal/contracts';
import type { Slider } from '@portal/contracts/areas/sliders';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { actorWith, buildTestFixture, uploadBy } from '../programs/test-fixture';

interface Answer<T = unknown> {
  readonly data: T;
  readonly error?: { readonly code: string; readonly fields?: object };
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(markets)('covers, notifications and requests over HTTP in %s', (market) => {
  let portal: InProcessPortal;
  let editor: SignedIn;
  let reader: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    editor = await portal.signIn(Role.Editor, Role.Editor);
    reader = await portal.signIn(Role.Franchisee, Role.Franchisee);
  });
  afterAll(async () => {
    await portal.close();
  });

  async function post<T>(path: string, fields: Record<string, string>, signedIn: SignedIn) {
    const payload = new URLSearchParams(fields).toString();
    const headers = { ...signedIn, ...form };
    const answer = await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
    return { ...answer.json<Answer<T>>(), status: answer.statusCode };
  }
  async function get<T>(path: string, signedIn: SignedIn) {
    const headers = { ...signedIn, 'x-min-position': String(await portal.stores.events.head()) };
    const answer = await portal.app.inject({ method: 'GET', url: `/api/${path}`, headers });
    return { ...answer.json<Answer<T>>(), status: answer.statusCode };
  }
  async function addCover(fields: Record<string, string> = {}) {
    const file = await uploadBy(portal, actorWith(Role.Editor), 'slider-picture');
    const cover = { name: 'Otoño', file, url: '/nacional/campanas', status: '1' };
    const { data } = await post<{ id: number }>('slider/add', { ...cover, ...fields }, editor);
    return data.id;
  }
  const shown = async (signedIn: SignedIn) => (await get<Slider[]>('slider', signedIn)).data;

  it('[R-API-28] [R-API-29] [R-HOM-06] lists what is on the home to readers, and all to administrators', async () => {
    const second = await addCover({ priority: '2' });
    const first = await addCover({ priority: '1', start_date: '', end_date: '' });
    const hidden = await addCover({ status: '0' });
    const over = await addCover({ end_date: '2020-01-01T00:00:00.000Z' });
    expect((await shown(reader)).map(({ id }) => id)).toEqual([first, second]);
    const all = (await shown(editor)).map(({ id }) => id);
    expect([...all].sort()).toEqual([second, first, hidden, over].sort());
    const spelt = { name: 'Otoño', url: '/nacional/campanas', start_date: null, end_date: null, status: 1 };
    expect((await shown(reader))[0]).toMatchObject({ ...spelt, priority: 1 });
  });

  it('[R-API-31] [AMB-32] takes a cover away by the path of the specification, with the token alone', async () => {
    const id = await addCover();
    const url = `slider/${id}/delete`;
    const forged = await portal.app.inject({
      method: 'GET',
      url: `/api/${url}`,
      headers: { cookie: editor.cookie },
    });
    expect(forged.statusCode).toBe(403);
    expect((await get(url, reader)).status).toBe(403);
    expect((await shown(reader)).some((each) => each.id === id)).toBe(true);
    expect((await get(url, editor)).status).toBe(200);
    expect((await shown(editor)).some((each) => each.id === id)).toBe(false);
  });

  it('[R-API-52] [R-API-53] [R-ACC-14] reads the toggles and takes them as JSON in a form', async () => {
    expect((await get('user/notifications', reader)).data).toMatchObject({ newFiles: true });
    const off = { notifications: JSON.stringify({ newFiles: false }) };
    expect((await post('user/notifications/update', off, reader)).status).toBe(200);
    expect((await get('user/notifications', reader)).data).toMatchObject({ newFiles: false });
    expect((await get('user/notifications', editor)).data).toMatchObject({ newFiles: true });
    expect((await post('user/notifications/update', { notifications: 'no' }, reader)).status).toBe(400);
  });

  it('[R-API-25] [R-FRM-08] [W9] takes a request as the specification sends it, and knows the restaurant itself', async () => {
    const sent = { topic: 'Cartel', comments: 'A3', restaurant_name: 'Otro', restaurant_site: '101' };
    expect((await post('resource/custom/mail', sent, reader)).status).toBe(200);
    const [request] = (await get<object[]>('user/custom-requests', reader)).data;
    expect(request).toMatchObject({
      topic: 'Cartel',
      restaurant_site: '101',
      restaurant_name: 'Restaurante 1',
    });
    expect((await post('resource/custom/mail', { ...sent, topic: ' ' }, reader)).status).toBe(400);
    expect((await post('resource/custom/mail', { ...sent, restaurant_site: '102' }, reader)).status).toBe(
      404,
    );
  });
});
