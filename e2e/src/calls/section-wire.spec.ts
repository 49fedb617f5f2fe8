import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { markets, Role } from '@portal/contracts';
import type { Section } from '@portal/contracts/areas/sections';
import { systemActor } from '@portal/platform/decider/decider';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

interface Changed {
  readonly data: { readonly id: number; readonly url: string };
  readonly error?: { readonly code: string; readonly details?: object; readonly fields?: object };
  readonly position: number;
}

describe.each(markets)('sections over HTTP in %s', (market) => {
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

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  async function post(path: string, fields: Record<string, string> = {}, signedIn = editor) {
    const payload = new URLSearchParams(fields).toString();
    const headers = { ...signedIn, ...form };
    const answer = await portal.app.inject({ method: 'POST', url: `/api/section/${path}`, payload, headers });
    return { ...answer.json<Changed>(), status: answer.statusCode };
  }
  async function tree(signedIn: SignedIn): Promise<readonly Section[]> {
    const min = String(await portal.stores.events.head());
    const headers = { ...signedIn, 'x-min-position': min };
    const answer = await portal.app.inject({ method: 'GET', url: '/api/section', headers });
    return answer.json<{ data: Section[] }>().data;
  }
  const versionOf = async (id: number) => String((await find(id))?.version);
  const find = async (id: number, signedIn = editor) => (await tree(signedIn)).find((one) => one.id === id);
  const add = async (fields: Record<string, string>) =>
    (await post('add', { type: '2', status: '1', ...fields })).data;

  it('[R-API-13] [R-ASE-10] takes the fields of the specification, and derives what old clients send along', async () => {
    const sent = { name: 'Menús de otoño', parent_id: '-1', url: 'x', level: '2', pos: '9', path: 'x' };
    const { id, url } = await add(sent);
    expect(url).toBe('menusdeotono');
    expect(await find(id)).toMatchObject({ level: 0, parent_id: -1, type: 2, path: [url], status: 1 });
  });

  it('[AMB-95] [R-ASE-05] names it in each language of the market; who reads in Catalan reads it so', async () => {
    const answer = await post('add', { name: 'Otoño', type: '1', name_cat: 'Tardor' });
    if (market === 'PT') {
      expect([answer.status, answer.error]).toMatchObject([
        404,
        { fields: { name_cat: 'not_in_this_market' } },
      ]);
      return;
    }
    const { id } = answer.data;
    const nameIn = async (language: string) => {
      const cookie = `${reader['cookie'] ?? ''}; language=${language}`;
      return (await find(id, { ...reader, cookie }))?.name;
    };
    expect([await nameIn('CAT'), await nameIn('CAST'), await nameIn('PT')]).toEqual([
      'Tardor',
      'Otoño',
      'Otoño',
    ]);
    await post(`${id}/update`, { name: 'Otoño ya' });
    expect(await find(id)).toMatchObject({ name: 'Otoño ya', texts: { CAST: 'Otoño ya', CAT: 'Tardor' } });
    await post(`${id}/update`, { name_cat: '' });
    expect((await find(id))?.texts).toEqual({ CAST: 'Otoño ya' });
  });

  it('[R4] of a hundred edits of one version one is done, and 99 get a conflict with who was faster and when', async () => {
    const { id } = await add({ name: 'Una sola' });
    const version = await versionOf(id);
    const names = Array.from({ length: 100 }, (_, at) => `Nombre ${at}`);
    const answers = await Promise.all(names.map((name) => post(`${id}/update`, { name, version })));
    const conflict = answers.filter(({ status }) => status === 409);
    expect([answers.filter(({ status }) => status === 200).length, conflict.length]).toEqual([1, 99]);
    const who = {
      changed_by: `user-${Role.Editor}`,
      changed_by_name: `Persona ${Role.Editor}`,
      changed_at: expect.any(String),
      fields: ['name'],
    };
    const current = Number(await versionOf(id));
    expect(current).toBeGreaterThan(Number(version));
    for (const { error } of conflict) {
      expect(error).toMatchObject({ code: 'conflict', details: { current_version: current, ...who } });
    }
    const [winner] = names.filter((_name, at) => answers[at]?.status === 200);
    expect(await find(id)).toMatchObject({ name: winner });
  });

  it('[R-API-14] [R-CAT-03] moves everything below along, and remembers the old address', async () => {
    const above = await add({ name: 'Arriba' });
    const below = await add({ name: 'Debajo', parent_id: String(above.id) });
    expect((await post(`${above.id}/update`, { name: 'Encima', status: '0' })).status).toBe(200);
    expect(await find(above.id)).toMatchObject({ url: 'encima', former_urls: ['arriba'], visible: false });
    expect(await find(below.id)).toMatchObject({ path: ['encima', 'debajo'], visible: false });
    expect(await find(below.id, reader)).toBeUndefined();
  });

  it('[R-ASE-04] [W27] two updates with pos, as old clients send them, swap two sections', async () => {
    const parent = await add({ name: 'Orden' });
    const one = await add({ name: 'Uno', parent_id: String(parent.id) });
    const two = await add({ name: 'Dos', parent_id: String(parent.id) });
    await post(`${two.id}/update`, { name: 'Dos', type: '2', parent_id: String(parent.id), pos: '1' });
    await post(`${one.id}/update`, { name: 'Uno', type: '2', parent_id: String(parent.id), pos: '2' });
    expect((await find(parent.id))?.childs).toEqual([two.id, one.id]);
    expect((await post('reorder', { ids: `${one.id},${two.id}` })).status).toBe(200);
    expect((await find(parent.id))?.childs).toEqual([one.id, two.id]);
    expect(await post('reorder', { ids: `${one.id}` })).toMatchObject({
      status: 409,
      error: { code: 'section_order_stale' },
    });
  });

  it('[R-API-15] [AMB-32] is deleted by the path of the specification, with the token alone, and restored', async () => {
    const { id } = await add({ name: 'Pasajera' });
    const url = `/api/section/${id}/delete`;
    const forged = await portal.app.inject({ method: 'GET', url, headers: { cookie: editor.cookie } });
    expect(forged.statusCode).toBe(403);
    const deleted = await portal.app.inject({ method: 'GET', url, headers: { ...editor } });
    expect(deleted.statusCode).toBe(200);
    expect(await find(id)).toBeUndefined();
    await post(`${id}/restore`);
    expect(await find(id)).toMatchObject({ url: 'pasajera' });
  });

  it('[AMB-55] reports how many sections or resources block it', async () => {
    const parent = await add({ name: 'Llena' });
    const { id } = await add({ name: 'Usada', parent_id: String(parent.id) });
    expect(await post(`${parent.id}/delete`)).toMatchObject({
      status: 409,
      error: { code: 'section_has_children', details: { count: 1 } },
    });
    const { runner, bindings } = portal.writeSide;
    const filing = { resourceId: 7, sections: [id], there: true };
    await runner.run(bindings.sections.FileResource, filing, { actor: systemActor, correlationId: 'spec' });
    expect(await post(`${id}/delete`)).toMatchObject({
      status: 409,
      error: { code: 'section_in_use', details: { count: 1 } },
    });
    expect(await find(id)).toMatchObject({ resources: 1 });
  });

  it('[R-ASE-06] [R-ASE-11] [AMB-08] names the field that is wrong, and is not for restaurants', async () => {
    const deep = await add({ name: 'Nivel', parent_id: String((await add({ name: 'Base' })).id) });
    const leaf = await add({ name: 'Hoja', parent_id: String(deep.id) });
    expect(await post('add', { name: 'Más', type: '2', parent_id: String(leaf.id) })).toMatchObject({
      status: 422,
      error: { code: 'section_misplaced', fields: { parent_id: 'too_deep' }, details: { max: 3 } },
    });
    expect(await post('add', { name: 'Kit', type: '4' })).toMatchObject({
      error: { code: 'section_type_closed' },
    });
    expect((await post('add', { name: '  ', type: '2' })).status).toBe(400);
    expect((await post('add', { name: 'Mía', type: '2' }, reader)).status).toBe(403);
  });
});
