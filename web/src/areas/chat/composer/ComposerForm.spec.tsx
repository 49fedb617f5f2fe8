import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chatCommands } from '@portal/contracts/areas/chat';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeUploads } from '#testing/fake-upload';
import { chatArea } from '../index';
import { chatApi, type FakeChat } from '../testing/chat-api';
import { offline, refuse } from '#testing/fake-api';
import { textsOf } from '#testing/text-of';
import { uiTexts } from '#ui/texts/early';
import { uploadTexts } from '#ui/texts';
import { chatTexts, composerTexts } from '../texts';
import { field, log, lookAt, openOrder } from '../testing/OrderHost';

const text = textsOf(composerTexts);
const chatText = textsOf(chatTexts);
const uiText = textsOf(uiTexts, 'PT');
const uploadText = textsOf(uploadTexts, 'PT');

const restaurant = 1;
const keys = (chat: FakeChat) =>
  chat.api.requestsTo(chatCommands.PostOrderMessage).map(({ headers }) => headers['idempotency-key']);
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: text('send') });
const picture = (number: number) => new File(['png'], `foto-${number}.png`, { type: 'image/png' });
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));
/** What a fake upload is done with. */
const keyOf = (number: number) => String(number).repeat(32);

let requests: ReturnType<typeof fakeUploads>;
const finish = (place: number) => act(() => requests.uploads[place]?.finish(keyOf(place + 1)));
async function paste(files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.paste(await field(), { clipboardData: { files, items, types: ['Files'] } });
}

beforeEach(() => {
  lookAt(true);
  requests = fakeUploads();
});
afterEach(async () => {
  requests.restore();
  cleanup();
  await chatArea.forget?.(7);
  localStorage.clear();
  sessionStorage.clear();
});

describe('what one writes', () => {
  it('is sent by Enter, as it was typed, and stands there at once', async () => {
    const chat = chatApi(restaurant);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Primeira <linha>{Shift>}{Enter}{/Shift}segunda{Enter}');
    expect(await within(await log()).findByText(/Primeira <linha>/)).toBeTruthy();
    expect(chat.posted()).toEqual([
      { order_id: expect.any(String), message: 'Primeira &lt;linha&gt;<br>segunda', images: [] },
    ]);
    expect((await field()).value).toBe('');
    await waitFor(() => expect(screen.getByText(chatText('sent'))).toBeTruthy());
    expect(screen.getAllByText(/Primeira <linha>/)).toHaveLength(1);
  });

  it('[R-CHT-05] is not sent when it is empty', async () => {
    const chat = chatApi(restaurant);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), '   {Enter}');
    expect(send().disabled).toBe(true);
    expect(chat.posted()).toEqual([]);
  });

  it('is kept until it is sent, over a reload, and gone when the person signs out', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await userEvent.type(await field(), 'A meio de');
    cleanup();
    openOrder(chatApi(restaurant), restaurant);
    expect((await field()).value).toBe('A meio de');
    cleanup();
    await chatArea.forget?.(7);
    openOrder(chatApi(restaurant), restaurant);
    expect((await field()).value).toBe('');
  });
});

describe('what cannot be sent', () => {
  it('says that it waits, and is sent by itself when the network is back, with the same key: never twice', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    expect(await screen.findByText(chatText('waiting'))).toBeTruthy();
    chat.takeMessages();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(chatText('sent'))).toBeTruthy();
    const [first, second, ...more] = keys(chat);
    expect([first === second, more]).toEqual([true, []]);
  });

  it('says why it was refused, and is sent again when the person says so', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(chatText('failed'));
    chat.takeMessages();
    await userEvent.click(within(failed).getByRole('button', { name: chatText('retry') }));
    expect(await screen.findByText(chatText('sent'))).toBeTruthy();
  });

  it('outlives a reload', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await screen.findByText(chatText('waiting'));
    cleanup();
    chat.takeMessages();
    openOrder(chat, restaurant);
    expect(await screen.findByText(chatText('sent'))).toBeTruthy();
  });

  it('can be thrown away, and that can be taken back', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: chatText('discard') }));
    await waitFor(() => expect(screen.queryByText('Olá')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: uiText('undo') }));
    expect(await screen.findByText('Olá')).toBeTruthy();
  });
});

