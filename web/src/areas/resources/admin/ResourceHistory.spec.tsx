import { beforeEach, expect, it } from '@jest/globals';
import { aRecordChange, historyQueries } from '@portal/contracts/areas/history';
import {
  ResourceCategory,
  resourceCommands,
  type ResourceDetail,
  resourceQueries,
} from '@portal/contracts/areas/resources';
import { inside, page, press, screen, screenKit, see, textsOf, widen } from '#testing/screen-kit';
import { historyTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { resourcesArea } from '../index';
import { adminApi, aResource, aVersion } from '../resources.testing';
import { formTexts, versionTexts } from '../texts';

const text = textsOf(historyTexts);
const form = textsOf(formTexts);
const ui = textsOf(uiTexts);
const version = textsOf(versionTexts);
const { ListRecordHistory, GetRecordAt } = historyQueries;
const { at } = aRecordChange();

/** Two versions of a piece beside each other. */
async function compare(was: Partial<ResourceDetail>, is: Partial<ResourceDetail>) {
  const fake = adminApi([aResource({ id: 7, ...is })]);
  const now = aResource({ id: 7, ...is });
  const fields = [{ field: 'file_version', before: 1, after: 2 }];
  fake.api
    .on(ListRecordHistory, () => page([aRecordChange({ fields })], 1))
    .on(GetRecordAt, ({ position }) => ({
      position: 39,
      at,
      now: fake.resources.get(7) ?? now,
      fields: [],
      values: position === undefined ? now : aResource({ id: 7, ...was }),
    }))
    .on(resourceQueries.ListFileVersions, () => [aVersion(2, { current: true }), aVersion(1)])
    .on(resourceCommands.RestoreFileVersion, ({ id }) => ({ id, version: 3 }));
  screenKit(resourcesArea)(fake, '/admin/resources/7');
  await press(text('open'));
  await press(text('seeBeforeOf', { day: '20/11/2026', time: '10:30' }));
  const table = await inside('table', text('was'));
  return {
    api: fake.api,
    row: (name: string) => table.getAllByRole('row', { name: new RegExp(`^${name}`) }),
  };
}
const sources = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));

beforeEach(() => widen(1440));

it('[R11] [R-ARS-16] the history of a piece shows its thumbs side by side, and the file by name and version', async () => {
  const { row } = await compare(
    { thumb: '/api/resource/7/thumb?v=1', file: 'menu.pdf', file_version: 1 },
    { thumb: '/api/resource/7/thumb?v=2', file: 'menu.pdf', file_version: 2 },
  );
  expect(sources(row(form('thumb'))[0])).toEqual(['/api/resource/7/thumb?v=1', '/api/resource/7/thumb?v=2']);
  const [file] = row(form('file'));
  for (const number of [1, 2])
    expect(file?.textContent).toContain(`menu.pdf · ${version('version', { version: number })}`);
  expect(sources(file)).toEqual([]);
});

it('[R11] the history of a piece shows files that are pictures as such', async () => {
  const { row } = await compare({ file: 'menu.png', file_version: 1 }, { file: 'menu.pdf', file_version: 2 });
  const [, picture] = row(form('file'));
  expect(sources(picture)).toEqual(['/api/resource/7/versions/1/file?v=1']);
});

it('[U5] an earlier file is restored as the version it was', async () => {
  const { api } = await compare(
    { thumb: '/api/resource/7/thumb?v=1', file_version: 1 },
    { thumb: '/api/resource/7/thumb?v=2', file_version: 2 },
  );
  await press(text('restoreOf', { field: form('file') }));
  await see(text('restored', { fields: form('file') }));
  expect(api.callsTo(resourceCommands.RestoreFileVersion)).toEqual([{ id: 7, version: 1 }]);
  expect(api.callsTo(resourceCommands.UpdateResource)).toEqual([]);
});

it('[R11] [U5] an earlier thumb is restored by its address, and undo brings the later one back', async () => {
  const [was, is] = [1, 2].map((v) => ({ thumb: `/api/resource/7/thumb?v=${v}`, file_version: v }));
  const { api } = await compare(was ?? {}, is ?? {});
  await press(text('restoreOf', { field: form('thumb') }));
  await see(text('restored', { fields: form('thumb') }));
  await press(ui('undo'));
  await see(text('undone'));
  expect(api.callsTo(resourceCommands.UpdateResource)).toEqual([
    { id: 7, version: 1, thumb: '1' },
    { id: 7, version: 2, thumb: '2' },
  ]);
  expect(api.callsTo(resourceCommands.RestoreFileVersion)).toEqual([]);
});

it.each([
  ['removed where it needs none', ResourceCategory.BestPractice, true],
  ['not removed where it needs one', ResourceCategory.Toolkit, false],
])('[R-ARS-11] a thumb that it did not have is %s', async (_, category, isRestorable) => {
  const { api } = await compare(
    { category, thumb: '', name: 'Menú' },
    { category, thumb: '/api/resource/7/thumb?v=2', name: 'Menú del día' },
  );
  expect(screen.queryAllByRole('button', { name: text('restoreOf', { field: form('thumb') }) })).toHaveLength(
    isRestorable ? 1 : 0,
  );
  await press(text('restoreAll'));
  await see(text('restored', { fields: isRestorable ? `${form('name')}, ${form('thumb')}` : form('name') }));
  const [sent] = api.callsTo(resourceCommands.UpdateResource);
  expect(sent).toMatchObject({ name: 'Menú' });
  expect(sent?.thumb).toBe(isRestorable ? '' : undefined);
});
