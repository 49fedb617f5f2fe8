import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { resourceCommands } from '@portal/contracts/areas/resources';
import { act, fireEvent, screen, waitFor, within, renderHook } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakePictures } from '#testing/fake-pictures';
import { fakeUploads } from '#testing/fake-upload';
import { press, screenKit, see, textsOf, type, uiText, widen } from '#testing/screen-kit';
import { cropTexts } from '#ui/texts';
import type { QueuedUpload } from '#ui/upload/use-upload-queue';
import { resourcesArea } from '../index';
import { adminApi, aResource, type FakeAdmin } from '../resources.testing';
import { formTexts, uploadsTexts } from '../texts';
import { uploadStore } from './resource-saving';
import { byUrgency, mergedByResource, useAutoClose } from './ResourceUploadsPanel';

const text = textsOf(uploadsTexts);
const cropText = textsOf(cropTexts);
const formText = textsOf(formTexts);

let uploads: ReturnType<typeof fakeUploads>;
let pictures: ReturnType<typeof fakePictures>;
beforeEach(() => {
  widen(1440);
  uploads = fakeUploads();
  pictures = fakePictures({ width: 1200, height: 1200, shown: 548 });
});
afterEach(() => {
  uploads.restore();
  pictures.restore();
  uploadStore.forget(7);
});

const open = screenKit(resourcesArea);
const toasts = () =>
  screen
    .queryAllByRole('button', { name: uiText('close') })
    .map((button) => button.parentElement?.textContent);
const tray = () => screen.findByRole('region', { name: text('title') });
const bodies = (fake: FakeAdmin, id: number) =>
  fake.api.callsTo(resourceCommands.UpdateResource).filter((input) => input.id === id);

async function cutPicture() {
  await screen.findByText(cropText('drop'));
  const input = document.querySelector('input[type="file"][accept="image/*"]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'foto.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: cropText('title') });
  fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
  const use = screen.getByRole<HTMLButtonElement>('button', { name: cropText('use') });
  await waitFor(() => expect(use.disabled).toBe(false));
  await userEvent.click(use);
  await screen.findByRole('img', { name: cropText('chosen') });
}

describe('a resource with a picture that is not uploaded yet', () => {
  it('[R-ARS-06] [R-ARS-16] [R-ARS-18] is saved with -1; the picture is uploaded, and then the resource gets its key', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await cutPicture();
    await press(formText('save'));
    await see(text('left', { count: 1 }), within(await tray()));
    expect(bodies(fake, 7)[0]).toMatchObject({ thumb: '-1' });
    await waitFor(() => expect(uploads.uploads).toHaveLength(1));
    const [upload] = uploads.uploads;
    expect(upload?.url).toContain('uploader/resource-thumb');
    act(() => upload?.progress(0.4));
    await see(/40 %/, within(await tray()));
    act(() => upload?.finish('thumb-key'));
    await waitFor(() => expect(bodies(fake, 7).at(-1)).toEqual({ id: 7, thumb: 'thumb-key' }));
    await see(text('allDone'), within(await tray()));
    expect(uploadStore.awaited(7)).toEqual([]);
    // The panel is the only message.
    expect(toasts()).toEqual([]);
  });

  it('[R-ARS-11] is neither missing nor uncut while it is being uploaded', async () => {
    const fake = adminApi([aResource({ id: 7, name: 'Menú', thumb: '', to_come: ['thumb'] })]);
    open(fake, '/admin/resources/7');
    await see(formText('awaited.thumb'));
    await cutPicture();
    const save = screen.getByRole('button', { name: formText('save') });
    await userEvent.click(save);
    await waitFor(() => expect(uploads.uploads).toHaveLength(1));
    await screen.findByText(formText('upToDate'));
    see.noText(formText('awaited.thumb'));
    await type(formText('name'), ' 2');
    await userEvent.click(save);
    await waitFor(() => expect(bodies(fake, 7).at(-1)?.name).toBe('Menú 2'));
  });

  it('[R-ARS-16] goes on uploading while one is elsewhere', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await cutPicture();
    await press(formText('save'));
    await waitFor(() => expect(uploads.uploads).toHaveLength(1));
    await screen.findByText(formText('upToDate'));
    await press(formText('cancel'), 'link');
    await see.path('/admin/resources');
    expect(uploads.uploads[0]?.isAborted()).toBe(false);
    act(() => uploads.uploads[0]?.finish('thumb-key'));
    await waitFor(() => expect(bodies(fake, 7).at(-1)).toEqual({ id: 7, thumb: 'thumb-key' }));
  });

  it('[R-ARS-18] that fails shows an error, and is uploaded with the next try', async () => {
    const fake = open(adminApi([aResource({ id: 7, name: 'Menú' })]), '/admin/resources/7');
    await cutPicture();
    await press(formText('save'));
    await waitFor(() => expect(uploads.uploads).toHaveLength(1));
    act(() => uploads.uploads[0]?.refuse('internal', 500));
    await press(/^Reintentar/, 'button', within(await tray()));
    await waitFor(() => expect(uploads.uploads).toHaveLength(2));
    act(() => uploads.uploads[1]?.finish('thumb-key'));
    await waitFor(() => expect(bodies(fake, 7).at(-1)).toEqual({ id: 7, thumb: 'thumb-key' }));
  });
});