describe('what has not arrived', () => {
  const edit = () => screen.findByRole('button', { name: chatText('edit') });

  it('goes back into the field above what was begun meanwhile, and is sent as something new', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Shift>}{Enter}{/Shift}www.chain.example & nós{Enter}');
    await userEvent.type(await field(), 'Mais');
    await userEvent.click(await edit());
    expect((await field()).value).toBe('Olá\nwww.chain.example & nós\nMais');
    expect(document.activeElement).toBe(await field());
    chat.takeMessages();
    await userEvent.keyboard('!{Enter}');
    expect(await screen.findByText(chatText('sent'))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    const [first, second, ...more] = keys(chat);
    expect([first === second, more]).toEqual([false, []]);
  });

  it('is changed under its key where it may have arrived: never twice, also over a reload', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await userEvent.click(await edit());
    cleanup();
    chat.takeMessages();
    openOrder(chat, restaurant);
    await userEvent.type(await field(), ' a todos{Enter}');
    expect(await screen.findByText(chatText('sent'))).toBeTruthy();
    const [first, ...others] = keys(chat);
    expect(others).toEqual([first]);
    expect(chat.posted().at(-1)?.message).toBe('Olá a todos');
  });

  it('is something else once all of it was deleted', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => offline);
    openOrder(chat, restaurant);
    await userEvent.type(await field(), 'Olá{Enter}');
    await userEvent.click(await edit());
    chat.takeMessages();
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'Adeus{Enter}');
    expect(await screen.findByText(chatText('sent'))).toBeTruthy();
    const [first, second, ...more] = keys(chat);
    expect([first === second, more]).toEqual([false, []]);
  });

  it('[R-CHT-04] brings its images back, as many as there is room for', async () => {
    const chat = chatApi(restaurant);
    chat.api.on(chatCommands.PostOrderMessage, () => refuse('order_not_found', { status: 404 }));
    openOrder(chat, restaurant);
    await paste(pictures(2));
    await waitFor(() => expect(requests.uploads).toHaveLength(2));
    finish(0);
    finish(1);
    await userEvent.type(await field(), 'Vejam{Enter}');
    await userEvent.click(await edit());
    const files = await screen.findByRole('list', { name: uploadText('files') });
    expect(within(files).getAllByRole('listitem')).toHaveLength(2);
    chat.takeMessages();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chat.posted().at(-1)?.images).toEqual([keyOf(1), keyOf(2)]));
  });
});

describe('the images of a message', () => {
  it('[R-CHT-04] are pasted, tell how far they are, and go with the words', async () => {
    const chat = chatApi(restaurant);
    openOrder(chat, restaurant);
    await paste(pictures(2));
    const files = within(await screen.findByRole('list', { name: uploadText('files') }));
    act(() => requests.uploads[0]?.progress(0.4));
    expect(await files.findByText('40 %')).toBeTruthy();
    await userEvent.type(await field(), 'Vejam');
    expect(screen.getByText(text('uploading'))).toBeTruthy();
    expect(send().disabled).toBe(true);
    finish(0);
    finish(1);
    await waitFor(() => expect(send().disabled).toBe(false));
    await userEvent.click(send());
    expect(chat.posted().map(({ images }) => images)).toEqual([[keyOf(1), keyOf(2)]]);
    await waitFor(() => expect(screen.queryByRole('list', { name: uploadText('files') })).toBeNull());
  });

  it('[R-CHT-04] [R-ERR-13] are five at most; more show the image error and are not sent', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(6));
    expect((await screen.findByRole('alert')).textContent).toContain(
      chatText('rejection.too_many_message_images'),
    );
    const files = await screen.findByRole('list', { name: uploadText('files') });
    expect(within(files).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: /foto-5.png/ }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('can be cancelled, and tried again where that may help', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(2));
    await userEvent.click(
      await screen.findByRole('button', { name: uploadText('cancel', { name: 'foto-1.png' }) }),
    );
    expect(requests.uploads[0]?.isAborted()).toBe(true);
    act(() => requests.uploads[1]?.refuse('internal', 500));
    expect(await screen.findByText(text('failedImages'))).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: uploadText('retry', { name: 'foto-2.png' }) }));
    await waitFor(() => expect(requests.uploads).toHaveLength(3));
    finish(2);
    await waitFor(() => expect(screen.queryByText(text('failedImages'))).toBeNull());
  });

  it('[R-CHT-05] are not sent without words', async () => {
    openOrder(chatApi(restaurant), restaurant);
    await paste(pictures(1));
    await waitFor(() => expect(requests.uploads).toHaveLength(1));
    finish(0);
    expect(await screen.findByText(text('onlyImages'))).toBeTruthy();
    expect(send().disabled).toBe(true);
  });
});
