import { describe, expect, it } from '@jest/globals';
import { type DocumentOf, ownedIdOf } from '@portal/contracts';
import { aCompleteEntry } from '@portal/contracts/areas/cart';
import { aResourceDetail, resourceSummarySchema } from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import {
  aRestaurantTemplateId,
  aTemplateId,
  templateDownloads,
  templateQueries,
  templates,
} from '@portal/contracts/areas/templates';
import { askedBy, asking, testPerson, viewsHolding, peopleNamed } from '@portal/platform/testing/query-kit';
import { templateDownloadHandlers, templateHandlers } from './templates.handlers';

type TemplateDocument = DocumentOf<typeof templates>;
const at = '2026-11-20T09:00:00.000Z';
const key = 'b'.repeat(32);

const handlers = templateHandlers(
  async (ids) =>
    new Map(
      ids
        .filter((id) => id === 1)
        .map((id) => [id, resourceSummarySchema.parse(aResourceDetail({ id, name: 'Cartel' }))] as const),
    ),
);

const template = (changes: Partial<TemplateDocument> = {}): TemplateDocument => ({
  id: aTemplateId,
  owner: 'user-12',
  name: 'Terraza',
  authorId: 12,
  entry: aCompleteEntry('ES'),
  resourceId: 1,
  resourceName: 'Menú del día',
  files: [{ key, filename: 'logo.pdf', contentType: 'application/pdf' }],
  deleted: false,
  version: 0,
  changedAt: at,
  ...changes,
});
const ofRestaurant = template({ id: aRestaurantTemplateId, owner: 'restaurant-1', name: 'Barra' });
const uuid = aTemplateId.slice(4);
const foreign = template({ id: ownedIdOf({ userId: 99 }, uuid), owner: 'user-99', name: 'Ajena' });
const elsewhere = template({ id: ownedIdOf({ restaurantId: 9 }, uuid), owner: 'restaurant-9', name: 'Otra' });

async function open(kept: readonly TemplateDocument[]) {
  const restaurant = { id: 1, name: 'Gran Vía' } as unknown as DocumentOf<typeof restaurants>;
  const views = await viewsHolding(
    [templates, [...kept]],
    [restaurants, [restaurant]],
    peopleNamed({ 12: 'Ana' }),
  );
  return { ...asking(handlers, askedBy(views, { person: testPerson() })), views };
}

describe('templates', () => {
  it('[R-ROL-08] are the own ones and those of the own restaurants, without deleted ones', async () => {
    const gone = template({ id: `u12-${uuid.replace('3', '4')}`, deleted: true });
    const { ask } = await open([template(), ofRestaurant, foreign, elsewhere, gone]);
    const { data, total } = await ask(templateQueries.ListTemplates, { sort: 'name' });
    expect([data.map(({ name, restaurant }) => [name, restaurant?.name]), total]).toEqual([
      [
        ['Barra', 'Gran Vía'],
        ['Terraza', undefined],
      ],
      2,
    ]);
  });

  it('are found by their name and by that of their piece', async () => {
    const { ask } = await open([
      template(),
      template({ id: aRestaurantTemplateId, owner: 'restaurant-1', name: 'Barra', resourceName: 'Lona' }),
    ]);
    const found = async (q: string) =>
      (await ask(templateQueries.ListTemplates, { q })).data.map(({ name }) => name);
    expect(await found('lona')).toEqual(['Barra']);
    expect(await found('terraza')).toEqual(['Terraza']);
  });

  it('[AMB-05] hide a piece that is gone', async () => {
    const there = aCompleteEntry('ES');
    const { ask } = await open([
      template(),
      template({ ...ofRestaurant, entry: { ...there, from: { ...there.from, file: 2 } } }),
    ]);
    const { data } = await ask(templateQueries.ListTemplates, { sort: 'name' });
    expect(data.map(({ resource }) => resource?.name ?? null)).toEqual([null, 'Cartel']);
  });

  it('[W8] of others are not there, and neither is what was deleted', async () => {
    const { ask } = await open([template(), foreign, elsewhere, { ...ofRestaurant, deleted: true }]);
    expect((await ask(templateQueries.GetTemplate, { id: aTemplateId })).data.name).toBe('Terraza');
    for (const { id } of [foreign, elsewhere, ofRestaurant])
      await expect(ask(templateQueries.GetTemplate, { id })).rejects.toThrow('template_not_found');
  });
});

describe('a file of a template', () => {
  it('[W13] is handed to those whose template it is', async () => {
    const { views } = await open([template(), { ...foreign, files: template().files }]);
    const [handler] = templateDownloadHandlers;
    const fetched = (id: string, requested = key) =>
      handler?.answer({ id, key: requested } as never, askedBy(views, { person: testPerson() }) as never);
    expect(handler?.contract).toBe(templateDownloads.OpenTemplateFile);
    expect(await fetched(aTemplateId)).toMatchObject({
      key,
      filename: 'logo.pdf',
      disposition: 'attachment',
    });
    expect(await fetched(aTemplateId, 'c'.repeat(32))).toMatchObject({ rejected: 'template_not_found' });
    expect(await fetched(foreign.id)).toMatchObject({ rejected: 'template_not_found' });
  });
});
