import { beforeEach, expect, it } from '@jest/globals';
import type { CallContract, QueryContract, Role } from '@portal/contracts/kernel';
import { screen, waitFor } from '@testing-library/react';
import type { AreaManifest } from '#core/area-manifest';
import { type FakeApi, refuse } from './fake-api';
import type { CollectionRow, FakeCollection } from './fake-collection';
import { app, inside, press, reads, recordText, screenKit, see, uiText } from './screen-kit';
import { widen } from './widen';

interface RecordAdmin<Row extends CollectionRow> {
  readonly area: AreaManifest;
  /** Of the list; forms are `add` and ids below it. */
  readonly path: string;
  readonly fake: (
    rows: readonly Row[],
    role?: Role,
  ) => { readonly api: FakeApi; readonly rows: FakeCollection<Row, QueryContract> };
  readonly aRow: (id: number) => Row;
  readonly nameOf: (row: Row) => string;
  readonly text: (key: 'title' | 'removeConfirm' | 'missing' | 'save') => string;
  /** May not see the list. */
  readonly excluded: Role;
  readonly push?: readonly [name: string, payload: object];
  /** Changes one field of the open form. */
  readonly edit?: () => Promise<unknown>;
  readonly update: CallContract;
}

type Versioned = CollectionRow & { readonly version: number };

/** What each declared record does; inside of a group that names the requirements of its area. */
export function testRecordAdmin<Row extends Versioned>(record: RecordAdmin<Row>): void {
  beforeEach(() => widen(400));
  testList(record);
  testForm(record);
}

function testList<Row extends Versioned>(record: RecordAdmin<Row>): void {
  const { area, path, fake, aRow, nameOf, text, excluded, push } = record;
  const open = screenKit(area, path);
  const shown = async () => (await inside('list', text('title'))).getAllByRole('listitem').length;
  const first = aRow(1);

  it(`is not for role ${excluded}`, async () => {
    open(fake([], excluded));
    await waitFor(() => expect(app.path()).not.toBe(path));
  });

  it('[U5] is deleted after a question, and comes back', async () => {
    const { rows } = open(fake([first, aRow(2)]));
    await press(recordText('remove', { name: nameOf(first) }));
    await press(uiText('cancel'));
    expect(rows.rows).toHaveLength(2);
    await press(recordText('remove', { name: nameOf(first) }));
    await press(text('removeConfirm'));
    await waitFor(async () => expect(await shown()).toBe(1));
    await press(uiText('undo'));
    await waitFor(async () => expect(await shown()).toBe(2));
  });

  if (push)
    it('shows what other administrators do', async () => {
      const { rows } = open(fake([first]));
      expect(await shown()).toBe(1);
      rows.add(aRow(2));
      app.push(...push);
      await waitFor(async () => expect(await shown()).toBe(2));
    });
}

const faster = { changed_by: 'user-3', changed_by_name: 'Marta Gil', changed_at: '2026-11-20T10:15:00.000Z' };

function testForm<Row extends Versioned>(record: RecordAdmin<Row>): void {
  const { area, path, fake, aRow, text, edit, update } = record;
  const open = screenKit(area, path);

  it('says that it is gone, and leads back to the list', async () => {
    open(fake([aRow(2)]), `${path}/1`);
    await see(text('missing'));
    const back = screen.getByRole('link', { name: recordText('backToList') });
    expect(back.getAttribute('href')).toBe(path);
  });

  if (edit)
    it('[R4] is saved with the version that was read, and tells who was faster', async () => {
      const { api } = open(fake([aRow(1)]), `${path}/1`);
      api.on(update, (input) => {
        const { id, version } = input as { id: number; version?: number };
        return version === undefined
          ? { id, version: 4, priority: 1 }
          : refuse('conflict', { status: 409, details: faster });
      });
      await edit();
      await press(text('save'));
      reads(await screen.findByRole('alert'), faster.changed_by_name, uiText('stillHere'));
      expect(api.callsTo(update)[0]).toMatchObject({ id: 1, version: aRow(1).version });
      await press(uiText('keepMine'));
      await see.path(path);
    });
}