it('[R-ERR-12] what was missing is no longer listed once it is there', async () => {
  open(adminApi(), '/admin/resources/add');
  await press(formText('saveNew'));
  await screen.findByText(formText('summary', { count: 5 }));
  await cutPicture();
  await screen.findByText(formText('summary', { count: 4 }));
  see.none('button', /^Miniatura:/);
});

describe('what an earlier page left behind', () => {
  it('[R-ARS-16] is offered again, with a link to the form, until dismissed', async () => {
    const awaited = [{ resourceId: 7, name: 'Menú', part: 'file', filename: 'menu.pdf' }];
    localStorage.setItem('resource-uploads-7', JSON.stringify(awaited));
    open(adminApi([aResource({ id: 7, to_come: ['file'] })]), '/admin/resources');
    const kept = within(await tray());
    expect(kept.getByText(text('interrupted', { file: 'menu.pdf', name: 'Menú' }))).toBeTruthy();
    await press(text('chooseAgain'), 'link', kept);
    await see(formText('awaited.file'));
    await press(text('forget'), 'button', within(await tray()));
    await waitFor(() => expect(localStorage.getItem('resource-uploads-7')).toBeNull());
  });

  it('[R-ARS-16] is saved to its resource when only that was missing', async () => {
    const awaited = [{ resourceId: 7, name: 'Menú', part: 'file', filename: 'menu.pdf', key: 'file-key' }];
    localStorage.setItem('resource-uploads-7', JSON.stringify(awaited));
    const fake = open(adminApi([aResource({ id: 7 })]), '/admin/resources');
    await waitFor(() => expect(bodies(fake, 7)).toEqual([{ id: 7, file: 'file-key' }]));
  });
});

type State = QueuedUpload['state'];
const rows = (thumb: State, file: State) => {
  const uploads = [
    { id: '7 thumb', state: thumb },
    { id: '7 file', state: file },
    { id: '8 thumb', state: 'queued' as const },
  ];
  const ownerOf = ({ id }: { id: string }) => {
    const [resourceId, part] = id.split(' ');
    return { resourceId: Number(resourceId), part: part as 'file' | 'thumb' };
  };
  return mergedByResource(uploads, ownerOf).map(({ id, state }) => `${id}: ${state}`);
};

it.each<[State, State, string[]]>([
  ['queued', 'queued', ['7 file: queued']],
  ['uploading', 'queued', ['7 file: uploading']],
  ['done', 'uploading', ['7 file: uploading']],
  ['uploading', 'done', ['7 file: uploading']],
  ['done', 'done', ['7 file: done']],
  ['failed', 'done', ['7 thumb: failed', '7 file: done']],
  ['queued', 'failed', ['7 file: failed']],
])('[R-ARS-18] a file and its picture are shown once: %s and %s', (thumb, file, expected) => {
  expect(rows(thumb, file)).toEqual([...expected, '8 thumb: queued']);
});

it('[U9] a list of uploads that is too short for all of them begins with what failed and what moves, and ends with what is done', () => {
  const states = ['done', 'failed', 'done', 'processing', 'queued', 'queued', 'failed'] as const;
  const uploads = states.map((state, at) => ({ state, name: `${at}` }));
  expect(byUrgency(uploads).map(({ name }) => name)).toEqual(['1', '6', '3', '4', '5', '0', '2']);
});

describe('uploads that are done', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[R-ARS-18] the uploads leave by themselves once all is done, but not from under the pointer', () => {
    const leave = jest.fn();
    const { result, rerender } = renderHook(({ isDone }) => useAutoClose(isDone, leave), {
      initialProps: { isDone: false },
    });
    const pass = () => act(() => jest.advanceTimersByTime(20_000));
    pass();
    expect(leave).not.toHaveBeenCalled();
    act(() => result.current.onMouseEnter());
    rerender({ isDone: true });
    pass();
    expect(leave).not.toHaveBeenCalled();
    act(() => result.current.onMouseLeave());
    pass();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
