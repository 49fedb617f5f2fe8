import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { anEntry, aReusedArt } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import {
  type Template,
  templateCommands,
  templateDownloads,
  templateQueries,
} from '@portal/contracts/areas/templates';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import {
  actorWith,
  buildTestFixture,
  foreignRestaurant,
  ownRestaurant,
  resourceId,
  uploadBy,
} from '../programs/test-fixture';
import { anOrderWithArt } from '../programs/test-order-work';
import { sendCall } from './send-call';

describe('templates over HTTP', () => {
  let portal: InProcessPortal;
  let ana: SignedIn;
  let colleague: SignedIn;

  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
    await buildTestFixture(portal);
    ana = await portal.signIn(Role.Franchisee, Role.Franchisee);
    colleague = await portal.signIn(Role.Manager, Role.Manager);
  });
  afterAll(() => portal.close());

  const entryWith = (changes: object = {}) => ({
    ...toOrderItem(anEntry({ method: 1, to: { file: 4, filename: '100x150', size: '' } })),
    resource_id: resourceId,
    billed: ownRestaurant,
    ...changes,
  });
  const add = (entry: object, more: object = {}) =>
    sendCall(
      portal,
      templateCommands.AddTemplate,
      { name: 'Vinilo', made_for: ownRestaurant, entry: JSON.stringify(entry), ...more },
      { signedIn: ana },
    );
  const idOf = async (...adding: Parameters<typeof add>) => {
    const answer = await add(...adding);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, {}]);
    await portal.caughtUp();
    return answer.json<{ data: { id: string } }>().data.id;
  };
  const get = async (id: string, signedIn: SignedIn) => {
    const answer = await sendCall(portal, templateQueries.GetTemplate, { id }, { signedIn });
    return answer.statusCode === 200 ? answer.json<{ data: Template }>().data : answer.statusCode;
  };

  it('hold every answer, and what is not answered yet', async () => {
    const entry = entryWith({ params: { q1: 'Abierto hasta las 2', q4: 'vinyl' } });
    const template = (await get(await idOf(entry), ana)) as Template;
    expect({ ...toOrderItem(template.entry), custom_ship: '' }).toMatchObject({
      resource_id: resourceId,
      resource_type: 4,
      resource_type_format: '100x150',
      method: 1,
      params: { q1: 'Abierto hasta las 2', q4: 'vinyl', q5: '' },
    });
    expect(template).toMatchObject({ name: 'Vinilo', restaurant: null, resource: { id: resourceId } });
  });

  it('[R-ROL-08] of a person are not there for colleagues, those of the restaurant are', async () => {
    const mine = await idOf(entryWith());
    const shared = await idOf(entryWith(), { restaurant_id: ownRestaurant });
    expect(await get(mine, colleague)).toBe(404);
    expect(await get(shared, colleague)).toMatchObject({ restaurant: { id: ownRestaurant } });
    const elsewhere = await add(entryWith(), { restaurant_id: foreignRestaurant });
    expect(elsewhere.statusCode).toBe(403);
    expect((await add(entryWith({ billed: foreignRestaurant }))).statusCode).toBe(403);
  });

  it('[R-WIZ-21] [AMB-61] hold no answer that the wizard would refuse, each reported at its field', async () => {
    const wrong = await add(entryWith({ resource_type_format: 'nonsense', params: { q4: 'gold' } }));
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      {
        error: { code: 'template_wrong', fields: { 'to.filename': 'size', 'params.q4': 'obligatory_field' } },
      },
    ]);
    const unknown = await add(entryWith({ resource_type: 99, resource_type_format: '' }));
    expect(unknown.json()).toMatchObject({ error: { code: 'template_wrong' } });
  });

  it('[AMB-60] hold finished art to print again, as the server knows it, while it can be printed', async () => {
    const owner = actorWith(Role.Franchisee);
    const needs = { portal, owner, uploader: owner, restaurantId: ownRestaurant };
    const { artOrderId: order_id, artFileKey } = await anOrderWithArt(needs);
    const file = (key: string) => ({ key, filename: 'otro.pdf', contentType: 'text/html' });
    const printed = (key: string) =>
      entryWith({ method: 2, art: aReusedArt({ order_id, number: 99, files: [file(key)] }) });
    const { entry } = (await get(await idOf(printed(artFileKey)), ana)) as Template;
    expect(entry.art).toMatchObject({ order_id, at: 0, files: [{ key: artFileKey }] });
    expect([entry.art?.number, entry.art?.files[0]?.filename]).not.toEqual([99, 'otro.pdf']);
    const other = await add(printed('f'.repeat(32)));
    const wrong = { code: 'template_wrong', fields: { art: 'art_not_available' } };
    expect([other.statusCode, other.json()]).toMatchObject([422, { error: wrong }]);
  });

  it('[W13] own copies of their files: an order may take the upload', async () => {
    const actor = actorWith(Role.Franchisee);
    const key = await uploadBy(portal, actor, 'custom-file');
    const id = await idOf(entryWith({ custom_file: key }), { restaurant_id: ownRestaurant });
    const { entry, files } = (await get(id, colleague)) as Template;
    expect(entry.custom_file).not.toBe(key);
    expect(files).toEqual([{ key: entry.custom_file, filename: 'adjunto.png' }]);
    const opened = await sendCall(
      portal,
      templateDownloads.OpenTemplateFile,
      { id, key: entry.custom_file },
      { signedIn: colleague },
    );
    expect([opened.statusCode, opened.body.startsWith('custom-file')]).toEqual([200, true]);
    const log = (await portal.stores.events.readStream(`templates-restaurant-${ownRestaurant}`)).map(
      ({ data }) => data,
    );
    expect(JSON.stringify(log)).not.toContain(key);
    const foreign = await add(entryWith({ custom_file: '0'.repeat(32) }));
    expect(foreign.json()).toMatchObject({ error: { code: 'upload_not_found' } });
  });
});
