import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anyone, defineUploads, upload } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { fakeTus } from '#testing/fake-tus';
import { renderApp } from '#testing/render-app';
import { act, fakeApi, fireEvent, press, screen, see, testArea, textsOf, waitFor } from '#testing/screen-kit';
import { z } from 'zod';
import { UploadList } from '#ui/upload/UploadList';
import { UploadZone } from '#ui/upload/UploadZone';
import { uploadTexts } from '#ui/texts';
import { DropAnywhereOverlay } from './table/ResourcesScreen';
import { maxQueued, useUploadQueue } from '#ui/upload/use-upload-queue';

const uploadText = textsOf(uploadTexts);

const { UploadDocument } = defineUploads('test', {
  UploadDocument: upload({
    method: 'POST',
    path: 'uploader/resumable',
    input: z.object({}),
    output: z.object({ Key: z.string(), filename: z.string() }),
    maxBytes: 1024,
    accepts: ['pdf'],
    resumable: true,
    access: anyone(),
    summary: '',
  }),
});

const document_ = (number: number) => new File(['%PDF-1.7 cartel'], `cartel-${number}.pdf`);
const documents = (count: number) => Array.from({ length: count }, (_, index) => document_(index + 1));

let server: ReturnType<typeof fakeTus>['server'];
let restore: () => void;
const onArrived = jest.fn<(id: string, uploaded: { Key: string }) => void>();
const made = (method: string) => server.requests.filter((request) => request.startsWith(method));

function Queue() {
  const { uploads, add, retry, remove, isFull } = useUploadQueue({ onArrived });
  const take = (files: readonly File[]) => void add(UploadDocument, files);
  return (
    <>
      <UploadZone contract={UploadDocument} max={maxQueued} onFiles={take} />
      <DropAnywhereOverlay onFiles={take} />
      {isFull && <p>full</p>}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
    </>
  );
}

async function open() {
  const Screen = () => (
    <>
      <h1>Title</h1>
      <Queue />
    </>
  );
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': Screen })],
  });
  await screen.findByRole('button', { name: 'Elegir archivos' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no input for files');
  return (files: readonly File[]) => userEvent.upload(input, [...files], { applyAccept: false });
}

beforeEach(() => {
  ({ server, restore } = fakeTus());
});
afterEach(() => {
  restore();
  jest.clearAllMocks();
});

describe('the upload queue', () => {
  it('[R-ARS-16] [R-ARS-18] sends one at a time and shows the state of each', async () => {
    const choose = await open();
    server.isHolding = true;
    await choose(documents(2));
    await waitFor(() => expect(made('POST')).toHaveLength(1));
    expect(screen.getByText('0 %')).toBeTruthy();
    expect(screen.getByText(uploadText('queued'))).toBeTruthy();
    server.isHolding = false;
    act(() => server.release());
    await waitFor(() => expect(screen.getAllByText(uploadText('done'))).toHaveLength(2));
    expect(server.requests).toEqual([
      'POST /api/uploader/resumable',
      'PATCH /api/uploader/resumable/1',
      'POST /api/uploader/resumable',
      'PATCH /api/uploader/resumable/2',
    ]);
    expect(onArrived.mock.calls.map(([, { Key }]) => Key)).toEqual([
      'key of /api/uploader/resumable/1',
      'key of /api/uploader/resumable/2',
    ]);
  });

  it('[U9] shows that a file is being checked when all of it has been sent', async () => {
    const choose = await open();
    server.isSlowToCheck = true;
    await choose([document_(1)]);
    await see(uploadText('processing'));
    act(() => server.release());
    await see(uploadText('done'));
  });

  it('[U9] resumes after the connection dropped, as soon as there is one again', async () => {
    const choose = await open();
    server.cutsNextPiece = true;
    server.weather = 'dropped';
    server.isHolding = true;
    await choose([document_(1)]);
    await waitFor(() => expect(made('POST')).toHaveLength(1));
    server.weather = 'fine';
    act(() => server.release());
    await waitFor(() => expect(made('PATCH')).toHaveLength(1));
    server.weather = 'dropped';
    server.isHolding = false;
    act(() => server.release());
    await see(/Esperando la conexión · 47 %/);
    server.weather = 'fine';
    act(() => void window.dispatchEvent(new Event('online')));
    await see(uploadText('done'));
    expect(made('POST')).toHaveLength(1);
    expect(made('HEAD').length).toBeGreaterThan(0);
  });

  it('[U9] goes on at once where the network came back while a try was failing', async () => {
    const choose = await open();
    server.weather = 'dropped';
    await choose([document_(1)]);
    await screen.findByText(/Esperando la conexión/);
    server.isHolding = true;
    const before = server.requests.length;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(server.requests).toHaveLength(before + 1));
    act(() => void window.dispatchEvent(new Event('online')));
    server.isHolding = false;
    act(() => server.release());
    server.weather = 'fine';
    // The second wait would be two seconds.
    await waitFor(() => expect(screen.queryByText(uploadText('done'))).toBeTruthy(), { timeout: 1_000 });
  });

  it('[U9] shows for each file why it failed, and goes on with the next', async () => {
    const choose = await open();
    server.weather = 'refused';
    await choose([document_(1), new File(['x'], 'virus.exe')]);
    expect(await screen.findAllByText(uploadText('rejection.file_type_refused'))).toHaveLength(2);
    see.none('button', uploadText('retry', { name: 'cartel-1.pdf' }));
    server.weather = 'fine';
    await choose([document_(2)]);
    await see(uploadText('done'));
  });

  it('[U9] tries again what failed for a while', async () => {
    const choose = await open();
    server.weather = 'refused';
    server.refusal = { code: 'too_many_uploads', status: 429, details: { maxFiles: 500 } };
    await choose([document_(1)]);
    const again = await screen.findByRole('button', { name: uploadText('retry', { name: 'cartel-1.pdf' }) });
    server.weather = 'fine';
    await userEvent.click(again);
    await see(uploadText('done'));
  });

  it('cancels the current one, notifies the server, and goes on with the next', async () => {
    const choose = await open();
    server.isHolding = true;
    await choose(documents(2));
    await waitFor(() => expect(made('POST')).toHaveLength(1));
    act(() => server.release());
    await waitFor(() => expect(made('PATCH')).toHaveLength(1));
    await press(uploadText('cancel', { name: 'cartel-1.pdf' }));
    server.isHolding = false;
    act(() => server.release());
    await see(uploadText('done'));
    see.noText('cartel-1.pdf');
    expect(made('DELETE')).toHaveLength(1);
  });

  it('[U9] takes twenty and shows when there are more', async () => {
    const choose = await open();
    server.isHolding = true;
    await choose(documents(22));
    await see('full');
    expect(screen.getAllByRole('listitem')).toHaveLength(20);
  });

  it('takes files wherever on the page they are dropped', async () => {
    await open();
    const dataTransfer = { types: ['Files'], files: [document_(1)] };
    fireEvent.dragOver(document.body, { dataTransfer });
    await see(uploadText('dropAnywhere'));
    fireEvent.drop(document.body, { dataTransfer });
    await see(uploadText('done'));
    see.noText(uploadText('dropAnywhere'));
  });
});
