import { describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import { resourceCommands } from '@portal/contracts/areas/resources';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { answered, editor, resourceForm, resourceTestKit } from './testing/resource-test-kit';

async function kit() {
  const made = resourceTestKit();
  await made.addSection('Menús');
  await made.addSection('Ofertas', 2);
  return made;
}

describe('adding resources', () => {
  it('[R-ARS-04] [R-ARS-15] answers the id, the slug and the version of the new one', async () => {
    const { add } = await kit();
    expect(answered(await add())).toEqual({ id: 1, url: 'cartel-de-otono', version: 0 });
    expect(answered(await add())).toEqual({ id: 2, url: 'cartel-de-otono_1', version: 0 });
    expect(answered(await add())).toEqual({ id: 3, url: 'cartel-de-otono_2', version: 0 });
  });

  it('[R2] has one effect and the same answer under its key, also after a restart', async () => {
    const { add, events } = await kit();
    const first = await add({}, 'add-the-poster');
    expect(await add({}, 'add-the-poster')).toEqual(first);
    const head = await events.head();
    expect(await resourceTestKit(events).add({}, 'add-the-poster')).toEqual(first);
    expect(await events.head()).toBe(head);
  });

  it('[R-ARS-12] is refused in a section that there is not, and takes no slug', async () => {
    const { add } = await kit();
    expect(await add({ sections: [1, 99] })).toEqual({
      ok: false,
      rejection: reject('resource_incomplete', { fields: { sections: 'section_not_found' } }),
    });
    expect(answered(await add())).toMatchObject({ url: 'cartel-de-otono' });
  });

  it('[R-ARS-09] [R-ARS-10] [R-ARS-11] [R-ARS-12] reports everything that is missing at once', async () => {
    const { runner, bindings, context } = await kit();
    expect(await runner.run(bindings.AddResource, {}, context())).toEqual({
      ok: false,
      rejection: reject('resource_incomplete', {
        fields: {
          name: 'obligatory_name',
          category: 'obligatory_field',
          sections: 'categories_error',
          thumb: 'obligatory_field',
        },
      }),
    });
    expect(await runner.run(bindings.AddResource, { category: 3 }, context())).toMatchObject({
      rejection: {
        fields: {
          lang: 'obligatory_field',
          type: 'obligatory_field',
          sections: 'categories_error',
        },
      },
    });
  });
});

describe('files of resources', () => {
  it('[R-ARS-16] [R13] come with their keys after they were announced, also to another process', async () => {
    const { add, events, upload, history } = await kit();
    const { id } = answered(await add({ file: '-1', status: 1 }));
    const after = resourceTestKit(events);
    const file = await upload('resource-file');
    const thumb = await upload('resource-thumb');
    answered(await after.update(id, { file }));
    answered(await after.update(id, { thumb }));
    expect((await history(id)).map(({ type }) => type)).toEqual([
      'ResourceAdded',
      'ResourceFileReplaced',
      'ResourceFilesAwaited',
      'ResourceThumbReplaced',
      'ResourceFilesAwaited',
      'ResourcePublished',
    ]);
  });

  it('[R-API-64] [R-ARS-06] a picture that an older client uploaded as for orders keeps its size and type', async () => {
    const { add, upload, history } = await kit();
    const size = { width: 640, height: 480 };
    const older = { picture: size, contentType: 'image/png' };
    for (const thumb of [await upload('image', editor, older), await upload('resource-thumb')])
      answered(await add({ thumb }));
    const thumbs = await Promise.all([1, 2].map(async (id) => (await history(id))[0]?.data['thumb']));
    expect(thumbs).toEqual([
      { key: 'image-1', ...size, contentType: 'image/png' },
      { key: 'resource-thumb-2', width: 600, height: 600 },
    ]);
  });

  it('[R13] [W13] are all checked before one is claimed: files of a rejected form can be sent again', async () => {
    const { add, upload } = await kit();
    const file = await upload('resource-file');
    const thumb = await upload('resource-thumb');
    expect(await add({ file, thumb: 'nowhere' })).toEqual({
      ok: false,
      rejection: reject('upload_not_found'),
    });
    expect(await add({ file, thumb })).toMatchObject({ ok: true });
  });

  it('[R13] [W13] are rejected when missing, uploaded by another person, or meant for another purpose', async () => {
    const { add, update, upload } = await kit();
    const { id } = answered(await add());
    const refused = { ok: false, rejection: reject('upload_not_found') };
    expect(await update(id, { file: 'nowhere' })).toEqual(refused);
    expect(await update(id, { file: await upload('resource-file', testActor(2, { userId: 9 })) })).toEqual(
      refused,
    );
    expect(await update(id, { file: await upload('image') })).toEqual(refused);
    expect(await update(id, { thumb: await upload('resource-file') })).toEqual(refused);
  });

  it('[R11] [W13] a former preview picture of the same resource is taken again, as it was', async () => {
    const { add, update, upload, history } = await kit();
    const size = { picture: { width: 640, height: 480 }, contentType: 'image/png' };
    const thumb = await upload('image', editor, size);
    const { id } = answered(await add({ thumb }));
    const other = answered(await add()).id;
    answered(await update(id, { thumb: await upload('resource-thumb') }));
    const colleague = testActor(2, { userId: 9 });
    expect(await update(other, { thumb }, undefined, colleague)).toEqual({
      ok: false,
      rejection: reject('upload_not_found'),
    });
    answered(await update(id, { thumb }, undefined, colleague));
    const [first, , again] = await history(id);
    expect(again).toEqual({
      type: 'ResourceThumbReplaced',
      data: { resourceId: id, thumb: first?.data['thumb'] },
    });
    expect(first?.data['thumb']).toEqual({ key: thumb, ...size.picture, contentType: 'image/png' });
  });

  it('[W13] are used by one resource only', async () => {
    const { add, update, upload } = await kit();
    const one = answered(await add()).id;
    const other = answered(await add()).id;
    const file = await upload('resource-file');
    expect(await update(one, { file })).toMatchObject({ ok: true });
    expect(await update(other, { file })).toEqual({ ok: false, rejection: reject('upload_not_found') });
  });
});

describe('editing resources', () => {
  it('[R4] conflicts with who, when and what, when another person has saved since the form was filled', async () => {
    const { add, update } = await kit();
    const { id, version } = answered(await add());
    expect(answered(await update(id, { name: 'Otoño', version }))).toMatchObject({ version: 1 });
    expect(await update(id, { name: 'Invierno', version }, undefined, testActor(2, { userId: 9 }))).toEqual({
      ok: false,
      conflict: { changedBy: editor.id, changedAt: '2026-11-20T09:30:00.000Z', version: 1, fields: ['name'] },
    });
    expect(await update(id, { name: 'Invierno' })).toMatchObject({ ok: true });
  });

  it('[R-ARS-15] keeps the slug while the name normalises to the same, and reuses its earlier one', async () => {
    const { add, update } = await kit();
    await add();
    const { id, url } = answered(await add());
    expect(url).toBe('cartel-de-otono_1');
    expect(answered(await update(id, { name: 'CARTEL de Otoño' }))).toMatchObject({ url });
    expect(answered(await update(id, { name: 'Menú' }))).toMatchObject({ url: 'menu' });
    expect(answered(await update(id, { name: 'Cartel de otoño' }))).toMatchObject({ url });
    expect(answered(await add({ name: 'Menú' }))).toMatchObject({ url: 'menu_1' });
  });

  it('[S16] touches only the fields of the form, even if more is sent', async () => {
    const { add, runner, bindings, context, events, history } = await kit();
    const { id } = answered(await add());
    const hostile = fc.dictionary(
      fc.constantFrom(
        'url',
        'home',
        'link',
        'sectionTypes',
        'published',
        'deleted',
        'downloads',
        'revision',
        'userId',
        'resourceId',
        'locations',
        'admin',
        '__proto__',
        'constructor',
      ),
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.object()),
    );
    const head = await events.head();
    await fc.assert(
      fc.asyncProperty(hostile, async (fields) => {
        const input = resourceCommands.UpdateResource.input.parse({ ...fields, id: String(id) });
        expect(await runner.run(bindings.UpdateResource, input, context())).toMatchObject({ ok: true });
        expect(await events.head()).toBe(head);
      }),
      { numRuns: 200 },
    );
    expect(await history(id)).toHaveLength(1);
  });

  it('[R-ARS-14] [AMB-29] is refused in a language that the market does not have', async () => {
    const { add } = await kit();
    expect(await add({ lang: 'PT' })).toMatchObject({ rejection: { fields: { lang: 'obligatory_field' } } });
    const portugal = resourceTestKit(undefined, 'PT');
    await portugal.addSection('Menus');
    expect(await portugal.add({ ...resourceForm, lang: 'CAT' })).toMatchObject({ ok: true });
    expect((await portugal.history(1))[0]?.data).toMatchObject({ language: 'PT' });
  });
});
