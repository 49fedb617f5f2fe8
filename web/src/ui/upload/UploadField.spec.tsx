import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { anyone, defineUploads, upload } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { fakeUploads } from '#testing/fake-upload';
import { renderApp } from '#testing/render-app';
import { act, fakeApi, press, screen, see, testArea, textsOf, waitFor, within } from '#testing/screen-kit';
import { UploadField } from './UploadField';
import { z } from 'zod';
import { uploadTexts } from '../texts';
import type { UploadedFile } from './use-uploads';

const text = textsOf(uploadTexts);

const { UploadPicture } = defineUploads('test', {
  UploadPicture: upload({
    method: 'POST',
    path: 'pictures',
    input: z.object({}),
    output: z.object({ Key: z.string(), filename: z.string() }),
    maxBytes: 1024,
    accepts: ['jpg', 'png'],
    access: anyone(),
    summary: '',
  }),
});

const picture = (number: number) => new File(['png'], `foto-${number}.png`, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));

let requests: ReturnType<typeof fakeUploads>;
const onChange = jest.fn<(files: readonly UploadedFile[]) => void>();
const onBusy = jest.fn<(isBusy: boolean) => void>();
const arrived = () => onChange.mock.calls.at(-1)?.[0].map(({ Key }) => Key);
const started = async (count: number) => waitFor(() => expect(requests.uploads).toHaveLength(count));

async function open(known: readonly UploadedFile[] = []) {
  const Screen = () => (
    <>
      <h1>Title</h1>
      <UploadField
        label="Fotos"
        contract={UploadPicture}
        max={3}
        known={known}
        onChange={onChange}
        onBusy={onBusy}
      />
    </>
  );
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': Screen })],
  });
  await screen.findByRole('button', { name: 'Fotos' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no input for files');
  expect(input.accept).toBe('.jpg,.jpeg,.png');
  // The field itself rejects them.
  return { choose: (files: readonly File[]) => userEvent.upload(input, [...files], { applyAccept: false }) };
}

beforeEach(() => {
  requests = fakeUploads();
});
afterEach(() => {
  requests.restore();
  jest.clearAllMocks();
});

describe('the field for files', () => {
  it('[R-WIZ-15] sends them two at a time, shows the progress of each, and that something is under way', async () => {
    const { choose } = await open();
    await choose(pictures(3));
    await started(2);
    expect(onBusy).toHaveBeenLastCalledWith(true);
    act(() => requests.uploads[0]?.progress(0.4));
    await see.role('progressbar', text('progress', { name: 'foto-1.png' }));
    expect(screen.getByText('40 %')).toBeTruthy();
    expect(screen.getByText(text('queued'))).toBeTruthy();
    act(() => requests.uploads[0]?.finish('a'));
    await started(3);
    act(() => requests.uploads[1]?.finish('b'));
    act(() => requests.uploads[2]?.finish('c'));
    await waitFor(() => expect(arrived()).toEqual(['a', 'b', 'c']));
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it('is one button for screen readers, with a name in the language (WCAG 4.1.2)', async () => {
    await open();
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons.filter((name) => /file upload/i.test(name ?? ''))).toEqual([]);
    expect(document.querySelector('input[type=file]')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('takes as many as there is room for, with a message; removing one clears it', async () => {
    const { choose } = await open([{ Key: 'known', filename: 'antes.png' }]);
    await choose(pictures(3));
    await see(text('tooMany', { max: 3 }));
    expect(within(screen.getByRole('list', { name: text('files') })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    await press(text('remove', { name: 'antes.png' }));
    see.noText(text('tooMany', { max: 3 }));
  });

  it('refuses a kind that is not accepted before a byte is sent, without offering a retry', async () => {
    const { choose } = await open();
    await choose([new File(['x'], 'lista.exe')]);
    await see(text('rejection.file_type_refused'));
    see.none('button', text('retry', { name: 'lista.exe' }));
    expect(requests.uploads).toHaveLength(0);
  });

  it('refuses what is too large before a byte is sent', async () => {
    const { choose } = await open();
    await choose([new File(['x'.repeat(1025)], 'enorme.png', { type: 'image/png' })]);
    await see(text('rejection.file_too_large'));
    see.none('button', text('retry', { name: 'enorme.png' }));
    expect(requests.uploads).toHaveLength(0);
  });

  it('cancels what runs and forgets it', async () => {
    const { choose } = await open();
    await choose(pictures(1));
    await started(1);
    await press(text('cancel', { name: 'foto-1.png' }));
    expect(requests.uploads[0]?.isAborted()).toBe(true);
    see.noText('foto-1.png');
  });

  it('tries again what failed for a while', async () => {
    const { choose } = await open();
    await choose(pictures(1));
    await started(1);
    act(() => requests.uploads[0]?.refuse('internal', 500));
    await press(text('retry', { name: 'foto-1.png' }));
    await started(2);
    act(() => requests.uploads[1]?.finish('a'));
    await waitFor(() => expect(arrived()).toEqual(['a']));
  });

  it('[W16] names the method of an archive that is packed by one that is not read', async () => {
    const { choose } = await open();
    await choose(pictures(1));
    await started(1);
    act(() => requests.uploads[0]?.refuse('archive_method_refused', 422, { method: 'LZMA' }));
    const refusal = text('rejection.archive_method_refused', { method: 'LZMA' });
    expect(refusal).toContain('LZMA');
    expect(await screen.findByText(refusal, { exact: false })).toBeTruthy();
  });

  it('shows a limit of the server as a size', async () => {
    const { choose } = await open();
    await choose(pictures(1));
    await started(1);
    act(() => requests.uploads[0]?.refuse('upload_volume_used', 413, { maxBytes: 2 * 1024 ** 3 }));
    const refusal = text('rejection.upload_volume_used', { size: '2 GB' });
    expect(await screen.findByText(refusal, { exact: false })).toBeTruthy();
  });

  it('announces nothing of the initial files', async () => {
    await open([{ Key: 'known', filename: 'antes.png' }]);
    await see('antes.png');
    expect(onChange).not.toHaveBeenCalled();
  });
});
